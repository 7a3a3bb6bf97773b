import { doneAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { refusals } from '@hwarang/domain/answers.contract';
import { artworkContract, artworkOrder } from '@hwarang/domain/artworks/artworks.contract';
import { wholeSchema } from '@hwarang/domain/contracts';
import type { FastifyPluginAsync } from 'fastify';
import type * as z from 'zod';
import { byId, demands, sendJson } from '../records/query/collection.routes.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { artworksService } from './artworks.service.ts';

/** What artworks have beside the calls of every record. */
export const artworksRoutes =
  (services: Services, records: Records): FastifyPluginAsync =>
  async (api) => {
    const artworks = artworksService(services, records);
    const tags = ['art-works'];
    const onRequest = demands('edit own records');
    api.post<{ Body: z.infer<typeof artworkOrder> }>(
      '/art-works/order',
      {
        onRequest,
        schema: {
          tags,
          summary: 'Put my artworks in order',
          body: artworkOrder,
          response: { 200: doneAnswer, ...refusals(400, 401, 403) },
        },
      },
      (request) => artworks.order(request.caller, request.body.ids),
    );
    api.post<{ Params: { id: string } }>(
      '/art-works/:id/restore',
      {
        onRequest,
        schema: {
          tags,
          summary: 'Bring a deleted one back',
          params: byId,
          response: { 200: wholeSchema(artworkContract), ...refusals(401, 403, 404) },
        },
      },
      async (request, reply) => sendJson(reply, await artworks.restore(request.caller, request.params.id)),
    );
  };
