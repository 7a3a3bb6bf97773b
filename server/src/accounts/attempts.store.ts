import { and, desc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Orm } from '../platform/orm.ts';
import { attempts } from './accounts.table.ts';

/** So many within so many seconds, counted under that key. */
export interface Limit {
  key: string;
  most: number;
  seconds: number;
}

/** Seconds until there is room again under the limit; nothing while there is. */
export async function secondsUntilRoom(orm: Orm, { key, most, seconds }: Limit): Promise<number | undefined> {
  const [blocking] = await orm
    .select({ wait: sql<number>`ceil(extract(epoch from ${attempts.at} - now()) + ${seconds}::int)::int` })
    .from(attempts)
    .where(and(eq(attempts.key, key), gt(attempts.at, sql`now() - make_interval(secs => ${seconds})`)))
    .orderBy(desc(attempts.at))
    .offset(most - 1)
    .limit(1);
  return blocking && Math.max(1, blocking.wait);
}

/**
 * Counts one attempt under every limit, unless one of them is full: then it counts nothing and tells the seconds to wait.
 * The locks make instances that count at the same moment do so one after the other.
 */
export const countAttempt = (orm: Orm, limits: Limit[]): Promise<number | undefined> =>
  orm.transaction(async (tx) => {
    const inOrder = [...limits].sort((a, b) => (a.key < b.key ? -1 : 1));
    for (const { key } of inOrder) await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
    for (const limit of inOrder) {
      const wait = await secondsUntilRoom(tx, limit);
      if (wait !== undefined) return wait;
    }
    // now() is the transaction's begin, before the wait for the lock: rows must carry the time they were counted.
    await tx.insert(attempts).values(inOrder.map(({ key }) => ({ key, at: sql`clock_timestamp()` })));
    return undefined;
  });

export async function forgetAttempts(orm: Orm, limits: Limit[]): Promise<void> {
  const keys = limits.map(({ key }) => key);
  await orm.delete(attempts).where(inArray(attempts.key, keys));
}

export async function forgetOldAttempts(orm: Orm): Promise<void> {
  await orm.delete(attempts).where(lt(attempts.at, sql`now() - interval '1 day'`));
}
