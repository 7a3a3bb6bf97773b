import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database.ts';

const index = sql`artworks_titles`;

const merge = async (executor: Executor): Promise<void> => {
  await executor.execute(sql`alter index ${index} set (fastupdate = off)`);
  await executor.execute(sql`select gin_clean_pending_list('artworks_titles'::regclass)`);
};

/**
 * The index of titles takes each new work at once, which is half of what writing one costs: while thousands come, those of a batch wait
 * and are merged together. Searches meanwhile read what waits; afterwards nothing does.
 */
export async function withWaitingTitles<T>(
  { orm, kind }: Pick<Database, 'orm' | 'kind'>,
  work: () => Promise<T>,
): Promise<T> {
  if (kind === 'embedded') return work();
  await orm.execute(sql`alter index ${index} set (fastupdate = on)`);
  try {
    return await work();
  } finally {
    await merge(orm);
  }
}

/** After a crash in the middle of an import: nobody works on one, and titles still wait. */
export async function mergeWaitingTitles(executor: Executor): Promise<void> {
  const { rows } = await executor.execute(sql`
    select from pg_class where relname = 'artworks_titles' and 'fastupdate=on' = any(reloptions)
      and not exists (select from imports where state in ('checking', 'running', 'undoing'))`);
  if (rows.length > 0) await merge(executor);
}

/** Until the transaction ends, indexes of texts let more wait than the batches bring that are merged together. */
export async function letWait(executor: Executor): Promise<void> {
  await executor.execute(sql`set local gin_pending_list_limit = '32MB'`);
}

/** What the batches since the last time have brought: searches read through what waits. */
export async function mergeWaiting(executor: Executor, tables: readonly string[]): Promise<void> {
  await executor.execute(sql`
    select gin_clean_pending_list(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid
      join pg_am m on m.oid = c.relam and m.amname = 'gin' where i.indrelid = any(${sql.param([...tables])}::regclass[])`);
}
