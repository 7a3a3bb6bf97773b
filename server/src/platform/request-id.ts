import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

export const requestIdHeader = 'x-request-id';

/** What nginx, HAProxy and Envoy make. Anything longer or stranger is a client's text, which has no place in a log. */
const wellFormed = /^[\w-]{8,64}$/;

/** The id that a trusted proxy gave, so that its log and ours can be read together; else one of our own. */
export const requestIdOf =
  ({ trustProxy }: { trustProxy: boolean }) =>
  ({ headers, socket }: IncomingMessage): string => {
    const given = headers[requestIdHeader];
    // The pages ask the API within the process, under the id of the page.
    const isTrusted = trustProxy || !(socket instanceof Socket);
    return isTrusted && typeof given === 'string' && wellFormed.test(given) ? given : randomUUID();
  };

/** Whoever reports a failure can name it. */
export function answerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => void reply.header(requestIdHeader, request.id));
}
