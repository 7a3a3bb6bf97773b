import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { fieldsFor } from '@hwarang/domain/imports/gallery-imports';
import type { CellNote, Import, ImportRow } from '@hwarang/domain/imports/imports.contract';
import { type ImportMode, type ImportState, isUnderWay } from '@hwarang/domain/imports/values';
import { audit } from '../audit/audit.store.ts';
import type { Caller } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import { validationError } from '../records/write/validate.ts';
import { answerKey } from './engine/answers.ts';
import type { ImportDesk } from './import-desk.ts';
import { answerRows, findRow, forgetResults } from './import-rows.store.ts';
import {
  changeImport,
  type Db,
  findImport,
  holdImport,
  type ImportRecord,
  imagesOf,
  keepMapping,
  removeImport,
  toAnswer,
} from './imports.store.ts';
import type { ChangedSince } from './imports.table.ts';

/** Before it was run, or after it was taken back: everything can still be set. */
export const openStates: readonly ImportState[] = ['mapping', 'checked', 'failed', 'undone'];

export async function demandImport(orm: Db, id: string, find = findImport): Promise<ImportRecord> {
  const one = isId(id) ? await find(orm, id) : undefined;
  if (!one) throw new Failure('not-found', 'There is no such import');
  return one;
}

/** The same, of this desk: the sheets of others do not exist for it. */
export async function demandOwn(desk: ImportDesk, orm: Db, id: string): Promise<ImportRecord> {
  const one = await demandImport(orm, id);
  if (one.galleryId !== desk.gallery) throw new Failure('not-found', 'There is no such import');
  if (!desk.nouns.includes(one.noun)) throw new Failure('forbidden');
  return one;
}

export const wrongState = (state: ImportState): Failure =>
  new Failure('conflict', `This cannot be done while the import is in the state '${state}'`, { data: { state } });

export async function showImport(orm: Db, id: string): Promise<Import> {
  const one = await demandImport(orm, id);
  return toAnswer(one, await imagesOf(orm, id));
}

function demandMapping({ noun, heads, galleryId }: ImportRecord, mapping: readonly (string | null)[]): void {
  if (mapping.length !== heads.length)
    throw validationError({ mapping: [`must name a field, or null, for each of the ${heads.length} columns`] });
  const named = mapping.filter((field) => field !== null);
  const fields = fieldsFor(noun, galleryId !== null);
  const unknown = named.find((field) => !fields.some(({ name }) => name === field));
  if (unknown !== undefined) throw validationError({ mapping: [`there is no field ${unknown}`] });
  const twice = named.find((field, at) => named.indexOf(field) !== at);
  if (twice !== undefined) throw validationError({ mapping: [`${twice} is named twice`] });
}

/** Another mapping makes all that was found out about the rows worthless. */
export async function changeSettings(
  orm: Orm,
  id: string,
  { mapping, mode }: { mapping?: (string | null)[] | undefined; mode?: ImportMode | undefined },
): Promise<Import> {
  const one = await demandImport(orm, id);
  if (mapping) demandMapping(one, mapping);
  const isOther = mapping && JSON.stringify(mapping) !== JSON.stringify(one.mapping);
  await orm.transaction(async (tx) => {
    const values = { ...(mode ? { mode } : {}), ...(isOther ? { mapping, ...unchecked } : {}) };
    if (!(await changeImport(tx, id, openStates, values))) throw wrongState((await demandImport(tx, id)).state);
    if (isOther) await forgetResults(tx, id);
  });
  return showImport(orm, id);
}

const unchecked = { state: 'mapping' as const, counts: null, problem: null, done: 0, changedSince: [] };

/** New pictures can make another outcome of every row that names one. */
export async function beUnchecked(orm: Db, id: string): Promise<void> {
  if (!(await changeImport(orm, id, openStates, unchecked))) throw wrongState((await demandImport(orm, id)).state);
}

export async function startCheck(orm: Orm, id: string): Promise<Import> {
  const one = await demandImport(orm, id);
  if (one.mapping.every((field) => field === null)) throw validationError({ mapping: ['names no field at all'] });
  const begun = {
    state: 'checking',
    done: 0,
    cursor: 0,
    tries: 0,
    counts: null,
    problem: null,
    changedSince: [] as ChangedSince[],
  } as const;
  if (!(await changeImport(orm, id, openStates, { ...begun, startedAt: 'now', leaseUntil: null })))
    throw wrongState((await demandImport(orm, id)).state);
  await keepMapping(orm, one);
  return showImport(orm, id);
}

