import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import type { FilePlace } from '../records/record.ts';
import { type Registry, singularOf, type Written } from '../records/registry.ts';
import type { Row } from '../records/write/rows.ts';

/** A field of a record that holds files. */
export interface Place {
  record: Written;
  place: FilePlace;
}

/** By the names clients of the original use for a model, and its field. */
export function placeOf({ written }: Registry, ref: string, field: string): Place | undefined {
  const [name = ''] = ref
    .toLowerCase()
    .replace(/^application::/, '')
    .split('.');
  for (const record of written) {
    const isMeant = [record.name, record.table].some((own) => singularOf(own) === singularOf(name));
    const place = isMeant ? record.files.find((one) => one.field === field) : undefined;
    if (place) return { record, place };
  }
  return undefined;
}

export async function findRow(executor: Executor, { record }: Place, id: string): Promise<Row | undefined> {
  const { rows } = await executor.execute<Row>(sql`select * from ${sql.identifier(record.table)} where id = ${id}`);
  const [row] = rows;
  return row && record.write.isGone?.(row) ? undefined : row;
}

/** The only file of a field, or more at the end of its list. */
export async function putFiles(
  executor: Executor,
  { record, place }: Place,
  id: string,
  files: string[],
): Promise<void> {
  const touched = sql`update ${sql.identifier(record.table)} set updated_at = now()`;
  if ('column' in place) {
    await executor.execute(sql`${touched}, ${sql.identifier(place.column)} = ${files[0]} where id = ${id}`);
    return;
  }
  const [table, own, other] = [place.link.table, place.link.own, place.link.other].map((name) => sql.identifier(name));
  const list = sql.join(
    files.map((file, index) => sql`(${file}, ${index}::int)`),
    sql`, `,
  );
  await executor.execute(sql`insert into ${table} (${own}, ${other}, position)
    select ${id}, added.file, added.place + (select coalesce(max(position), -1) + 1 from ${table} where ${own} = ${id})
    from (values ${list}) added (file, place)`);
  await executor.execute(sql`${touched} where id = ${id}`);
}
