import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../platform/database.ts';
import { everyGallery, inGalleries } from '../../platform/gallery-scope.ts';
import type { Orm } from '../../platform/orm.ts';
import { type RowResult, rowsBehind, type SheetRow, saveResults } from '../import-rows.store.ts';
import type { ImportRecord } from '../imports.store.ts';
import { keepLease } from '../lease.store.ts';
import { applyBatch } from './apply-batch.ts';
import { planBatch } from './plan-batch.ts';
import { type ReadRow, readRow } from './read-row.ts';
import type { Planned, Run, Tx } from './run-context.ts';
import { inSlices } from './slices.ts';
import { lookAtSize } from './statistics.store.ts';
import { letWait, mergeWaiting } from './titles-index.store.ts';

/** Rows of a batch: what each costs falls with it. The one session of the embedded engine answers nobody else meanwhile. */
const atOnce = { embedded: 300, postgres: 600 };
/** What so many batches have brought to indexes of texts is merged together: after each batch it takes a fifth more of PostgreSQL. */
const mergedAfter = 8;
/** Between two batches of the embedded engine, in parts of what one took: in a batch its one session answers nobody else. */
const rest = 0.1;

/** The process is about to end: what is under way is given back, for another one to go on with. */
export class Stopped extends Error {}
class TakenBack extends Error {}

const resultOf = ({ number, outcome, notes, record }: Planned): RowResult => ({
  number,
  outcome,
  notes,
  // What is not made has no record; what would be made has none yet.
  record: outcome === 'refuse' || outcome === 'ask' ? null : record,
});

const readAll = (run: Run, rows: readonly SheetRow[]): Promise<ReadRow[]> => inSlices(rows, (row) => readRow(run, row));

interface Batch {
  results: RowResult[];
  topics: string[];
  /** The rows behind it, which were asked for while the database was writing. */
  behind: SheetRow[];
}

/** Plans and writes one batch: the one way through which every row goes, whether it is kept or not. */
async function doBatch(
  tx: Tx,
  { orm, kind }: Pass['database'],
  run: Run,
  rows: readonly ReadRow[],
): Promise<Batch | undefined> {
  const last = rows.at(-1);
  if (!last) return undefined;
  await letWait(tx);
  const planned = await planBatch(tx, run, rows);
  const ask = (executor: Orm | Tx) => rowsBehind(executor, run.id, last.number, atOnce[kind]);
  // The one session of the embedded engine is asked before anything is written: a question behind a statement that fails would fail too.
  const asked = kind === 'embedded' ? await ask(tx) : undefined;
  const [topics, behind] = await Promise.all([applyBatch(tx, run, planned), asked ?? ask(orm)]);
  return { results: planned.map(resultOf), topics, behind };
}

/**
 * What is done on another connection while the next batch is planned and written; on the embedded engine, which has one, before it. One at a
 * time, so that it never falls behind; where it fails the pass fails with it.
 */
class Beside {
  readonly #kind: Database['kind'];
  #going: Promise<unknown> = Promise.resolve();

  constructor(kind: Database['kind']) {
    this.#kind = kind;
  }

