import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import type { LinkTable } from '../../records/write/rows.ts';
import type { Before } from './run-context.ts';
import { hashOf } from './write-all.store.ts';

export interface Trace {
  noun: string;
  record: string;
  row: number;
  before: Before | null;
  hash: string;
}

/** With the hash of each as it is now. What is changed a second time keeps what it was before the first. */
export async function addTrail(
  executor: Executor,
  importId: string,
  { noun, table, links }: { noun: string; table: string; links: readonly LinkTable[] },
  traces: readonly Omit<Trace, 'noun' | 'hash'>[],
): Promise<void> {
  if (traces.length === 0) return;
  await executor.execute(sql`
    insert into import_records as trail (import_id, noun, record, "row", before, hash)
    select ${importId}, ${noun}, kept.id, given."row", given.before, ${hashOf(links)}
    from jsonb_to_recordset(${JSON.stringify(traces)}::jsonb) as given(record char(24), "row" int, before jsonb)
      join ${sql.identifier(table)} kept on kept.id = given.record
    on conflict (import_id, record) do update set hash = excluded.hash`);
}

/** Of one noun behind a record, in the order of their ids. */
export async function trailBehind(
  executor: Executor,
  importId: string,
  noun: string,
  last: string,
  most: number,
): Promise<Trace[]> {
  const { rows } = await executor.execute<Trace & Record<string, unknown>>(sql`
    select noun, record, "row", nullif(before, 'null') as before, hash from import_records
    where import_id = ${importId} and noun = ${noun} and record > ${last} order by record limit ${most}`);
  return rows;
}

export async function nounsOfTrail(executor: Executor, importId: string): Promise<string[]> {
  const { rows } = await executor.execute<{ noun: string }>(
    sql`select distinct noun from import_records where import_id = ${importId}`,
  );
  return rows.map(({ noun }) => noun);
}

export async function forgetTrail(executor: Executor, importId: string): Promise<void> {
  await executor.execute(sql`delete from import_records where import_id = ${importId}`);
  await executor.execute(sql`update import_images set used = false where import_id = ${importId} and used`);
}
