import { refusals } from '@hwarang/domain/answers.contract';
import type { Capability } from '@hwarang/domain/roles';
import type { FastifyRequest } from 'fastify';
import type * as z from 'zod';
import { demand } from './caller.ts';

interface Taken {
  params?: z.ZodType;
  headers?: z.ZodType;
  querystring?: z.ZodType;
  body?: z.ZodType;
}

/**
 * The options of calls that have much in common: the tag in the API's document, who may call, and with what they may be refused. Whoever
 * may not is refused before anything of the request is read.
 */
export const callsOf =
  <Status extends number>(tag: string, capability: Capability | undefined, ...statuses: Status[]) =>
  <Answer extends z.ZodType, Schema extends Taken>(answer: Answer, taken: Schema & Taken, summary?: string) => ({
    ...(capability ? { onRequest: async (request: FastifyRequest) => demand(request.caller, capability) } : {}),
    schema: {
      tags: [tag],
      ...(summary ? { summary } : {}),
      ...(taken as Schema),
      response: { 200: answer, ...refusals(...statuses) },
    },
  });
