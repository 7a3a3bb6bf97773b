import { sql } from 'drizzle-orm';
import type { Database, Executor } from '../../platform/database.ts';

const index = sql`artworks_titles`;

const merge = async (executor: Executor): Promise<void> => {
  await executor.execute(sql`alter index ${index} set (fastupdate = off)`);
  await executor.execute(sql`select gin_clean_pending_list('artworks_titles'::regclass)`);
};

/**
 * The index of titles takes each new work at once, which is half of what writing one costs: while thousands come, up to 64 kB of them wait
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
