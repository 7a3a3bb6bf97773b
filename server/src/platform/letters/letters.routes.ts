import type { FastifyInstance } from 'fastify';
import { openLine } from '../line.ts';
import { newPage, openPageCache } from '../page-cache.ts';
import { sendBody } from '../send-body.ts';
import { familiesOf } from './faces.ts';
import { openLetterCase } from './letters.ts';
import { readLetters } from './letters-code.ts';

const keptAtMost = 32 * 1024 * 1024;
const waitAtMost = 100;
/** Letters never change. */
const never = { on: () => () => undefined, listening: true };
const headers = {
  'content-type': 'application/octet-stream',
  'cache-control': 'public, max-age=31536000, immutable',
  vary: 'accept-encoding',
};

interface Build {
  /** The style sheet of that name, if this build has one. */
  styleSheet: (href: string) => string | undefined;
  /** Where a file of the build lies. */
  pathOf: (address: string) => string;
}

/** The letters of a page alone. The address says which, so that any instance can answer. */
export function letterRoutes(app: FastifyInstance, { styleSheet, pathOf }: Build): void {
  const letterCase = openLetterCase(pathOf);
  const oneByOne = openLine(1, waitAtMost);
  const cache = openPageCache(never, {
    bytes: keptAtMost,
    renders: waitAtMost,
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
        const letters = readLetters(familiesOf(rules), code);
        return newPage(200, headers, await oneByOne(() => letterCase.take(rules, letters)));
      });
      return sendBody(request, reply.headers(page.headers), page);
    },
  );
}
