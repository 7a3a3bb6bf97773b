import type { SignedIn, signInRequest } from '@hwarang/domain/accounts/accounts.contract';
import { authFailure } from '@hwarang/domain/accounts/auth-failures';
import { manyAttemptsEmail } from '@hwarang/domain/accounts/emails.words';
import { guest } from '@hwarang/domain/accounts/guest';
import { forgotPasswordPath } from '@hwarang/domain/accounts/links';
import { Failure } from '@hwarang/domain/failures';
import type * as z from 'zod';
import type { AccountServices, Origin } from '../accounts/account-services.ts';
import { keepHash, lockUser, type UserRow } from '../accounts/accounts.store.ts';
import { countAttempt, secondsUntilRoom } from '../accounts/attempts.store.ts';
import { count, demandRoom, limits } from '../accounts/limits.ts';
import { hashPassword, isImportedHash, passwordMatches } from '../accounts/passwords.ts';
import { endSession } from '../accounts/sessions.store.ts';
import type { Caller } from '../platform/caller.ts';
import { enqueueMail } from '../platform/mail.store.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { userAnswerOf } from './accounts.answers.ts';
import { accountById, accountByIdentifier } from './whole-account.store.ts';

export async function signIn(
  services: AccountServices,
  given: z.infer<typeof signInRequest>,
  origin: Origin,
): Promise<SignedIn> {
  const identifier = given.identifier?.normalize('NFC').trim().toLowerCase();
  const { password } = given;
  if (!identifier) throw authFailure('Auth.form.error.email.provide');
  if (!password) throw authFailure('Auth.form.error.password.provide');
  if (identifier === guest.identifier || identifier === guest.username) return signInAsGuest(services, password);
  const { orm } = services.database;
  const account = await accountByIdentifier(orm, identifier);
  // Email and username of one account count together.
  const subject = account?.user.id ?? identifier;
  const room = limits.signIn(subject, origin.address);
  await demandRoom(orm, room);
  if (!(await passwordMatches(account?.user.passwordHash, password)) || !account) {
    await count(orm, room);
    const full = (await secondsUntilRoom(orm, limits.signInsTo(subject))) !== undefined;
    if (full) services.background.start(() => mailOwner(services, account?.user, origin));
    throw authFailure('Auth.form.error.invalid');
  }
  // Asked again, because others may have failed while this password was checked: a right guess among many stays refused.
  await demandRoom(orm, room);
  const { id, passwordHash } = account.user;
  const newHash = isImportedHash(passwordHash) ? await hashPassword(password) : undefined;
  const jwt = await orm.transaction(async (tx) => {
    const user = await lockUser(tx, id);
    if (user?.passwordHash !== passwordHash) return undefined;
    if (!user.confirmed) throw authFailure('Auth.form.error.confirmed');
    if (user.blocked) throw authFailure('Auth.form.error.blocked');
    if (newHash) await keepHash(tx, id, newHash);
    return services.sessions.begin(tx, id, origin.userAgent);
  });
  // The password, or its hash alone, was changed while the old one was compared.
  return jwt ? { jwt, user: userAnswerOf(account) } : signIn(services, given, origin);
}

/** The owner learns that somebody keeps guessing, though not with every quarter of an hour that it goes on. */
async function mailOwner({ database: { orm }, mail }: AccountServices, user: UserRow | undefined, { site }: Origin) {
  if (!user || user.blocked) return;
  if ((await countAttempt(orm, [limits.lockMail(user.id)])) !== undefined) return;
  const message = manyAttemptsEmail(user.username, `${site}${forgotPasswordPath}`);
  await enqueueMail(orm, user.email, composeEmail(message, user.language));
  mail.notify();
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

/** A new token for somebody who has just proved who they are. Give the transaction in which they did. */
export async function welcome(
  orm: Orm,
  { sessions }: Pick<AccountServices, 'sessions'>,
  userId: string,
  { userAgent }: Origin,
): Promise<SignedIn> {
  const account = await accountById(orm, userId);
  if (!account) throw new Failure('unauthorized');
  if (account.user.blocked) throw authFailure('Auth.form.error.blocked');
  return { jwt: await sessions.begin(orm, userId, userAgent), user: userAnswerOf(account) };
}
