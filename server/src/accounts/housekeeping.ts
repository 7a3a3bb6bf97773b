import { reasonOf } from '../platform/log-failure.ts';
import { forgetOldMails } from '../platform/mail.store.ts';
import type { Services } from '../platform/services.ts';
import { forgetOldAttempts } from './attempts.store.ts';
import { forgetExpiredSessions } from './sessions.store.ts';

const everyMs = 10 * 60 * 1000;

/** Throws away what nobody will ask for again. */
export async function tidyAccounts({ database: { orm } }: Pick<Services, 'database'>): Promise<void> {
  await forgetExpiredSessions(orm);
  await forgetOldAttempts(orm);
  await forgetOldMails(orm);
}

/** Each task in turn, every ten minutes. Gives back how to end it. */
export function startHousekeeping(tasks: (() => Promise<void>)[]): () => Promise<void> {
  let working = Promise.resolve();
  const round = async () => {
    for (const task of tasks)
      await task().catch((failure: unknown) =>
        console.error(`housekeeping failed, next try in ten minutes: ${reasonOf(failure)}`),
      );
  };
  const timer = setInterval(() => {
    working = round();
  }, everyMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    return working;
  };
}
