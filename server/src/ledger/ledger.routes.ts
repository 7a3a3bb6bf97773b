import { sale, salesAnswer, salesFileQuery, salesQuery } from '@hwarang/domain/ledger/ledger.contract';
import { recordId } from '@hwarang/domain/records.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { sendFile } from '../captions/captions.routes.ts';
import { callsOf } from '../platform/calls.ts';
import { repeatable, sentKey } from '../platform/sent-key.ts';
import type { Services } from '../services/services.ts';
import { ledgerService } from './ledger.service.ts';

const forStaff = callsOf('ledger', 'work for galleries', 400, 401, 403, 404, 409);
const params = z.object({ gallery: z.string() });
const ofSale = z.object({ gallery: z.string(), sale: recordId });
const body = z.record(z.string(), z.unknown());
const path = '/studio/:gallery/sales';
const csv = 'text/csv; charset=utf-8';

export const ledgerRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    const service = ledgerService(services);
    api.get(path, forStaff(salesAnswer, { params, querystring: salesQuery }), (request) =>
      service.list(request.caller, request.params.gallery, request.query),
    );
    api.post(path, forStaff(sale, { params, headers: repeatable, body }), (request) =>
      service.make(request.caller, request.params.gallery, request.body, sentKey(request)),
    );
    api.post(`${path}/:sale/void`, forStaff(sale, { params: ofSale, body }), (request) =>
      service.void(request.caller, request.params.gallery, request.params.sale, request.body),
    );
    const file = { params, querystring: salesFileQuery };
    api.get('/studio/:gallery/sales.csv', forStaff(z.string(), file), async (request, reply) => {
      const { gallery } = request.params;
      const text = await service.accountantFile(request.caller, gallery, request.query.year);
      return sendFile(reply, nameOf('sales', request.query.year), csv, Buffer.from(text));
    });
    api.get('/studio/:gallery/resale.csv', forStaff(z.string(), file), async (request, reply) => {
      const { gallery } = request.params;
      const text = await service.resaleFile(request.caller, gallery, request.query.year);
      return sendFile(reply, nameOf('resale-right', request.query.year), csv, Buffer.from(text));
    });
  };

const nameOf = (name: string, year: number | undefined): string => `${[name, year].filter(Boolean).join('-')}.csv`;
