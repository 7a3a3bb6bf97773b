import type { Capability } from '@hwarang/domain/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { demand } from '../../accounts/caller.ts';
import type { Answer } from './answer-cache.ts';
import type { Records } from './records.ts';
import { badParameter } from './values.ts';

type ById = { Params: { id: string } };

/** The three reads that every collection answers, in the original's addresses. */
export function readRoutes(api: FastifyInstance, records: Records, name: string, capability: Capability): void {
  api.get(`/${name}`, async (request, reply) => {
    demand(request.caller, capability);
    return sendAnswer(request, reply, await records.list(request.caller, name, queryString(request)));
  });
  api.get(`/${name}/count`, async (request, reply) => {
    demand(request.caller, capability);
    return sendAnswer(request, reply, await records.count(request.caller, name, queryString(request)));
  });
  api.get<ById>(`/${name}/:id`, async (request, reply) => {
    demand(request.caller, capability);
    const [parameter] = Object.keys(request.query as object);
    if (parameter !== undefined) throw badParameter(parameter, 'is not known here');
    return sendAnswer(request, reply, await records.one(request.caller, name, request.params.id));
  });
}

/** What everyone may see has a tag, by which a browser asks whether its copy is still good; the rest is never kept. */
function sendAnswer(request: FastifyRequest, reply: FastifyReply, { body, etag }: Answer): FastifyReply {
  reply.header('vary', 'authorization');
  reply.header('cache-control', etag ? 'no-cache' : 'private, no-cache');
  if (etag) reply.header('etag', etag);
  return etag && request.headers['if-none-match']?.includes(etag) ? reply.code(304).send() : sendJson(reply, body);
}

/** JSON that is written already. */
export const sendJson = (reply: FastifyReply, body: Buffer): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(body);

export function queryString({ raw }: FastifyRequest): string {
  const { url = '' } = raw;
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}
