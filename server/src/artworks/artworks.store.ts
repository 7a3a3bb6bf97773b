import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/write/rows.ts';

const daysToRestore = 30;

export async function markDeleted(executor: Executor, id: string): Promise<void> {
  await executor.execute(
    sql`update artworks set deleted_at = now(), version = version + 1, updated_at = now() where id = ${id}`,
  );
}

/** False when there is nothing to bring back, or it was deleted too long ago. */
export async function restoreDeleted(executor: Executor, id: string): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`update artworks set deleted_at = null, version = version + 1, updated_at = now()
      where id = ${id} and deleted_at > now() - make_interval(days => ${daysToRestore}) returning id`,
  );
  return rows.length > 0;
}

/** What nobody brought back in time is deleted for good. */
export async function forgetDeleted(executor: Executor): Promise<void> {
  await executor.execute(sql`delete from artworks where deleted_at < now() - make_interval(days => ${daysToRestore})`);
}
