import { reasonOf } from '../platform/log-failure.ts';
import { forgetOldMails } from '../platform/mail.store.ts';
import type { Services } from '../services/services.ts';
import { forgetOldAttempts } from './attempts.store.ts';
import { forgetExpiredSessions } from './sessions.store.ts';
import { forgetExpiredTickets } from './tickets.store.ts';

const tenMinutes = 10 * 60 * 1000;

/** Throws away what nobody will ask for again. */
export async function tidyAccounts({ database: { orm } }: Pick<Services, 'database'>): Promise<void> {
  await forgetExpiredSessions(orm);
  await forgetExpiredTickets(orm);
  await forgetOldAttempts(orm);
  await forgetOldMails(orm);
}

/** Each task in turn, every so often. Gives back how to end it. */
export function startHousekeeping(tasks: (() => Promise<void>)[], everyMs = tenMinutes): () => Promise<void> {
  let working = Promise.resolve();
  const round = async () => {
    for (const task of tasks)
      await task().catch((failure: unknown) =>
        console.error(`housekeeping failed, next try in ${everyMs / 60_000} minutes: ${reasonOf(failure)}`),
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
