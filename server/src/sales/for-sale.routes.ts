import { artworkContract } from '@hwarang/domain/artworks/artworks.contract';
import { wholeSchema } from '@hwarang/domain/contracts';
import { forSaleQuery } from '@hwarang/domain/sales/offers.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { callsOf } from '../platform/calls.ts';
import { byId, sendAnswer } from '../records/query/collection.routes.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { forSaleService } from './for-sale.service.ts';

const reading = callsOf('galleries', 'read public records', 400, 401, 403, 404, 429);
const answer = z.object({ count: z.number(), works: z.array(wholeSchema(artworkContract)) });

export const forSaleRoutes =
  (services: Services, records: Records): FastifyPluginAsyncZod =>
  async (api) => {
    const forSale = forSaleService(services, records);
    api.get(
      '/galleries/:id/for-sale',
      reading(answer, { params: byId, querystring: forSaleQuery }, 'Works that a gallery offers, the newest first'),
      async (request, reply) => sendAnswer(request, reply, await forSale(request.params.id, request.query, request)),
    );
  };