  async start(work: () => Promise<unknown>): Promise<void> {
    await this.#going;
    this.#going = work();
    // Told by the next `start` or by `end`, not as a rejection that nobody handles.
    this.#going.catch(() => undefined);
    if (this.#kind === 'embedded') await this.#going;
  }

  async end(): Promise<void> {
    await this.#going;
  }

  /** However it ends: nothing goes on writing behind a pass that has failed. */
  async ended(): Promise<void> {
    await this.#going.catch(() => undefined);
  }
}

/** Those that a run writes into. */
const tablesOf = ({ model }: Run): string[] => [...new Set([model.table, 'artists', 'galleries'])];

/** What a gallery's sheet does is done under its name: PostgreSQL shows it nothing that is private to another. */
const inScope = <Result>(
  { orm }: Pick<Database, 'orm'>,
  { gallery }: Run,
  work: (tx: Tx) => Promise<Result>,
): Promise<Result> => inGalleries({ orm }, gallery ? [gallery.id] : everyGallery, work);

interface Pass {
  database: Pick<Database, 'orm' | 'kind'>;
  /** Where what is found of the rows is kept, if that is another database than the one that the rows are tried on. */
  keptIn?: Database['orm'];
  run: Run;
  isStopping: () => boolean;
}

/**
 * All rows behind one, in one transaction. A check takes it back in the end; a run that takes all rows or none takes it back when a row is refused
 * or asks. Answers the topics to be told, or nothing where it was taken back. How far it came is kept with the records: whoever goes on
 * after a crash finds nothing left to do.
 */
export async function wholePass(
  { database, keptIn, run, isStopping }: Pass,
  behind: number,
  keeps: boolean,
): Promise<string[] | undefined> {
  const { orm, kind } = database;
  // The embedded engine has one session, which the transaction holds: what was found is written at its end, or once it was taken back.
  const waiting: RowResult[][] = [];
  const meanwhile = keptIn ?? (kind === 'postgres' ? orm : undefined);
  const keepResults = async (results: RowResult[]) => {
    if (meanwhile) await saveResults(meanwhile, run.id, results.map(asCheck));
    else waiting.push(results.map(asCheck));
  };
  const asCheck = (result: RowResult): RowResult =>
    result.outcome === 'make' && !keeps ? { ...result, record: null } : result;
  const topics: string[] = [];
  const merge = (tx: Tx) => mergeWaiting(kind === 'embedded' ? tx : orm, tablesOf(run));
  let isWhole = true;
  let cursor = behind;
  const beside = new Beside(kind);
  try {
    await inScope(database, run, async (tx) => {
      let rows = await readAll(run, await rowsBehind(tx, run.id, cursor, atOnce[kind]));
      for (let done = 0, batches = 1; ; batches += 1) {
        if (isStopping()) throw new Stopped();
        const begun = Date.now();
        const batch = await doBatch(tx, database, run, rows);
        if (!batch) break;
        // While nothing is written: a visitor's request finds a processor.
        rows = await readAll(run, batch.behind);
        done += batch.results.length;
        cursor = batch.results.at(-1)?.number ?? cursor;
        topics.push(...batch.topics);
        isWhole &&= batch.results.every(({ outcome }) => outcome !== 'refuse' && outcome !== 'ask');
        const reached = done;
        const merges = batches % mergedAfter === 0;
        await beside.start(async () => {
          if (merges) await merge(tx);
          await keepResults(batch.results);
          if (meanwhile) await keepLease(meanwhile, run.id, { done: reached });
        });
        if (kind === 'embedded') await setTimeout((Date.now() - begun) * rest);
      }
      await beside.start(() => merge(tx));
      await beside.end();
      if (!keeps || !isWhole) throw new TakenBack();
      for (const results of waiting) await saveResults(tx, run.id, results);
      await keepLease(tx, run.id, { done: run.rows, cursor });
    });
  } catch (failure) {
    if (!(failure instanceof TakenBack)) throw failure;
  } finally {
    await beside.ended();
  }
  if (keeps && isWhole) {
    await lookAtSize(orm, tablesOf(run));
    return topics;
  }
  for (const results of waiting) await saveResults(orm, run.id, results);
  return undefined;
}

/** Batch by batch, each kept with what is known of its rows: after a crash it goes on behind the last one. */
export async function partsPass(
  { database, run, isStopping }: Pass,
  from: Pick<ImportRecord, 'cursor' | 'done'>,
): Promise<string[]> {
  const { orm, kind } = database;
  const topics: string[] = [];
  const most = atOnce[kind];
  const beside = new Beside(kind);
  let rows = await readAll(run, await rowsBehind(orm, run.id, from.cursor, most));
  try {
    for (let { done } = from, written = 0, batches = 1, lookAt = most; ; batches += 1) {
      if (isStopping()) throw new Stopped();
      const begun = Date.now();
      const batch = await inScope(database, run, async (tx) => {
        const one = await doBatch(tx, database, run, rows);
        const end = one?.results.at(-1);
        if (!one || !end) return undefined;
        await saveResults(tx, run.id, one.results);
        await keepLease(tx, run.id, { done: done + one.results.length, cursor: end.number });
        return one;
      });
      if (!batch) break;
      rows = await readAll(run, batch.behind);
      done += batch.results.length;
      topics.push(...batch.topics);
      written += batch.results.length;
      const look = written >= lookAt;
      if (look) lookAt *= 4;
      const merges = batches % mergedAfter === 0;
      await beside.start(async () => {
        if (merges) await mergeWaiting(orm, tablesOf(run));
        if (look) await lookAtSize(orm, tablesOf(run));
      });
      if (kind === 'embedded') await setTimeout((Date.now() - begun) * rest);
    }
    await beside.start(() => mergeWaiting(orm, tablesOf(run)));
    await beside.end();
    return topics;
  } finally {
    await beside.ended();
  }
}
