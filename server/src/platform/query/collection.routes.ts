import type { Capability } from '@hwarang/domain/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { demand } from '../../accounts/caller.ts';
import type { Records } from './records.ts';

/** The three reads that every collection answers, in the original's addresses. */
export function readRoutes(api: FastifyInstance, records: Records, name: string, capability: Capability): void {
  api.get(`/${name}`, async (request, reply) => {
    demand(request.caller, capability);
    return sendJson(reply, await records.list(request.caller, name, queryString(request)));
  });
  api.get(`/${name}/count`, async (request, reply) => {
    demand(request.caller, capability);
    return sendJson(reply, await records.count(request.caller, name, queryString(request)));
  });
  api.get<{ Params: { id: string } }>(`/${name}/:id`, async (request, reply) => {
    demand(request.caller, capability);
    return sendJson(reply, await records.one(request.caller, name, request.params.id));
  });
}

/** JSON that is written already. */
export const sendJson = (reply: FastifyReply, body: Buffer): FastifyReply =>
  reply.type('application/json; charset=utf-8').send(body);

export function queryString({ raw }: FastifyRequest): string {
  const { url = '' } = raw;
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}
