import type { newEmailCode, newEmailRequest, OwnAccountAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { authFailure, fieldFailures } from '@hwarang/domain/accounts/auth-failures';
import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { emailChangedEmail, newEmailAskedEmail, newEmailEmail } from '@hwarang/domain/accounts/emails.words';
import { forgotPasswordPath, newEmailPath } from '@hwarang/domain/accounts/links';
import { tidyUsername, usernameProblem } from '@hwarang/domain/accounts/registration';
import { Failure } from '@hwarang/domain/failures';
import type * as z from 'zod';
import type { AccountServices, Origin } from '../accounts/account-services.ts';
import {
  changeUser,
  inHours,
  noNewEmail,
  type UserRow,
  userByEmail,
  userByNewEmailToken,
  usernameTaken,
} from '../accounts/accounts.store.ts';
import { count, demandRoom, limits } from '../accounts/limits.ts';
import { hashOneTimeToken, newOneTimeToken } from '../accounts/one-time-tokens.ts';
import { audit } from '../audit/audit.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import { enqueueMail, readdressMails } from '../platform/mail.store.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { isTaken } from '../platform/unique-violation.ts';
import { ownAccountAnswerOf } from './accounts.answers.ts';
import { demandCurrentPassword, demandSamePassword } from './current-password.ts';
import { type Account, accountById } from './whole-account.store.ts';

const newEmailHours = 24;

/** The caller's id; the guest, whom everybody can be, keeps no account. */
export function demandOwner(caller: Caller): string {
  if (!caller.userId) throw new Failure('unauthorized');
  demand(caller, 'keep an account');
  return caller.userId;
}

async function own(orm: Orm, userId: string): Promise<Account> {
  const account = await accountById(orm, userId);
  if (!account) throw new Failure('unauthorized');
  return account;
}

/** Another user name, under the rules of registration. */
export async function rename(
  { database: { orm } }: AccountServices,
  caller: Caller,
  given: string | null | undefined,
): Promise<OwnAccountAnswer> {
  const userId = demandOwner(caller);
  const username = tidyUsername(given ?? '');
  const problem = usernameProblem(username);
  const kind = username ? 'length' : 'provide';
  if (problem)
    throw fieldFailures([{ id: `Auth.form.error.username.${kind}`, message: problem.en, field: ['username'] }]);
  const taken = () => authFailure('Auth.form.error.username.taken', { field: 'username' });
  await count(orm, limits.rename(userId));
  const namesake = await userByEmail(orm, tidyEmail(username));
  if ((namesake && namesake.id !== userId) || (await usernameTaken(orm, username, userId))) throw taken();
  const changed = orm.transaction(async (tx) => {
    const before = await own(tx, userId);
    if (before.user.username !== username) await changeUser(tx, userId, { username });
    await audit(tx, caller, {
      noun: 'users',
      id: userId,
      before: { username: before.user.username },
      after: { username },
    });
    return own(tx, userId);
  });
  // Somebody else took it between the question and the change.
  return ownAccountAnswerOf(
    await changed.catch((failure: unknown) => Promise.reject(isTaken(failure) ? taken() : failure)),
  );
}

/** The email stays until the link that goes to the new one is used. The present one is told while the change can still be stopped. */
export async function askForNewEmail(
  { database: { orm }, mail }: AccountServices,
  caller: Caller,
  given: z.infer<typeof newEmailRequest>,
  { address, site }: Origin,
): Promise<OwnAccountAnswer> {
  const userId = demandOwner(caller);
  const newEmail = tidyEmail(given.email ?? '');
  if (!isEmail(newEmail)) throw authFailure('Auth.form.error.email.format', { field: 'email' });
  const before = await demandCurrentPassword(orm, userId, given.password, 'password');
  if (newEmail === before.user.email) throw authFailure('Auth.form.error.email.same', { field: 'email' });
  await count(orm, [...limits.newEmail(userId), ...limits.mailTo(newEmail, address)]);
  if (await userByEmail(orm, newEmail)) throw authFailure('Auth.form.error.email.taken', { field: 'email' });
  const code = newOneTimeToken();
  const account = await orm.transaction(async (tx) => {
    const { user } = await demandSamePassword(tx, before, 'password');
    await changeUser(tx, userId, {
      newEmail,
      newEmailTokenHash: hashOneTimeToken(code),
      newEmailExpiresAt: inHours(newEmailHours),
    });
    const { username, email, language } = user;
    const link = newEmailEmail(username, `${site}${newEmailPath(code)}`);
    await enqueueMail(tx, newEmail, composeEmail(link, language));
    const notice = newEmailAskedEmail(username, newEmail, `${site}${forgotPasswordPath}`);
    await enqueueMail(tx, email, composeEmail(notice, language));
    await audit(tx, caller, newEmailAudit(user, user.newEmail, newEmail));
    return own(tx, userId);
  });
  mail.notify();
  return ownAccountAnswerOf(account);
}

/** The link that was sent opens nothing any more. */
export async function giveUpNewEmail(
  { database: { orm } }: AccountServices,
  caller: Caller,
): Promise<OwnAccountAnswer> {
  const userId = demandOwner(caller);
  return orm.transaction(async (tx) => {
    const { user } = await own(tx, userId);
    await changeUser(tx, userId, noNewEmail);
    await audit(tx, caller, newEmailAudit(user, user.newEmail, null));
    return ownAccountAnswerOf(await own(tx, userId));
  });
}

const newEmailAudit = ({ id, username }: UserRow, before: string | null, after: string | null) => ({
  noun: 'users',
  id,
  before: { username, new_email: before },
  after: { username, new_email: after },
});

/** Whoever holds the code reads the mail of the new address: no session is asked for, since mail is often read on another device. */
export async function confirmNewEmail(
  { database: { orm }, mail }: AccountServices,
  { code }: z.infer<typeof newEmailCode>,
  { address, site }: Origin,
): Promise<{ email: string }> {
  if (!code) throw authFailure('Auth.form.error.params.provide');
  const room = limits.newEmailCode(address);
  await demandRoom(orm, room);
  const changed = orm.transaction((tx) => takeNewEmail(tx, hashOneTimeToken(code), site));
  const outcome = await changed.catch((failure: unknown) => (isTaken(failure) ? 'taken' : Promise.reject(failure)));
  if (outcome === undefined) {
    await count(orm, room);
    throw authFailure('Auth.form.error.code.provide');
  }
  if (outcome === 'taken') throw authFailure('Auth.form.error.email.taken', { field: 'email' });
  mail.notify();
  return outcome;
}

async function takeNewEmail(tx: Orm, tokenHash: string, site: string) {
  const user = await userByNewEmailToken(tx, tokenHash);
  if (!user?.newEmail || user.blocked) return undefined;
  const { id, username, email, newEmail, language } = user;
  if (await userByEmail(tx, newEmail)) return 'taken';
  // A link for a new password that lies in the old mailbox must not open the account any more.
  await changeUser(tx, id, { email: newEmail, ...noNewEmail, resetTokenHash: null, resetTokenExpiresAt: null });
  await readdressMails(tx, email, newEmail);
  const notice = emailChangedEmail(username, newEmail, `${site}/support`);
  await enqueueMail(tx, email, composeEmail(notice, language));
  const { role } = await own(tx, id);
  const told = (address: string) => ({ username, email: address });
  await audit(tx, { role: role.type, userId: id }, { noun: 'users', id, before: told(email), after: told(newEmail) });
  return { email: newEmail };
}
