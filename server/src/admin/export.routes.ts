import { Readable } from 'node:stream';
import { refusals } from '@hwarang/domain/answers.contract';
import { stringify } from 'csv-stringify';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import type { Caller } from '../accounts/caller.ts';
import { csvOptions } from '../captions/captions.csv.ts';
import { demands, queryString } from '../platform/query/collection.routes.ts';
import type { Records } from '../platform/query/records.ts';

const columns = {
  artworks: [
    'id',
    'title',
    'title_en',
    'owner.localname',
    'owner.englishname',
    'material',
    'material_en',
    'size',
    'year',
    'is_exposed',
    'createdAt',
    'updatedAt',
  ],
  artists: [
    'id',
    'localname',
    'englishname',
    'usercountryname',
    'email',
    'mobile',
    'homepage',
    'is_exposed',
    'createdAt',
    'updatedAt',
  ],
};
const atOnce = 1000;

/** A whole table, filtered and sorted as asked, written out page by page: it is never in memory as a whole. */
export const exportRoutes =
  (records: Records): FastifyPluginAsync =>
  async (api) => {
    for (const [name, shown] of Object.entries(columns))
      api.get(
        `/admin/${name}.csv`,
        {
          onRequest: demands('see administration'),
          schema: { tags: [`admin/${name}`], response: { 200: z.string(), ...refusals(400, 401, 403) } },
        },
        async (request, reply) => {
          const question = queryString(request);
          // A wrong parameter is told before the first line has left.
          await records.count(request.caller, `admin/${name}`, withoutSort(question));
          const sheet = stringify({
            ...csvOptions,
            columns: shown.map((key) => ({ key, header: key })),
            cast: { boolean: String },
          });
          const rows = Readable.from(pages(records, request.caller, `admin/${name}`, question));
          rows.on('error', (failure) => sheet.destroy(failure));
          return reply
            .header('content-disposition', `attachment; filename*=UTF-8''${name}.csv`)
            .header('cache-control', 'no-store')
            .type('text/csv; charset=utf-8')
            .send(rows.pipe(sheet));
        },
      );
  };

async function* pages(records: Records, caller: Caller, name: string, question: string): AsyncGenerator<object> {
  for (let start = 0; ; start += atOnce) {
    const asked = [question, `_start=${start}`, `_limit=${atOnce}`].filter(Boolean).join('&');
    const rows = JSON.parse((await records.list(caller, name, asked)).body.toString('utf8')) as object[];
    yield* rows;
    if (rows.length < atOnce) return;
  }
}

const withoutSort = (question: string): string =>
  question
    .split('&')
    .filter((part) => !part.startsWith('_sort='))
    .join('&');
