import type { Capability } from '@hwarang/domain/roles';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { callsOf } from '../../platform/calls.ts';
import { noteReads } from '../../platform/reads.ts';
import type { Answer } from './answer-cache.ts';
import type { Collection } from './collection.ts';
import { searchesCounted } from './compile.ts';
import { filterParameters, pageParameters, searchParameters } from './documented.ts';
import type { Records } from './records.ts';
import { badParameter } from './values.ts';

type ById = { Params: { id: string } };

export interface ReadContract {
  collection: Collection;
  answer: z.ZodType;
  capability: Capability;
}

const countMeans = `How many there are. A search in texts (\`_q\`, \`text_contains\`) is counted up to ${searchesCounted}: then the answer has the header \`x-count: at-least\``;

/** The three reads that every collection answers, in the original's addresses. */
export function readRoutes(api: FastifyInstance, records: Records, contract: ReadContract): void {
  const { collection, answer, capability } = contract;
  const { name } = collection;
  const filters = { ...filterParameters(collection), ...searchParameters };
  const lists = callsOf(name, capability, 400, 401, 403, 429);
  const details = callsOf(name, capability, 400, 401, 403, 404, 429);
  api.get(
    `/${name}`,
    { ...lists(z.array(answer), {}, 'A list'), config: { document: { query: { ...pageParameters, ...filters } } } },
    async (request, reply) =>
      sendAnswer(request, reply, await records.list(request.caller, name, queryString(request), request)),
  );
  api.get(
    `/${name}/count`,
    { ...lists(z.number(), {}, countMeans), config: { document: { query: filters } } },
    async (request, reply) =>
      sendAnswer(request, reply, await records.count(request.caller, name, queryString(request), request)),
  );
  for (const [choice, declared] of Object.entries(collection.choices ?? {}))
    api.get(
      `/${name}/${choice}`,
      {
        ...lists(z.array(declared.answer), {}, `The ${choice} of a list, to filter it by`),
        config: { document: { query: filters } },
      },
      async (request, reply) =>
        sendAnswer(request, reply, await records.choices(request.caller, name, choice, queryString(request), request)),
    );
  api.get<ById>(`/${name}/:id`, details(answer, { params: byId }, 'One record'), async (request, reply) => {
    const [parameter] = Object.keys(request.query as object);
    if (parameter !== undefined) throw badParameter(parameter, 'is not known here');
    return sendAnswer(request, reply, await records.one(request.caller, name, request.params.id, request));
  });
}

export const byId = z.object({ id: z.string() });

/** What everyone may see has a tag, by which a browser asks whether its copy is still good; the rest is never kept. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const { body, reads, content, etag, age, atLeast } = answer;
  if (reads) noteReads(reply.raw, reads, content);
  reply.header('vary', 'authorization');
  reply.header('cache-control', etag ? 'no-cache' : 'no-store');
  if (etag) reply.header('etag', etag);
  if (age !== undefined) reply.header('age', age);
  if (atLeast) reply.header('x-count', 'at-least');
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
