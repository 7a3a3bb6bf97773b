import { createHmac, randomBytes } from 'node:crypto';
import type { FailureCode } from '@hwarang/domain/failures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { addressKey } from './address-key.ts';

/**
 * A request as the log tells of it: without the query, which can hold the code of a mail or the token of a picture, without the ticket of
 * an archive, the token of an invitation, the key of an enquiry or a mail address in the path, and without the network address.
 */
export const loggedRequest = ({ method, url, ip }: FastifyRequest) => ({
  method,
  path: (url.split('?', 1)[0] ?? '')
    .replace(
      /(\/(?:archive|jury\/invitations|gallery-invitations|api\/enquiries|(?<!kept\/)lists|unsubscribe)\/).+/,
      '$1…',
    )
    .replaceAll(/[^/]*(?:@|%40)[^/]*/gi, '…'),
  visitor: visitorOf(ip),
});

let day = '';
let key = randomBytes(32);

/**
 * Stands for an address until midnight UTC, so that an attack can be told from a quiet day. The key is never kept: nobody can find out the
 * address, not even with the database.
 */
function visitorOf(ip: string): string {
  const today = new Date().toISOString().slice(0, 10);
  if (today !== day) key = randomBytes(32);
  day = today;
  return createHmac('sha256', key).update(addressKey(ip)).digest('base64url').slice(0, 12);
}

const refusals: readonly FailureCode[] = ['unauthorized', 'forbidden', 'too-many'];

/** Without these an operator could not tell an attack from a quiet day. */
export function logRefusal(request: FastifyRequest, code: FailureCode): void {
  if (!refusals.includes(code)) return;
  request.log.warn({ refused: code, call: loggedRequest(request), user: request.caller?.userId }, 'refused');
}

/** How each attempt to sign in, register or change a password ended. Never who was named: people type passwords into the wrong field. */
export function logAttempts(api: FastifyInstance): void {
  api.addHook('preSerialization', async (request, reply, payload) => {
    if (request.method !== 'POST') return payload;
    const failed = reply.statusCode >= 400;
    const { user } = payload as { user?: { id?: string } };
    const outcome = { failed, status: reply.statusCode, user: user?.id ?? request.caller?.userId };
    request.log[failed ? 'warn' : 'info']({ call: loggedRequest(request), ...outcome }, 'account call');
    return payload;
  });
}
