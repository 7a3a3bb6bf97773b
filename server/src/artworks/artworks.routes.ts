import { doneAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { artworkContract, artworkOrder } from '@hwarang/domain/artworks/artworks.contract';
import { artworkViews } from '@hwarang/domain/artworks/views.contract';
import { wholeSchema } from '@hwarang/domain/contracts';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { callsOf } from '../platform/calls.ts';
import { byId, sendAnswer, sendJson } from '../records/query/collection.routes.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { artworksService } from './artworks.service.ts';
import { similarService } from './similar.service.ts';
import { viewsService } from './views.service.ts';

const reading = callsOf('art-works', 'read public records', 401, 403, 404, 429);
const looking = callsOf('art-works', 'read public records', 401, 403, 429);
const owning = callsOf('art-works', 'edit own records', 401, 403);
const ordering = callsOf('art-works', 'edit own records', 400, 401, 403);
const restoring = callsOf('art-works', 'edit own records', 401, 403, 404);

/** What artworks have beside the calls of every record. */
export const artworksRoutes =
  (services: Services, records: Records): FastifyPluginAsyncZod =>
  async (api) => {
    const artworks = artworksService(services, records);
    const similar = similarService(services, records);
    const works = z.array(wholeSchema(artworkContract));
    api.get(
      '/art-works/:id/similar',
      reading(works, { params: byId }, 'Works of others that are like one'),
      async (request, reply) => sendAnswer(request, reply, await similar(request.params.id, request)),
    );
    const views = viewsService(services);
    api.get('/art-works/views', owning(z.array(artworkViews), {}, 'How often my artworks were looked at'), (request) =>
      views.ofCaller(request.caller),
    );
    api.post(
      '/art-works/:id/views',
      looking(doneAnswer, { params: byId }, 'Say that a person looks at the page of a work'),
      (request) => views.look(request.params.id, request),
    );
    api.post('/art-works/order', ordering(doneAnswer, { body: artworkOrder }, 'Put my artworks in order'), (request) =>
      artworks.order(request.caller, request.body.ids),
    );
    api.post(
      '/art-works/:id/restore',
      restoring(wholeSchema(artworkContract), { params: byId }, 'Bring a deleted one back'),
      async (request, reply) => sendJson(reply, await artworks.restore(request.caller, request.params.id)),
    );
  };
