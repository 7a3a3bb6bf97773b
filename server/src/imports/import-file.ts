import { basename } from 'node:path';
import { Failure } from '@hwarang/domain/failures';
import { columnName } from '@hwarang/domain/imports/column-name';
import { noteText } from '@hwarang/domain/imports/notes.words';
import { type ImportMode, type ImportNoun, rowOutcomes } from '@hwarang/domain/imports/values';
import type { Caller } from '../platform/caller.ts';
import type { Registry } from '../records/registry.ts';
import type { Services } from '../services/services.ts';
import { administration } from './import-desk.ts';
import { pageOfRows } from './import-rows.store.ts';
import { changeSettings, deleteImport, demandImport, showImport, startCheck, startRun } from './imports.service.ts';
import { takeImages } from './upload-images.ts';
import { takeSheet } from './upload-sheet.ts';
import { workOnce } from './worker.ts';

export interface FileImport {
  path: string;
  noun: ImportNoun;
  mode: ImportMode;
  images: string | undefined;
  /** Nothing is kept. */
  checks: boolean;
}

/** Whoever has the machine may do everything on it. */
const caller: Caller = { role: 'administrator' };
const mostListed = 50;

/** A sheet of this machine, by the way that an upload goes. Answers whether all rows were taken. */
export async function importFile(
  services: Services,
  registry: Registry,
  { path, noun, mode, images, checks }: FileImport,
  say: (line: string) => void,
): Promise<boolean> {
  const { orm } = services.database;
  const desk = administration(services.database);
  const id = await takeSheet(desk, undefined, { noun, path, name: basename(path) });
  const sheet = await demandImport(orm, id);
  // Nobody is here to say what its columns are: it would wait for ever among the imports of the site.
  if (sheet.mapping.every((field) => field === null)) {
    await deleteImport(orm, caller, id);
    throw new Failure('bad-request', `No column of the sheet is known: ${sheet.heads.join(', ')}`);
  }
  for (const { name, reason } of images ? await takeImages(services, desk, id, images) : []) say(`${name}: ${reason}`);
  await changeSettings(orm, id, { mode });
  const columns = await startCheck(orm, id);
  const { heads, mapping } = columns;
  for (const [at, head] of heads.entries()) say(`${head || `(${at + 1})`} → ${mapping[at] ?? '-'}`);
  await finish(services, registry, id);
  const { counts: found } = await demandImport(orm, id);
  const isWhole = found !== null && found.refuse + found.ask === 0;
  if (!checks && (mode === 'single' || isWhole)) {
    await startRun(orm, caller, id);
    await finish(services, registry, id);
  }
  const { state, counts, problem } = await showImport(orm, id);
  for (const outcome of ['refuse', 'ask'] as const) {
    const { rows, count } = await pageOfRows(orm, id, { outcome, _start: 0, _limit: mostListed });
    for (const { number, notes } of rows)
      for (const note of notes) say(`row ${number}, ${columnName(columns, note.field, 'en')}: ${noteText(note, 'en')}`);
    if (count > rows.length) say(`and ${count - rows.length} rows more`);
  }
  if (!checks && state === 'checked') say('All rows are taken together or none: nothing was imported');
  const told = rowOutcomes.map((outcome) => `${outcome} ${counts?.[outcome] ?? 0}`);
  say(`${state}${problem ? ` (${problem})` : ''}: ${told.join(', ')}`);
  return state !== 'failed' && counts !== null && counts.refuse + counts.ask === 0;
}

/** A site that runs on the same database may take it first. */
async function finish(services: Services, registry: Registry, id: string): Promise<void> {
  for (;;) {
    const { state } = await demandImport(services.database.orm, id);
    if (state !== 'checking' && state !== 'running') return;
    if (!(await workOnce(services, registry))) await new Promise((done) => setTimeout(done, 500));
  }
}
