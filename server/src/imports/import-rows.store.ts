import type { CellNote, ImportRow } from '@hwarang/domain/imports/imports.contract';
import type { RowOutcome } from '@hwarang/domain/imports/values';
import { keepable } from '@hwarang/domain/keepable';
import { and, asc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import type { Orm } from '../platform/orm.ts';
import type { ImportRecord } from './imports.store.ts';
import { type Counts, importRows } from './imports.table.ts';

type Db = Pick<Orm, 'select' | 'execute' | '$count'>;

export interface SheetRow {
  number: number;
  cells: string[];
  answers: Record<string, string>;
}

export interface RowResult {
  number: number;
  outcome: RowOutcome;
  notes: CellNote[];
  record: string | null;
}

export async function addRows(
  executor: Executor,
  id: string,
  rows: readonly { number: number; cells: readonly string[] }[],
): Promise<void> {
  if (rows.length === 0) return;
  const all = rows.map(({ number, cells }) => ({ number, cells: cells.map(keepable) }));
  await executor.execute(sql`
    insert into import_rows (import_id, number, cells)
    select ${id}, number, cells from jsonb_to_recordset(${JSON.stringify(all)}::jsonb) as given(number int, cells jsonb)`);
}

/** The next rows behind this one. */
export async function rowsBehind(orm: Db, id: string, number: number, most: number): Promise<SheetRow[]> {
  const { cells, answers } = importRows;
  return orm
    .select({ number: importRows.number, cells, answers })
    .from(importRows)
    .where(and(eq(importRows.importId, id), gt(importRows.number, number)))
    .orderBy(asc(importRows.number))
    .limit(most);
}

export async function saveResults(executor: Executor, id: string, results: readonly RowResult[]): Promise<void> {
  if (results.length === 0) return;
  await executor.execute(sql`
    update import_rows kept set outcome = given.outcome, notes = given.notes, record = given.record
    from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as given(number int, outcome text, notes jsonb, record char(24))
    where kept.import_id = ${id} and kept.number = given.number`);
}

/** Nothing is known of any row any more. */
export async function forgetResults(executor: Executor, id: string): Promise<void> {
  await executor.execute(sql`
    update import_rows set outcome = null, notes = '[]', record = null
    where import_id = ${id} and (outcome is not null or notes <> '[]')`);
}

export interface RowsQuestion {
  outcome?: RowOutcome | undefined;
  noted?: 'true' | undefined;
  _start: number;
  _limit: number;
}

export async function pageOfRows(
  orm: Db,
  id: string,
  { outcome, noted, _start, _limit }: RowsQuestion,
): Promise<{ rows: ImportRow[]; count: number }> {
  const conditions: (SQL | undefined)[] = [
    eq(importRows.importId, id),
    outcome && eq(importRows.outcome, outcome),
    noted && sql`${importRows.notes} <> '[]'::jsonb`,
  ];
  const where = and(...conditions);
  const { importId: _, ...columns } = {
    importId: importRows.importId,
    number: importRows.number,
    cells: importRows.cells,
    outcome: importRows.outcome,
    notes: importRows.notes,
    record: importRows.record,
    answers: importRows.answers,
  };
  const rows = await orm
    .select(columns)
    .from(importRows)
    .where(where)
    .orderBy(asc(importRows.number))
    .offset(_start)
    .limit(_limit);
  return { rows, count: await orm.$count(importRows, where) };
}

const atOnce = 1000;

type Part = (orm: Db) => Promise<ImportRow[]>;

/** All of them, part by part: each in a transaction of its own, since a slow reader would hold one for hours. */
export async function* rowsOf(within: (part: Part) => Promise<ImportRow[]>, id: string): AsyncGenerator<ImportRow> {
  for (let last = 0; ; ) {
    const { number, cells, outcome, notes, record, answers } = importRows;
    const behind = last;
    const rows = await within((orm) =>
      orm
        .select({ number, cells, outcome, notes, record, answers })
        .from(importRows)
        .where(and(eq(importRows.importId, id), gt(importRows.number, behind)))
        .orderBy(asc(importRows.number))
        .limit(atOnce),
    );
    yield* rows;
    const end = rows.at(-1);
    if (!end || rows.length < atOnce) return;
    last = end.number;
  }
}

export async function findRow(orm: Db, id: string, number: number): Promise<ImportRow | undefined> {
  const { rows } = await orm.execute<ImportRow & Record<string, unknown>>(sql`
    select number, cells, outcome, notes, record, answers from import_rows where import_id = ${id} and number = ${number}`);
  return rows[0];
}

/**
 * Keeps what was chosen for a question: for one row, or for all that ask the same. What becomes of them is open until they are checked or
 * run. Answers how many rows ask nothing more.
 */
export async function answerRows(
  executor: Executor,
  id: string,
  chosen: { number: number; key: string; choice: string; note: CellNote; everywhere: boolean },
): Promise<number> {
  const { number, key, choice, note, everywhere } = chosen;
  const { field, level, values } = note;
  const asked = sql`${JSON.stringify({ field, level, ...(values ? { values } : {}) })}::jsonb`;
  const which = everywhere ? sql`notes @> jsonb_build_array(${asked})` : sql`number = ${number}`;
  const { rows } = await executor.execute<{ count: number }>(sql`
    with chosen as (
      update import_rows set answers = answers || jsonb_build_object(${key}::text, ${choice}::text), record = null,
        outcome = case when exists (
          select from jsonb_array_elements(notes) note where note ->> 'level' = 'question' and not note @> ${asked}) then 'ask' end,
        notes = coalesce((select jsonb_agg(note) from jsonb_array_elements(notes) note where not note @> ${asked}), '[]')
      where import_id = ${id} and ${which} and outcome = 'ask'
      returning outcome)
    select count(*)::int as count from chosen where outcome is null`);
  return rows[0]?.count ?? 0;
}

export async function countOutcomes(executor: Executor, id: string): Promise<Counts> {
  const { rows } = await executor.execute<{ outcome: RowOutcome; count: number }>(
    sql`select outcome, count(*)::int as count from import_rows where import_id = ${id} and outcome is not null group by outcome`,
  );
  return {
    make: 0,
    change: 0,
    leave: 0,
    ask: 0,
    refuse: 0,
    ...Object.fromEntries(rows.map((row) => [row.outcome, row.count])),
  };
}

/** The records of the rows that a run has done with, by which a later row that names one again is noticed. */
export async function recordsSoFar(executor: Executor, id: string, cursor: number): Promise<Map<string, number>> {
  if (cursor === 0) return new Map();
  const { rows } = await executor.execute<{ record: string; number: number }>(
    sql`select record, number from import_rows where import_id = ${id} and number <= ${cursor} and record is not null`,
  );
  return new Map(rows.map(({ record, number }) => [record, number]));
}

/** How many rows a run has done with. Without a cursor it took all rows together: it has done them all, or none. */
export const rowsSoFar = async (orm: Db, { id, cursor, rows }: ImportRecord): Promise<number> =>
  cursor === 0 ? rows : orm.$count(importRows, and(eq(importRows.importId, id), lte(importRows.number, cursor)));
