import { type SQL, sql } from 'drizzle-orm';
import { files } from '../media/media.table.ts';
import type { Executor } from '../platform/database.ts';
import type { Orm } from '../platform/orm.ts';
import type { Columns, LinkTable } from '../records/write/rows.ts';

export type Outcome = 'new' | 'changed' | 'kept';

const bound = (value: unknown): SQL =>
  typeof value === 'object' && value !== null ? sql`${JSON.stringify(value)}::jsonb` : sql`${value}`;

/** A record that is newer here than in the export stays as it is: what people changed since the move is theirs. */
export async function putRecord(executor: Executor, table: string, columns: Columns): Promise<Outcome> {
  const names = Object.keys(columns).map((name) => sql.identifier(name));
  const sets = names.map((name) => sql`${name} = excluded.${name}`);
  const { rows } = await executor.execute<{ made: boolean }>(
    sql`insert into ${sql.identifier(table)} as kept (${sql.join(names, sql`, `)})
      values (${sql.join(Object.values(columns).map(bound), sql`, `)})
      on conflict (id) do update set ${sql.join(sets, sql`, `)} where kept.updated_at < excluded.updated_at
      returning xmax = 0 as made`,
  );
  const [row] = rows;
  return row === undefined ? 'kept' : row.made ? 'new' : 'changed';
}

/** Adds one record at the end of another's list, if it is not there. */
export async function addLink(executor: Executor, link: LinkTable, own: string, other: string): Promise<void> {
  const [table, ownName, otherName] = [link.table, link.own, link.other].map((name) => sql.identifier(name));
  await executor.execute(sql`insert into ${table} (${ownName}, ${otherName}, position)
    select ${own}, ${other}, coalesce(max(position) + 1, 0) from ${table} where ${ownName} = ${own} on conflict do nothing`);
}

export const knownFiles = async (orm: Orm): Promise<Set<string>> =>
  new Set((await orm.select({ id: files.id }).from(files)).map(({ id }) => id));

export async function artistOfUser(executor: Executor, user: string): Promise<string | undefined> {
  const { rows } = await executor.execute<{ id: string }>(sql`select id from artists where user_id = ${user}`);
  return rows[0]?.id;
}
