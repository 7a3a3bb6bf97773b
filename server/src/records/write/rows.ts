import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import { newId } from '../../platform/ids.ts';

export type Columns = Record<string, unknown>;

const bound = (value: unknown): SQL =>
  typeof value === 'object' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;
const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);

export async function insertRow(executor: Executor, table: string, columns: Columns): Promise<string> {
  const all: Columns & { id: string } = { id: newId(), ...columns };
  const names = Object.keys(all).map((name) => sql.identifier(name));
  await executor.execute(
    sql`insert into ${sql.identifier(table)} (${sql.join(names, sql`, `)}) values (${list(Object.values(all).map(bound))})`,
  );
  return all.id;
}

/** The same values for all of them. */
export async function updateRows(executor: Executor, table: string, ids: string[], columns: Columns): Promise<void> {
  const sets = Object.entries(columns).map(([name, value]) => sql`${sql.identifier(name)} = ${bound(value)}`);
  await executor.execute(
    sql`update ${sql.identifier(table)} set ${list([...sets, sql`version = version + 1`, sql`updated_at = now()`])} where id in (${among(ids)})`,
  );
}

const among = (ids: string[]): SQL => list(ids.map((id) => sql`${id}`));

export async function deleteRow(executor: Executor, table: string, id: string): Promise<void> {
  await executor.execute(sql`delete from ${sql.identifier(table)} where id = ${id}`);
}

export type Row = { id: string; version: number } & Record<string, unknown>;

/** The rows, held until the transaction ends: two edits at once take turns, always in the same order. */
export async function holdRows(executor: Executor, table: string, ids: string[]): Promise<Map<string, Row>> {
  const { rows } = await executor.execute<{ id: string; version: number }>(
    sql`select * from ${sql.identifier(table)} where id in (${among(ids)}) order by id for update`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

export const holdRow = async (executor: Executor, table: string, id: string): Promise<Row | undefined> =>
  (await holdRows(executor, table, [id])).get(id);

export interface LinkTable {
  table: string;
  own: string;
  other: string;
}

/** The list as it is given, in its order. What stays is not taken out in between: that would be announced as withdrawn. */
export async function putLinks(executor: Executor, link: LinkTable, id: string, given: string[]): Promise<void> {
  const others = [...new Set(given)];
  const table = sql.identifier(link.table);
  const [own, other] = [sql.identifier(link.own), sql.identifier(link.other)];
  const gone = others.length === 0 ? sql`true` : sql`${other} not in (${among(others)})`;
  await executor.execute(sql`delete from ${table} where ${own} = ${id} and ${gone}`);
  if (others.length === 0) return;
  const rows = others.map((one, index) => sql`(${id}, ${one}, ${index})`);
  await executor.execute(
    sql`insert into ${table} as link (${own}, ${other}, position) values ${list(rows)}
      on conflict (${own}, ${other}) do update set position = excluded.position where link.position <> excluded.position`,
  );
}

export async function linkedIds(executor: Executor, link: LinkTable, id: string): Promise<string[]> {
  const other = sql.identifier(link.other);
  const { rows } = await executor.execute<{ other: string }>(
    sql`select ${other} as other from ${sql.identifier(link.table)} where ${sql.identifier(link.own)} = ${id} order by position, ${other}`,
  );
  return rows.map((row) => row.other);
}

/** Those of the ids that the table does not hold. */
export async function missingIds(executor: Executor, table: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await executor.execute<{ id: string }>(
    sql`select id from ${sql.identifier(table)} where id in (${among(ids)})`,
  );
  const found = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !found.has(id));
}
