import { bookletQuery } from '@hwarang/domain/juries/booklet.contract';
import { callNumbers } from '@hwarang/domain/juries/numbers.contract';
import { bySlug } from '@hwarang/domain/open-calls/open-calls.contract';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { sendFile } from '../captions/captions.routes.ts';
import { noStore } from '../platform/answers.ts';
import { callsOf } from '../platform/calls.ts';
import type { Services } from '../services/services.ts';
import { booklet } from './booklet.service.ts';
import { numbersOfCall } from './numbers.service.ts';

const forCurators = callsOf('open-calls', 'manage open calls', 400, 401, 403, 404, 409, 503);

export const numbersRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    api.addHook('onSend', noStore);
    api.get(
      '/open-calls/:slug/numbers',
      forCurators(callNumbers, { params: bySlug }, 'Entries over time, by country, medium and age; jurors’ progress'),
      (request) => numbersOfCall(services, request.caller, request.params.slug),
    );
    api.get(
      '/open-calls/:slug/booklet.pdf',
      forCurators(z.unknown(), { params: bySlug, querystring: bookletQuery }, 'The entries as PDF, blind or open'),
      async (request, reply) => {
        const left = new AbortController();
        reply.raw.once('close', () => left.abort());
        const { caller, params, query } = request;
        const { title, isBlind, body } = await booklet(services, caller, params.slug, query, left.signal);
        return sendFile(reply, `${title}${isBlind ? ' (blind)' : ''}.pdf`, 'application/pdf', body);
      },
    );
  };
