import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';
import { DatabaseGone } from './database-gone.ts';

/** Whoever watches over this instance asks often and waits briefly: a stalled PostgreSQL is one that does not answer. */
const patience = 1_500;
/** So long the embedded engine is waited for: the question may stand behind a long statement, which is no fault. */
const shortWait = 300;
/** A statement of the embedded engine may take so long. A question that waits longer is not answered any more. */
const longestStatement = 60_000;

/**
 * Asks the database whether it answers; fails when it does not. The embedded engine runs one statement at a time: while it is
 * busy, what was last known of it counts, and no more than one question waits.
 */
export function openDatabaseState({ kind, pool }: Pick<Database, 'kind' | 'pool'>): () => Promise<void> {
  const ask = async () => void (await pool.query('select 1'));
  if (kind === 'postgres')
    return async () => {
      const silence = sleep(patience, undefined, { ref: false }).then(() => {
        throw new DatabaseGone();
      });
      await Promise.race([ask(), silence]);
    };
  let lastFailure: unknown;
  let question: { asked: number; answer: Promise<void> } | undefined;
  const answered = (failure?: unknown) => {
    lastFailure = failure;
    question = undefined;
  };
  return async () => {
    if (!question) {
      question = { asked: performance.now(), answer: ask() };
      question.answer.then(() => answered(), answered);
    }
    const { asked, answer } = question;
    const known = sleep(shortWait, undefined, { ref: false }).then(() => {
      if (lastFailure) throw lastFailure;
      if (performance.now() - asked > longestStatement)
        throw new Error('the embedded database has not answered for a minute');
    });
    await Promise.race([answer, known]);
  };
}
