import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import type { Orm } from '../platform/orm.ts';
import type { TestApp } from './test-app.ts';

/** What `call` answers that was held up by the locks of `hold`, and went on after `meanwhile`. On PostgreSQL alone. */
export async function heldUp<T>(
  { services: { database } }: TestApp,
  hold: (tx: Orm) => Promise<unknown>,
  call: () => Promise<T>,
  meanwhile: (tx: Orm) => unknown,
): Promise<T> {
  let answer: Promise<T> | undefined;
  await inGalleries(database, everyGallery, async (tx) => {
    await hold(tx);
    answer = call();
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await database.orm.execute(waiting)).rowCount).toBeGreaterThan(0);
    await meanwhile(tx);
  });
  return answer as Promise<T>;
}
