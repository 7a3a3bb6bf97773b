import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';

const headers: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin',
};

/** What every answer says to the browser, whoever gives it. A browser remembers HSTS: only where the site is known to be https. */
export function sendSecurityHeaders(app: FastifyInstance, config: Config): void {
  const all = config.publicUrl?.startsWith('https:')
    ? { ...headers, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }
    : headers;
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(all);
  });
}
