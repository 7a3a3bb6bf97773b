import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../platform/database.ts';
import { type RowResult, rowsBehind, saveResults } from '../import-rows.store.ts';
import type { ImportRecord } from '../imports.store.ts';
import { keepLease } from '../lease.store.ts';
import { applyBatch } from './apply-batch.ts';
import { planBatch } from './plan-batch.ts';
import type { Planned, Run, Tx } from './run-context.ts';

const atOnce = 300;
/** Between two batches, in parts of what one took: what visitors ask for meanwhile gets its turn. */
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

/** Plans and writes one batch: the one way through which every row goes, whether it is kept or not. */
async function doBatch(tx: Tx, run: Run, number: number): Promise<{ results: RowResult[]; topics: string[] }> {
  const rows = await rowsBehind(tx, run.id, number, atOnce);
  if (rows.length === 0) return { results: [], topics: [] };
  const planned = await planBatch(tx, run, rows);
  const topics = await applyBatch(tx, run, planned);
  return { results: planned.map(resultOf), topics };
}

interface Pass {
  database: Pick<Database, 'orm' | 'kind'>;
  /** Where what is found of the rows is kept, if that is another database than the one that the rows are tried on. */
  keptIn?: Database['orm'];
  run: Run;
  isStopping: () => boolean;
}

/**
 * All rows in one transaction. A check takes it back in the end; a run that takes all rows or none takes it back when a row is refused
 * or asks. Answers the topics to be told, or nothing where it was taken back.
 */
export async function wholePass(
  { database, keptIn, run, isStopping }: Pass,
  keeps: boolean,
): Promise<string[] | undefined> {
  const { orm, kind } = database;
  // The embedded engine has one session, which the transaction holds: what was found is written once it has ended.
  const waiting: RowResult[][] = [];
  const meanwhile = keptIn ?? (kind === 'postgres' ? orm : undefined);
  const keepResults = async (results: RowResult[]) => {
    if (meanwhile) await saveResults(meanwhile, run.id, results.map(asCheck));
    else waiting.push(results.map(asCheck));
  };
  const asCheck = (result: RowResult): RowResult =>
    result.outcome === 'make' && !keeps ? { ...result, record: null } : result;
  const topics: string[] = [];
  let isWhole = true;
  try {
    await orm.transaction(async (tx) => {
      for (let last = 0, done = 0; ; ) {
        if (isStopping()) throw new Stopped();
        const begun = Date.now();
        const batch = await doBatch(tx, run, last);
        const end = batch.results.at(-1);
        if (!end) break;
        last = end.number;
        done += batch.results.length;
        topics.push(...batch.topics);
        isWhole &&= batch.results.every(({ outcome }) => outcome !== 'refuse' && outcome !== 'ask');
        await keepResults(batch.results);
        if (meanwhile) await keepLease(meanwhile, run.id, { done });
        await setTimeout((Date.now() - begun) * rest);
      }
      if (!keeps || !isWhole) throw new TakenBack();
      await keepLease(tx, run.id, { done: run.rows });
    });
  } catch (failure) {
    if (!(failure instanceof TakenBack)) throw failure;
  }
  for (const results of waiting) await saveResults(orm, run.id, results);
  return keeps && isWhole ? topics : undefined;
}

/** Batch by batch, each kept with what is known of its rows: after a crash it goes on behind the last one. */
export async function partsPass(
  { database: { orm }, run, isStopping }: Pass,
  from: Pick<ImportRecord, 'cursor' | 'done'>,
): Promise<string[]> {
  const topics: string[] = [];
  for (let { cursor, done } = from; ; ) {
    if (isStopping()) throw new Stopped();
    const begun = Date.now();
    const batch = await orm.transaction(async (tx) => {
      const { results, topics: told } = await doBatch(tx, run, cursor);
      const end = results.at(-1);
      if (!end) return undefined;
      await saveResults(tx, run.id, results);
      await keepLease(tx, run.id, { done: done + results.length, cursor: end.number });
      return { end: end.number, count: results.length, told };
    });
    if (!batch) return topics;
    cursor = batch.end;
    done += batch.count;
    topics.push(...batch.told);
    await setTimeout((Date.now() - begun) * rest);
  }
}