/** What was checked, or what a fault ended half-way: then it goes on where it was. */
export async function startRun(orm: Orm, caller: Caller, id: string): Promise<Import> {
  const one = await demandImport(orm, id);
  const goesOn = one.state === 'failed' && one.cursor > 0;
  if (one.state !== 'checked' && !goesOn) throw wrongState(one.state);
  const { refuse = 0, ask = 0 } = one.counts ?? {};
  if (one.mode === 'together' && refuse + ask > 0)
    throw new Failure('conflict', 'All rows are taken together or none, and some are refused or ask something', {
      data: { refuse, ask },
    });
  const begun = goesOn ? {} : { done: 0, cursor: 0, startedAt: 'now' as const };
  await orm.transaction(async (tx) => {
    const values = { state: 'running', tries: 0, problem: null, leaseUntil: null, finishedAt: null, ...begun } as const;
    if (!(await changeImport(tx, id, [one.state], values))) throw wrongState((await demandImport(tx, id)).state);
    await log(tx, caller, one, 'running');
  });
  return showImport(orm, id);
}

/** One line for all that it does; which records those were is told by the import's own rows. */
const log = (tx: Db, caller: Caller, { id, name, noun, state, mode, rows }: ImportRecord, now: ImportState) =>
  audit(tx, caller, {
    noun: 'imports',
    id,
    before: { name, noun, mode, rows, state },
    after: { name, noun, mode, rows, state: now },
  });

/** Whether something was changed on top of it is found out by the worker: with a large import that takes longer than a request may. */
export async function startUndo(orm: Orm, caller: Caller, id: string): Promise<Import> {
  const one = await demandImport(orm, id);
  await orm.transaction(async (tx) => {
    const values = {
      state: 'undoing',
      done: 0,
      tries: 0,
      leaseUntil: null,
      changedSince: [] as ChangedSince[],
    } as const;
    if (!(await changeImport(tx, id, ['done', 'failed'], values))) throw wrongState(one.state);
    await log(tx, caller, one, 'undoing');
  });
  return showImport(orm, id);
}

/** The records that it made stay; it can no longer be undone. */
export async function deleteImport(orm: Orm, caller: Caller, id: string): Promise<Import> {
  const answer = await showImport(orm, id);
  await orm.transaction(async (tx) => {
    const one = await demandImport(tx, id, holdImport);
    if (isUnderWay(one.state)) throw wrongState(one.state);
    await removeImport(tx, id);
    const { name, noun, mode, rows, state } = one;
    await audit(tx, caller, { noun: 'imports', id, before: { name, noun, mode, rows, state }, after: undefined });
  });
  return answer;
}

/** What a row asks about a field. A cell that names several may ask about each of them. */
function questionOf(row: ImportRow, field: string, value: string | undefined): CellNote {
  const asked = row.notes.filter((note) => note.field === field && note.level === 'question');
  const [first] = asked;
  if (!first) throw validationError({ field: ['is not asked about in this row'] });
  if (value !== undefined) {
    const meant = asked.find((note) => note.values?.value === value);
    if (!meant) throw validationError({ value: ['is not asked about in this row'] });
    return meant;
  }
  if (new Set(asked.map((note) => note.values?.value)).size > 1)
    throw validationError({ value: ['must say which of the names in the cell is meant'] });
  return first;
}

export async function answerRow(
  orm: Orm,
  id: string,
  number: number,
  {
    field,
    value,
    choice,
    everywhere,
  }: { field: string; value?: string | undefined; choice: string; everywhere: boolean },
): Promise<Import> {
  await orm.transaction(async (tx) => {
    const one = await demandImport(tx, id, holdImport);
    if (one.state !== 'checked') throw wrongState(one.state);
    const row = await findRow(tx, id, number);
    if (!row) throw new Failure('not-found', 'The sheet has no such row');
    const note = questionOf(row, field, value);
    // A work is not made because an exhibition names it, nor an artist by a gallery.
    const allowsNew = note.key !== 'workSeveral' && !(one.galleryId !== null && note.key === 'artistAlike');
    if (choice === 'new' ? !allowsNew : !note.candidates?.some((candidate) => candidate.id === choice))
      throw validationError({ choice: ['is none of the candidates'] });
    const key = answerKey(one.noun, field, note.values?.value ?? '');
    const answered = await answerRows(tx, id, { number, key, choice, note, everywhere: everywhere && field !== 'id' });
    const counts = one.counts && { ...one.counts, ask: Math.max(0, one.counts.ask - answered) };
    await changeImport(tx, id, ['checked'], { counts });
  });
  return showImport(orm, id);
}
