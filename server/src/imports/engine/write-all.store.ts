import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import type { Columns, LinkTable, Row } from '../../records/write/rows.ts';
import type { Place } from './run-context.ts';
import type { ShapeColumn, TableShape } from './table-shape.store.ts';

const name = sql.identifier;
export const list = (parts: SQL[]): SQL => sql.join(parts, sql`, `);
const shapeOf = (shape: TableShape, columns: Iterable<string>): ShapeColumn[] =>
  [...columns].map((column) => {
    const known = shape.get(column);
    if (!known) throw new Error(`no column is called ${column}`);
    return known;
  });

/** The rows as a table that SQL can read: one parameter, however many there are. */
export const given = (rows: readonly Columns[], columns: readonly ShapeColumn[]): SQL =>
  sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(${list(columns.map((column) => sql`${name(column.name)} ${sql.raw(column.type)}`))})`;

/** Every column but the id as the given row has it. */
export const setAsGiven = (columns: readonly ShapeColumn[]): SQL[] =>
  columns
    .filter((column) => column.name !== 'id')
    .map((column) => sql`${name(column.name)} = given.${name(column.name)}`);

/** In one statement. What a row does not say gets what the table gives it. */
export async function insertAll(
  executor: Executor,
  table: string,
  shape: TableShape,
  rows: readonly Columns[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = shapeOf(shape, new Set(rows.flatMap((row) => Object.keys(row))));
  const values = columns.map((column) =>
    column.otherwise === null
      ? sql`given.${name(column.name)}`
      : sql`coalesce(given.${name(column.name)}, ${sql.raw(column.otherwise)})`,
  );
  await executor.execute(
    sql`insert into ${name(table)} (${list(columns.map((column) => sql`${name(column.name)}`))}) select ${list(values)} from ${given(rows, columns)}`,
  );
}

/** In one statement: each row is given with all columns that any of them changes. */
export async function updateAll(
  executor: Executor,
  table: string,
  shape: TableShape,
  rows: readonly (Columns & { id: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  const columns = shapeOf(shape, new Set(rows.flatMap((row) => Object.keys(row))));
  await executor.execute(
    sql`update ${name(table)} as kept set ${list([...setAsGiven(columns), sql`version = kept.version + 1`, sql`updated_at = now()`])}
      from ${given(rows, columns)} where kept.id = given.id`,
  );
}

const ids = (all: readonly string[]): SQL => sql`${sql.param([...all])}::char(24)[]`;

/** Held until the transaction ends, always in the same order. */
export async function holdAll(executor: Executor, table: string, wanted: readonly string[]): Promise<Map<string, Row>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await executor.execute<{ id: string; version: number }>(
    sql`select * from ${name(table)} where id = any(${ids(wanted)}) order by id for update`,
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Lists of several records, each in its order. */
export async function listsOf(
  executor: Executor,
  link: LinkTable,
  wanted: readonly string[],
): Promise<Map<string, Place[]>> {
  const lists = new Map<string, Place[]>(wanted.map((id) => [id, []]));
  if (wanted.length === 0) return lists;
  const { rows } = await executor.execute<{ own: string; other: string; position: number }>(
    sql`select ${name(link.own)} as own, ${name(link.other)} as other, position from ${name(link.table)}
      where ${name(link.own)} = any(${ids(wanted)}) order by position, ${name(link.other)}`,
  );
  for (const { own, other, position } of rows) lists.get(own)?.push({ other, position });
  return lists;
}

/** What stays is not taken out in between: that would be announced as withdrawn. */
export async function putLists(
  executor: Executor,
  link: LinkTable,
  lists: ReadonlyMap<string, readonly Place[]>,
): Promise<void> {
  if (lists.size === 0) return;
  const rows = [...lists].flatMap(([own, places]) => places.map((place) => ({ own, ...place })));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given(own char(24), other char(24), position int)`;
  const [own, other] = [name(link.own), name(link.other)];
  await executor.execute(
    sql`delete from ${name(link.table)} as link where link.${own} = any(${ids([...lists.keys()])})
      and not exists (select from ${given} where given.own = link.${own} and given.other = link.${other})`,
  );
  if (rows.length === 0) return;
  await executor.execute(
    sql`insert into ${name(link.table)} as link (${own}, ${other}, position) select own, other, position from ${given}
      on conflict (${own}, ${other}) do update set position = excluded.position where link.position <> excluded.position`,
  );
}

/** Of a row `kept` with its lists: equal as long as nothing of it has changed. */
export function hashOf(links: readonly LinkTable[]): SQL {
  const lists = links.map(
    (link) =>
      sql`coalesce((select string_agg(link.${name(link.other)} || link.position::text, ',' order by link.position, link.${name(link.other)})
        from ${name(link.table)} link where link.${name(link.own)} = kept.id), '')`,
  );
  return sql`md5(${sql.join([sql`kept::text`, ...lists], sql` || '|' || `)})`;
}

export async function hashesOf(
  executor: Executor,
  table: string,
  links: readonly LinkTable[],
  wanted: readonly string[],
): Promise<Map<string, string>> {
  if (wanted.length === 0) return new Map();
  const { rows } = await executor.execute<{ id: string; hash: string }>(
    sql`select kept.id, ${hashOf(links)} as hash from ${name(table)} kept where kept.id = any(${ids(wanted)})`,
  );
  return new Map(rows.map((row) => [row.id, row.hash]));
}
