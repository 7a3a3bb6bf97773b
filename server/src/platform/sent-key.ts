import type { FastifyRequest } from 'fastify';
import * as z from 'zod';

const keyHeader = 'idempotency-key';

/** Of calls that make something: a key chosen by the client, and the same when it sends that again. */
export const repeatable = z.looseObject({
  [keyHeader]: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'must be up to 200 visible characters of ASCII')
    .optional(),
});

export const sentKey = ({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined => {
  const key = headers[keyHeader];
  return typeof key === 'string' ? key : undefined;
};

/** What somebody writes, and the key by which it is known when it is sent a second time. */
export interface Written {
  text: string;
  key?: string | undefined;
}

export const writtenOf = (request: Pick<FastifyRequest, 'headers'> & { body: { text: string } }): Written => ({
  text: request.body.text,
  key: sentKey(request),
});
