import type { SignedIn } from '@hwarang/domain/accounts/accounts.contract';
import { authFailure } from '@hwarang/domain/accounts/auth-failures';
import { guest } from '@hwarang/domain/accounts/guest';
import { Failure } from '@hwarang/domain/failures';
import type { AccountServices, Origin } from './account-services.ts';
import { userAnswerOf } from './accounts.answers.ts';
import { accountById, accountByIdentifier, keepHash } from './accounts.store.ts';
import type { Caller } from './caller.ts';
import { count, demandRoom, limits } from './limits.ts';
import { hashPassword, isImportedHash, passwordMatches } from './passwords.ts';
import { endSession } from './sessions.store.ts';

interface Credentials {
  identifier?: string | null | undefined;
  password?: string | null | undefined;
}

export async function signIn(services: AccountServices, given: Credentials, { address }: Origin): Promise<SignedIn> {
  const identifier = given.identifier?.trim().toLowerCase();
  const { password } = given;
  if (!identifier) throw authFailure('Auth.form.error.email.provide');
  if (!password) throw authFailure('Auth.form.error.password.provide');
  if (identifier === guest.identifier || identifier === guest.username) return signInAsGuest(services, password);
  const { orm } = services.database;
  const room = limits.signIn(identifier, address);
  await demandRoom(orm, room);
  const account = await accountByIdentifier(orm, identifier);
  if (!(await passwordMatches(account?.user.passwordHash, password)) || !account) {
    await count(orm, room);
    throw authFailure('Auth.form.error.invalid');
  }
  // Asked again, because others may have failed while this password was checked: a right guess among many stays refused.
  await demandRoom(orm, room);
  if (!account.user.confirmed) throw authFailure('Auth.form.error.confirmed');
  if (account.user.blocked) throw authFailure('Auth.form.error.blocked');
  if (isImportedHash(account.user.passwordHash))
    await keepHash(orm, account.user.id, account.user.passwordHash, await hashPassword(password));
  return { jwt: await services.sessions.begin(orm, account.user.id), user: userAnswerOf(account) };
}

/** The guest's password is public and never changes: no hash to compare, no lock, and one token for all of an hour's guests. */
async function signInAsGuest({ database: { orm }, sessions }: AccountServices, password: string): Promise<SignedIn> {
  if (password !== guest.password) throw authFailure('Auth.form.error.invalid');
  const account = await accountByIdentifier(orm, guest.identifier);
  if (!account) throw new Error('the guest account is missing');
  return { jwt: await sessions.guestPass(orm, account.user.id), user: userAnswerOf(account) };
}

/** Ends the token on every instance. The guests share theirs: it stays. */
export async function signOut({ database: { orm } }: AccountServices, caller: Caller): Promise<{ ok: true }> {
  if (!caller.sessionId) throw new Failure('unauthorized');
  if (caller.role !== 'public') await endSession(orm, caller.sessionId);
  return { ok: true };
}

/** A new token for somebody who has just proved who they are. */
export async function welcome({ database: { orm }, sessions }: AccountServices, userId: string): Promise<SignedIn> {
  const account = await accountById(orm, userId);
  if (!account) throw new Failure('unauthorized');
  if (account.user.blocked) throw authFailure('Auth.form.error.blocked');
  return { jwt: await sessions.begin(orm, userId), user: userAnswerOf(account) };
}
