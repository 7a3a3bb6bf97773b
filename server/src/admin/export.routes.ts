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

const atOnce = 2000;
const idLength = 24;

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
          const rows = Readable.from(rowsOf(records, request.caller, name, ids, exported));
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

/**
 * Each part is found by its ids: passing over what was written already would take longer with every part. The next part is read
 * while one is written.
 */
async function* rowsOf(
  records: Records,
  caller: Caller,
  name: string,
  ids: Buffer,
  exported: readonly string[],
): AsyncGenerator<unknown[]> {
  const part = (from: number): Promise<unknown[][]> | undefined => {
    const some = ids.toString('latin1', from * idLength, (from + atOnce) * idLength).match(/.{24}/g);
    return some ? records.values(caller, name, some, exported) : undefined;
  };
  let next = part(0);
  for (let from = atOnce; next; from += atOnce) {
    const rows = await next;
    next = part(from);
    // A reader that leaves meanwhile leaves nobody to hear of its failure.
    next?.catch(() => undefined);
    yield* rows;
  }
}
