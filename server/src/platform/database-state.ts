import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';

/** So long the embedded engine is waited for: the question may stand behind a long statement, which is no fault. */
const shortWait = 300;
/** A statement of the embedded engine may take so long. When it has not answered for longer, it does not answer. */
const believed = 60_000;

/**
 * Asks the database whether it answers; fails when it does not. The embedded engine runs one statement at a time: while it is
 * busy, what was last known of it counts, and no more than one question waits.
 */
export function openDatabaseState({ kind, pool }: Pick<Database, 'kind' | 'pool'>): () => Promise<void> {
  const ask = async () => void (await pool.query('select 1'));
  if (kind === 'postgres') return ask;
  let answered = performance.now();
  let asking: Promise<void> | undefined;
  return async () => {
    asking ??= ask()
      .then(() => {
        answered = performance.now();
      })
      .finally(() => {
        asking = undefined;
      });
    const known = sleep(shortWait, undefined, { ref: false }).then(() => {
      if (performance.now() - answered > believed)
        throw new Error('the embedded database has not answered for a minute');
    });
    await Promise.race([asking, known]);
  };
}
