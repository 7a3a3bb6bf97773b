import type { MediaFile } from '@hwarang/domain/media/file';
import { inArray, sql } from 'drizzle-orm';
import { files } from '../media/media.table.ts';
import type { Executor } from '../platform/database.ts';
import { publicViewer } from '../records/query/collection.ts';
import { joined, object, written } from '../records/query/json.ts';
import { filesCollection } from './files.record.ts';

const answer = joined(
  object(
    Object.entries(filesCollection.fields).map(([name, { type, value, notNull }]) => [
      name,
      written(type, value('file', publicViewer), notNull),
    ]),
  ),
);

/** One file as it travels, or null, as SQL over its id: `select ${fileJson('work.image_id')} from artworks work`. */
export const fileJson = (id: string): string =>
  `(select ${answer}::json from ${filesCollection.from('file')} where file.id = ${id})`;

/** Files as they travel, in the order of the ids; one that is not there is left out. */
export async function fileAnswers(executor: Executor, ids: string[]): Promise<MediaFile[]> {
  if (ids.length === 0) return [];
  const { rows } = await executor.execute<{ file: MediaFile }>(
    sql`select ${sql.raw(fileJson('files.id'))} as file from ${files} where ${inArray(files.id, ids)}`,
  );
  const byId = new Map(rows.map(({ file }) => [file.id, file]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
