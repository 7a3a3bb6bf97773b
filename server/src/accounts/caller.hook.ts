import { Failure } from '@hwarang/domain/failures';
import type { FastifyInstance } from 'fastify';
import { visitor } from '../platform/caller.ts';
import type { Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For calls by which one becomes somebody: a token that has ended must not stand in the way of a new one. */
    ignoresToken?: boolean;
  }
}

/** Sets `request.caller` for every route that is declared after it in this scope. */
export function identifyCallers(api: FastifyInstance, sessions: Sessions): void {
  api.decorateRequest('caller');
  api.addHook('onRequest', async (request) => {
    request.caller = visitor;
    const token = bearerOf(request.headers.authorization);
    if (token === undefined || request.routeOptions.config.ignoresToken) return;
    const caller = await sessions.callerOf(token);
    if (!caller) throw new Failure('unauthorized', 'Invalid token.');
    request.caller = caller;
  });
  // A browser that is used by several people would keep what one of them has seen, for the others to find.
  api.addHook('onSend', async (request, reply) => {
    if (request.caller.role !== 'public' && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
}

function bearerOf(header: string | undefined): string | undefined {
  const [scheme, token, ...rest] = (header ?? '').trim().split(/\s+/);
  if (scheme?.toLowerCase() !== 'bearer') return undefined;
  return rest.length === 0 ? (token ?? '') : '';
}
