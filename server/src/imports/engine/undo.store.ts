import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import type { Columns } from '../../records/write/rows.ts';
import type { ChangedSince } from '../imports.table.ts';
import type { TableShape } from './table-shape.store.ts';
import { given, list, setAsGiven } from './write-all.store.ts';

const name = sql.identifier;

/** As they were, with their version and times. */
export async function restoreAll(
  executor: Executor,
  table: string,
  shape: TableShape,
  rows: readonly Columns[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = [...shape.values()];
  const from = sql`from ${given(rows, columns)} where kept.id = given.id`;
  await executor.execute(sql`update ${name(table)} as kept set ${list(setAsGiven(columns))} ${from}`);
  // A record that is shown again notes when (the trigger note_published): since when it was public stands again as before.
  if (shape.has('published_at'))
    await executor.execute(
      sql`update ${name(table)} as kept set published_at = given.published_at ${from} and kept.published_at is distinct from given.published_at`,
    );
}

export async function deleteAll(executor: Executor, table: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await executor.execute(sql`delete from ${name(table)} where id = any(${sql.param([...ids])}::char(24)[])`);
}

interface Pointing {
  table: string;
  column: string;
  /** Whether its rows can be records of an import. */
  hasId: boolean;
}

/** Columns of other tables that point to this one. */
export async function pointingTo(executor: Executor, table: string): Promise<Pointing[]> {
  const { rows } = await executor.execute<Pointing & Record<string, unknown>>(sql`
    select c.conrelid::regclass::text as "table", a.attname as "column",
      exists (select from pg_attribute where attrelid = c.conrelid and attname = 'id' and not attisdropped) as "hasId"
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = ${table}::regclass and cardinality(c.conkey) = 1 order by 1, 2`);
  return rows;
}

/** Those of the records that something points to which this import did not write: to delete them would take it along. */
export async function pointedAt(
  executor: Executor,
  importId: string,
  from: { table: string; column: string; own: string | undefined },
  ids: readonly string[],
): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(sql`
    select distinct r.${name(from.column)} as id from ${name(from.table)} r
    where r.${name(from.column)} = any(${sql.param([...ids])}::char(24)[])
      ${from.own === undefined ? sql`` : sql`and not exists (select from import_records k where k.import_id = ${importId} and k.record = r.${name(from.own)}::char(24))`}`);
  return rows.map(({ id }) => id);
}

export async function titlesOf(
  executor: Executor,
  table: string,
  column: string,
  changed: readonly { row: number; record: string }[],
): Promise<ChangedSince[]> {
  const { rows } = await executor.execute<{ id: string; title: string | null }>(
    sql`select id, ${name(column)} as title from ${name(table)} where id = any(${sql.param(changed.map(({ record }) => record))}::char(24)[])`,
  );
  const titles = new Map(rows.map(({ id, title }) => [id, title ?? '']));
  return changed.map((one) => ({ ...one, title: titles.get(one.record) ?? '' }));
}
