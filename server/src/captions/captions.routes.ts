import { refusals } from '@hwarang/domain/answers.contract';
import { captions, captionsRequest, labelsPreview, labelsRequest } from '@hwarang/domain/captions/captions.contract';
import type { FastifyReply } from 'fastify';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod';
import { mailOrigin } from '../platform/request-facts.ts';
import { byId, demands } from '../records/query/collection.routes.ts';
import type { Services } from '../services/services.ts';
import { captionsService } from './captions.service.ts';

const refused = refusals(400, 401, 403, 404);

export const captionsRoutes =
  (services: Services): FastifyPluginAsyncZod =>
  async (api) => {
    const service = captionsService(services);
    const onRequest = demands('manage captions');
    const tags = ['captions'];
    api.get(
      '/exhibitions/:id/captions',
      { onRequest, schema: { tags, params: byId, response: { 200: captions, ...refused } } },
      (request) => service.list(request.caller, request.params.id),
    );
    api.post(
      '/exhibitions/:id/captions/csv',
      { onRequest, schema: { tags, params: byId, body: captionsRequest, response: { 200: z.string(), ...refused } } },
      async (request, reply) => {
        const site = mailOrigin(services.config, request);
        const { title, body } = await service.csv(request.caller, request.params.id, request.body.lines, site);
        return sendFile(reply, `captions-${title}.csv`, 'text/csv; charset=utf-8', Buffer.from(body));
      },
    );
    api.post(
      '/exhibitions/:id/captions/labels',
      { onRequest, schema: { tags, params: byId, body: labelsRequest, response: { 200: z.unknown(), ...refused } } },
      async (request, reply) => {
        const site = mailOrigin(services.config, request);
        const { title, body } = await service.labels(request.caller, request.params.id, request.body, site);
        return sendFile(reply, `labels-${title}.pdf`, 'application/pdf', body);
      },
    );
    api.post(
      '/exhibitions/:id/captions/preview',
      { onRequest, schema: { tags, params: byId, body: labelsRequest, response: { 200: labelsPreview, ...refused } } },
      (request) =>
        service.preview(request.caller, request.params.id, request.body, mailOrigin(services.config, request)),
    );
  };

/** A file to be kept. Its name may be Korean; what a file system cannot hold is left out of it. */
export function sendFile(reply: FastifyReply, name: string, type: string, body: Buffer): FastifyReply {
  const kept = name.replace(/[\p{Cc}\\/:*?"<>|]+/gu, ' ').replace(/\s+/g, ' ');
  return reply
    .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(kept)}`)
    .header('cache-control', 'no-store')
    .type(type)
    .send(body);
}
