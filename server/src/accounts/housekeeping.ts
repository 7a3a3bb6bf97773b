import { forgetOldMails } from '../platform/mail.store.ts';
import type { Services } from '../services/services.ts';
import { forgetOldAttempts } from './attempts.store.ts';
import { forgetExpiredSessions } from './sessions.store.ts';
import { forgetExpiredTickets } from './tickets.store.ts';

/** Throws away what nobody will ask for again. */
export async function tidyAccounts({ database: { orm } }: Pick<Services, 'database'>): Promise<void> {
  await forgetExpiredSessions(orm);
  await forgetExpiredTickets(orm);
  await forgetOldAttempts(orm);
  await forgetOldMails(orm);
}
