import type { Readable } from 'node:stream';
import { captions, captionsRequest, labelsPreview, labelsRequest } from '@hwarang/domain/captions/captions.contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { callsOf } from '../platform/calls.ts';
import { mailOrigin } from '../platform/request-facts.ts';
import { byId } from '../records/query/collection.routes.ts';
import type { Services } from '../services/services.ts';
import { captionsService } from './captions.service.ts';

const forCurators = callsOf('captions', 'work for galleries', 400, 401, 403, 404);
const path = '/exhibitions/:id/captions';

export const captionsRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    const service = captionsService(services);
    const site = (request: FastifyRequest) => mailOrigin(services.config, request);
    const printed = { params: byId, body: labelsRequest };
    api.get(path, forCurators(captions, { params: byId }), (request) =>
      service.list(request.caller, request.params.id),
    );
    api.post(
      `${path}/csv`,
      forCurators(z.string(), { params: byId, body: captionsRequest }),
      async (request, reply) => {
        const { title, body } = await service.csv(request.caller, request.params.id, request.body, site(request));
        return sendFile(reply, `captions-${title}.csv`, 'text/csv; charset=utf-8', Buffer.from(body));
      },
    );
    api.post(`${path}/labels`, forCurators(z.unknown(), printed), async (request, reply) => {
      const left = new AbortController();
      reply.raw.once('close', () => left.abort());
      const { caller, params, body: wanted } = request;
      const { title, sheets, body } = await service.labels(caller, params.id, wanted, site(request), left.signal);
      // The file comes sheet by sheet: with their number a reader can tell how far it is.
      reply.header('x-sheets', sheets);
      return sendFile(reply, `labels-${title}.pdf`, 'application/pdf', body);
    });
    api.post(`${path}/preview`, forCurators(labelsPreview, printed), (request) =>
      service.preview(request.caller, request.params.id, request.body, site(request)),
    );
  };

/** A file to be kept. Its name may be Korean; what a file system cannot hold is left out of it. */
export function sendFile(reply: FastifyReply, name: string, type: string, body: Buffer | Readable): FastifyReply {
  const kept = name.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').replace(/\s+/g, ' ');
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(kept)}`)
    .header('cache-control', 'no-store')
    .type(type)
    .send(body);
}
