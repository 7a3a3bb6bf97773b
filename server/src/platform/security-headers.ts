import { apiBase } from '@hwarang/domain/api';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

const headers: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** Nothing of the API is a page: opened by itself it loads, sends and frames nothing. */
const closed = "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
/** Scripts of workers go by the policy of their own answer. A page replaces this by its own, see page-policy.ts. */
const own = "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'self'";

/** What every answer says to the browser, whoever gives it. A browser remembers HSTS: only where the site is known to be https. */
export function sendSecurityHeaders(app: FastifyInstance, config: Config): void {
  const all = config.publicUrl?.startsWith('https:')
    ? { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : headers;
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({ ...all, 'content-security-policy': request.url.startsWith(`${apiBase}/`) ? closed : own });
  });
}
