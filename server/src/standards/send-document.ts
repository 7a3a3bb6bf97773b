import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../records/query/answer-cache.ts';

/** Open to scripts of every site: these documents are made for viewers that stand elsewhere. */
export function allowEveryOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
    reply.header('access-control-expose-headers', 'etag, link, retry-after');
  });
}

/** A browser asks first when `Accept` names a profile, whose quotes are no plain header to it. */
export const answerPreflight = async (_request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
  reply
    .headers({
      'access-control-allow-methods': 'GET, HEAD, POST, OPTIONS',
      'access-control-allow-headers': 'accept, content-type, if-none-match',
      'access-control-max-age': 86_400,
    })
    .code(204)
    .send();

/** Kept by browsers and proxies, which ask with each use whether it still holds: what is withdrawn is gone at once. */
export function sendDocument(
  request: FastifyRequest,
  reply: FastifyReply,
  { body, etag, age }: Answer,
  type: string,
): FastifyReply {
  reply.header('cache-control', 'no-cache');
  if (etag) reply.header('etag', etag);
  if (age !== undefined) reply.header('age', age);
  return etag && request.headers['if-none-match']?.includes(etag)
    ? reply.code(304).send()
    : reply.header('content-type', type).send(body);
}
