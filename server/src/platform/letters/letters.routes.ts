import type { FastifyInstance } from 'fastify';
import { newLimiter } from '../limiter.ts';
import { newPage, openPageCache } from '../page-cache.ts';
import { sendBody } from '../send-body.ts';
import { takeLetters } from './letters.ts';
import { readLetters } from './letters-code.ts';
import { cutNames } from './typefaces.ts';

const keptAtMost = 32 * 1024 * 1024;
const waitAtMost = 100;
/** Letters never change. */
const never = { on: () => () => undefined, listening: true, outage: undefined };
const headers = {
  'content-type': 'application/octet-stream',
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
};

/**
 * The letters of a page alone. The address says which, so that any instance can answer. `styleSheet` gives the one of that name, if
 * this build has one.
 */
export function letterRoutes(app: FastifyInstance, styleSheet: (href: string) => string | undefined): void {
  const oneByOne = newLimiter({ concurrency: 1, waiting: waitAtMost });
  const cache = openPageCache(never, {
    bytes: keptAtMost,
    renders: waitAtMost,
    waiting: waitAtMost,
    nextTurn: async () => Number.POSITIVE_INFINITY,
  });

  app.get<{ Params: { list: string }; Querystring: { of?: unknown } }>(
    '/letters/:list',
    { schema: { hide: true } },
    async (request, reply) => {
      const { list } = request.params;
      const rules = /^[\w-]+\.css$/.test(list) ? styleSheet(`/assets/${list}`) : undefined;
      if (rules === undefined) return reply.callNotFound();
      const code = String(request.query.of ?? '');
      const page = await cache.get(`${list} ${code}`, async () => {
        const letters = readLetters(cutNames, code);
        return newPage(200, headers, await oneByOne.run(() => takeLetters(rules, letters)));
      });
      return sendBody(request, reply.headers(page.headers), page);
    },
  );
}
