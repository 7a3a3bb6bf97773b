import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { FastifyPluginAsync } from 'fastify';
import * as z from 'zod';
import { csvOptions } from '../captions/captions.csv.ts';
import type { Caller } from '../platform/caller.ts';
import { callsOf } from '../platform/calls.ts';
import { queryString } from '../records/query/collection.routes.ts';
import type { Records } from '../records/query/records.ts';
import { tableName } from '../records/registry.ts';

const atOnce = 500;

/** A whole table, filtered and sorted as asked, written out part by part: only its ids are ever in memory as a whole. */
export const exportRoutes =
  (records: Records): FastifyPluginAsync =>
  async (api) => {
    for (const record of records.registry.administrated) {
      const { exported } = record.admin;
      const name = tableName(record);
      if (!exported) continue;
      api.get(
        `/${name}.csv`,
        callsOf(name, 'see administration', 400, 401, 403)(z.string(), {}),
        async (request, reply) => {
          const question = queryString(request);
          // A wrong parameter is told before the first line has left.
          const ids = await records.ids(request.caller, name, question);
          const sheet = stringify({
            ...csvOptions,
            columns: exported.map((key) => ({ key, header: key })),
            cast: { ...csvOptions.cast, boolean: String },
          });
          const rows = Readable.from(parts(records, request.caller, name, ids));
          // An end of either ends the other: a reader that leaves stops the reading, a failed query breaks the download.
          pipeline(rows, sheet, () => undefined);
          return reply
            .header('content-disposition', `attachment; filename*=UTF-8''${record.table}.csv`)
            .header('cache-control', 'no-store')
            .type('text/csv; charset=utf-8')
            .send(sheet);
        },
      );
    }
  };

/** Each part is found by its ids: passing over what was written already would take longer with every part. */
async function* parts(records: Records, caller: Caller, name: string, ids: string[]): AsyncGenerator<object> {
  for (let from = 0; from < ids.length; from += atOnce) {
    const wanted = ids.slice(from, from + atOnce);
    const question = [`_limit=${atOnce}`, `_sort=id:ASC`, ...wanted.map((id) => `id_in=${id}`)].join('&');
    const rows = JSON.parse((await records.list(caller, name, question)).body.toString('utf8')) as { id: string }[];
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const id of wanted) {
      const row = found.get(id);
      if (row) yield row;
    }
  }
}
