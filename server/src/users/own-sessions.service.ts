import type { OwnSession } from '@hwarang/domain/accounts/accounts.contract';
import { Failure } from '@hwarang/domain/failures';
import { endSessionOf, endSessionsOf, sessionsOf } from '../accounts/sessions.store.ts';
import { audit } from '../audit/audit.store.ts';
import type { Caller } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import type { Services } from '../services/services.ts';
import { demandOwner } from './own-account.service.ts';
import { accountById } from './whole-account.store.ts';

/** Where the account is signed in: the one that asks first, then by when they were last seen. */
export async function ownSessions({ database: { orm } }: Services, caller: Caller): Promise<OwnSession[]> {
  const found = (await sessionsOf(orm, demandOwner(caller))).map(({ id, browser, system, createdAt, lastSeenAt }) => ({
    id,
    browser,
    system,
    current: id === caller.sessionId,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
  return found.sort((a, b) => Number(b.current) - Number(a.current));
}

/** Of one's own alone: an id that is somebody else's is as unknown as one that nobody has. */
export async function endOwnSession(
  { database: { orm } }: Services,
  caller: Caller,
  sessionId: string,
): Promise<{ ended: number }> {
  const userId = demandOwner(caller);
  return orm.transaction(async (tx) => {
    const ended = await endSessionOf(tx, userId, sessionId);
    if (ended === 0) throw new Failure('not-found');
    return auditEnded(tx, caller, userId, ended);
  });
}

export async function endOtherSessions({ database: { orm } }: Services, caller: Caller) {
  const userId = demandOwner(caller);
  return orm.transaction(async (tx) =>
    auditEnded(tx, caller, userId, await endSessionsOf(tx, userId, caller.sessionId)),
  );
}

async function auditEnded(tx: Orm, caller: Caller, userId: string, ended: number): Promise<{ ended: number }> {
  const username = (await accountById(tx, userId))?.user.username;
  const sessions = (number: number) => ({ username, sessions: number });
  await audit(tx, caller, { noun: 'users', id: userId, before: sessions(ended), after: sessions(0) });
  return { ended };
}
