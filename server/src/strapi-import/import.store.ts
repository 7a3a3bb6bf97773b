import { type SQL, sql } from 'drizzle-orm';
import { files } from '../media/media.table.ts';
import type { Executor } from '../platform/database.ts';
import type { Orm } from '../platform/orm.ts';
import type { Columns, LinkTable } from '../records/write/rows.ts';

export type Outcome = 'new' | 'changed' | 'kept';

const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
/** A list of any length is one parameter. */
const json = (value: unknown): SQL => sql`${JSON.stringify(value)}::json`;
const idsIn = (ids: readonly string[]): SQL =>
  sql`(select one::char(24) from json_array_elements_text(${json(ids)}) one)`;

/** Those that are here, and not older than in the export: what people changed since the move is theirs. */
export async function keptIds(
  executor: Executor,
  table: string,
  given: readonly { id: string; updated_at: string }[],
): Promise<Set<string>> {
  const { rows } = await executor.execute<{ id: string }>(
    sql`select kept.id from json_to_recordset(${json(given)}) as given (id char(24), updated_at timestamptz)
      join ${sql.identifier(table)} kept on kept.id = given.id where kept.updated_at >= given.updated_at`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Rows with the same columns, no id twice. */
async function putAlike(executor: Executor, table: string, rows: readonly Columns[]): Promise<[string, Outcome][]> {
  const names = Object.keys(rows[0] ?? {}).map((name) => sql.identifier(name));
  const sets = names.map((name) => sql`${name} = excluded.${name}`);
  const { rows: written } = await executor.execute<{ id: string; made: boolean }>(
    sql`insert into ${sql.identifier(table)} as kept (${sql.join(names, sql`, `)})
      select ${sql.join(names, sql`, `)} from json_populate_recordset(null::${sql.identifier(table)}, ${json(rows)})
      on conflict (id) do update set ${list(sets)} where kept.updated_at < excluded.updated_at
      returning id, xmax = 0 as made`,
  );
  return written.map(({ id, made }) => [id, made ? 'new' : 'changed']);
}

/**
 * Writes the rows, one statement for all that have the same columns. A column that a row does not have stays as it is here, or has its
 * default. What is newer here than in the export stays as it is, and is not among the answers.
 */
export async function putRecords(
  executor: Executor,
  table: string,
  rows: readonly Columns[],
): Promise<[string, Outcome][]> {
  const alike = new Map<string, Columns[]>();
  for (const row of rows) {
    const shape = Object.keys(row).join(' ');
    const same = alike.get(shape);
    if (same) same.push(row);
    else alike.set(shape, [row]);
  }
  const written: [string, Outcome][] = [];
  for (const same of alike.values()) for (const one of await putAlike(executor, table, same)) written.push(one);
  return written;
}

/** Those of the ids that the table holds. */
export async function presentIds(executor: Executor, table: string, ids: Iterable<string>): Promise<Set<string>> {
  const asked = [...ids];
  if (asked.length === 0) return new Set();
  const { rows } = await executor.execute<{ id: string }>(
    sql`select id from ${sql.identifier(table)} where id = any (array${idsIn(asked)})`,
  );
  return new Set(rows.map(({ id }) => id));
}

export interface OwnList {
  own: string;
  others: readonly string[];
  /** Of a record that was made just now there is nothing to take out. */
  isNew: boolean;
}

const namesOf = ({ table, own, other }: LinkTable) => ({
  table: sql.identifier(table),
  own: sql.identifier(own),
  other: sql.identifier(other),
});

/** The lists as they are given, in their order. What stays is not taken out in between: that would be announced as withdrawn. */
export async function putLists(executor: Executor, link: LinkTable, lists: readonly OwnList[]): Promise<void> {
  const { table, own, other } = namesOf(link);
  const rows = lists.flatMap(({ own, others }) => others.map((other, position) => ({ own, other, position })));
  const given = sql`json_to_recordset(${json(rows)}) as given (own char(24), other char(24), position integer)`;
  const changed = lists.filter(({ isNew }) => !isNew).map(({ own }) => own);
  if (changed.length > 0)
    await executor.execute(sql`delete from ${table} link where link.${own} = any (array${idsIn(changed)})
      and not exists (select from ${given} where given.own = link.${own} and given.other = link.${other})`);
  if (rows.length > 0)
    await executor.execute(
      sql`insert into ${table} as link (${own}, ${other}, position) select given.own, given.other, given.position from ${given}
        on conflict (${own}, ${other}) do update set position = excluded.position where link.position <> excluded.position`,
    );
}

export interface Pair {
  own: string;
  other: string;
}

/** Adds records at the ends of others' lists, in their order, if they are not there. */
export async function addLinks(executor: Executor, link: LinkTable, pairs: readonly Pair[]): Promise<void> {
  const { table, own, other } = namesOf(link);
  const rows = pairs.map((pair, place) => ({ ...pair, place }));
  await executor.execute(
    sql`insert into ${table} (${own}, ${other}, position)
      select given.own, given.other, coalesce((select max(position) + 1 from ${table} there where there.${own} = given.own), 0)
        + row_number() over (partition by given.own order by given.place) - 1
      from json_to_recordset(${json(rows)}) as given (own char(24), other char(24), place integer)
      where not exists (select from ${table} there where there.${own} = given.own and there.${other} = given.other)
      on conflict do nothing`,
  );
}

/** Of PostgreSQL, that say something of a row: its values, a rule of the table, a limit of an index, a trigger that refuses. */
const ofRow = /^(22|23|54|P0001)/;

/** Why the database does not take a row; undefined where the failure says nothing of the row. */
function refusalOf(failure: unknown): string | undefined {
  for (let one = failure; one instanceof Error; one = one.cause) {
    const { code, severity, constraint } = one as { code?: unknown; severity?: unknown; constraint?: unknown };
    if (severity !== undefined && typeof code === 'string' && ofRow.test(code))
      return constraint ? `${one.message} (${constraint})` : one.message;
  }
  return undefined;
}

/** Writes all at once. Where the database refuses, halves are tried until it is known which ones it does not take, and the rest is written. */
export async function putAccepted<One, Answer>(
  orm: Orm,
  all: readonly One[],
  put: (executor: Executor, some: readonly One[]) => Promise<Answer[]>,
  refuse: (one: One, reason: string) => void,
): Promise<Answer[]> {
  const [first] = all;
  if (first === undefined) return [];
  try {
    return await orm.transaction((savepoint) => put(savepoint, all));
  } catch (failure) {
    const reason = refusalOf(failure);
    // The query builder's own error holds the values of the whole batch: they belong on no screen and in no log.
    if (reason === undefined) throw failure instanceof Error ? (failure.cause ?? failure) : failure;
    if (all.length === 1) {
      refuse(first, reason);
      return [];
    }
    const half = Math.ceil(all.length / 2);
    const before = await putAccepted(orm, all.slice(0, half), put, refuse);
    return before.concat(await putAccepted(orm, all.slice(half), put, refuse));
  }
}

export const knownFiles = async (orm: Orm): Promise<Set<string>> =>
  new Set((await orm.select({ id: files.id }).from(files)).map(({ id }) => id));

/** Who is which artist already. */
export async function artistsOfUsers(executor: Executor, users: readonly string[]): Promise<Map<string, string>> {
  if (users.length === 0) return new Map();
  const { rows } = await executor.execute<{ id: string; user_id: string }>(
    sql`select id, user_id from artists where user_id = any (array${idsIn(users)})`,
  );
  return new Map(rows.map(({ id, user_id }) => [user_id, id]));
}

/** Which of the emails have an account, and which of the names: each by the value that was asked for. */
export async function accountsOf(executor: Executor, emails: readonly string[], names: readonly string[]) {
  const { rows: byEmail } = await executor.execute<{ email: string; id: string }>(
    sql`select email, id from users where email = any (array(select json_array_elements_text(${json(emails)})))`,
  );
  const { rows: byName } = await executor.execute<{ name: string; id: string }>(
    sql`select given.name, users.id from json_array_elements_text(${json(names)}) given (name)
      join users on lower(users.username collate "und-x-icu") = lower(given.name collate "und-x-icu")`,
  );
  return {
    byEmail: new Map(byEmail.map(({ email, id }) => [email, id])),
    byName: new Map(byName.map(({ name, id }) => [name, id])),
  };
}

/**
 * For this transaction: of what is added to the indexes of texts so much may wait to be merged, as PostgreSQL itself would have it. The
 * setting of the site keeps searches fast while a record is added now and then; here it would merge after every few rows.
 */
export const mergeSeldom = async (executor: Executor): Promise<void> =>
  void (await executor.execute(sql`set local gin_pending_list_limit = '4MB'`));

/** Merges what waits: every search would read it, until enough is added that it is merged by itself. */
export async function mergeNow(executor: Executor, tables: readonly string[]): Promise<void> {
  const { rows } = await executor.execute<{ name: string }>(
    sql`select held.indexrelid::regclass::text as name from pg_index held
      join pg_class found on found.oid = held.indexrelid join pg_am method on method.oid = found.relam
      where method.amname = 'gin' and held.indrelid in (select one::regclass from json_array_elements_text(${json(tables)}) one)`,
  );
  for (const { name } of rows) await executor.execute(sql`select gin_clean_pending_list(${name}::regclass)`);
}
