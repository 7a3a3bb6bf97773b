import type {
  changePasswordRequest,
  emailRequest,
  resetPasswordRequest,
  SignedIn,
} from '@hwarang/domain/accounts/accounts.contract';
import { authFailure, fieldFailures } from '@hwarang/domain/accounts/auth-failures';
import { passwordChangedEmail, resetEmail } from '@hwarang/domain/accounts/emails.words';
import { guest } from '@hwarang/domain/accounts/guest';
import { forgotPasswordPath, resetPasswordPath } from '@hwarang/domain/accounts/links';
import { passwordProblem } from '@hwarang/domain/accounts/registration';
import { Failure } from '@hwarang/domain/failures';
import type * as z from 'zod';
import type { AccountServices, Origin } from '../accounts/account-services.ts';
import {
  changeUser,
  inHours,
  lockUserByEmail,
  noNewEmail,
  takeResetToken,
  type UserRow,
} from '../accounts/accounts.store.ts';
import { forgetAttempts } from '../accounts/attempts.store.ts';
import { count, demandRoom, limits } from '../accounts/limits.ts';
import { hashOneTimeToken, newOneTimeToken } from '../accounts/one-time-tokens.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { endSessionsOf } from '../accounts/sessions.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import { enqueueMail } from '../platform/mail.store.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { demandCurrentPassword, demandSamePassword } from './current-password.ts';
import { demandMailRoom } from './registration.service.ts';
import { welcome } from './sign-in.service.ts';

const resetHours = 2;

/** Answers alike for every email, known or not, and before it is looked up: a known one would take longer. */
export async function forgotPassword(
  services: AccountServices,
  given: z.infer<typeof emailRequest>,
  origin: Origin,
): Promise<{ ok: true }> {
  const email = await demandMailRoom(services, given, origin);
  services.background.start(() => mailReset(services, email, origin));
  return { ok: true };
}

async function mailReset({ database: { orm }, mail }: AccountServices, email: string, { site }: Origin): Promise<void> {
  const code = newOneTimeToken();
  const link = `${site}${resetPasswordPath(code)}`;
  await orm.transaction(async (tx) => {
    // Locked: an email that is changed at this moment must not leave a link in the mailbox that was given up.
    const user = await lockUserByEmail(tx, email);
    if (!user || user.blocked || user.email === guest.identifier) return;
    await changeUser(tx, user.id, { resetTokenHash: hashOneTimeToken(code), resetTokenExpiresAt: inHours(resetHours) });
    await enqueueMail(tx, user.email, composeEmail(resetEmail(user.username, link), user.language));
  });
  mail.notify();
}

/** Ends all old tokens. The code came by mail, so the email is confirmed by it too. */
export async function resetPassword(
  services: AccountServices,
  given: z.infer<typeof resetPasswordRequest>,
  origin: Origin,
): Promise<SignedIn> {
  const { code } = given;
  if (!code) throw authFailure('Auth.form.error.params.provide');
  const password = demandNewPassword(given);
  const { orm } = services.database;
  const room = limits.resetCode(origin.address);
  await demandRoom(orm, room);
  const passwordHash = await hashPassword(password);
  const signedIn = await orm.transaction(async (tx) => {
    const owner = await takeResetToken(tx, hashOneTimeToken(code));
    if (!owner) return undefined;
    await replacePassword(tx, owner, passwordHash, origin);
    // Whoever was locked out by somebody else's guesses comes in by this way.
    await forgetAttempts(tx, limits.signIn(owner.id, origin.address).slice(0, 2));
    return welcome(tx, services, owner.id, origin);
  });
  if (!signedIn) {
    await count(orm, room);
    throw authFailure('Auth.form.error.code.provide');
  }
  services.mail.notify();
  return signedIn;
}

export async function changePassword(
  services: AccountServices,
  caller: Caller,
  given: z.infer<typeof changePasswordRequest>,
  origin: Origin,
): Promise<SignedIn> {
  if (!caller.userId) throw new Failure('unauthorized');
  demand(caller, 'keep an account');
  const { orm } = services.database;
  const password = demandNewPassword(given);
  const field = 'currentPassword';
  const account = await demandCurrentPassword(orm, caller.userId, given.currentPassword, field);
  const passwordHash = await hashPassword(password);
  const signedIn = await orm.transaction(async (tx) => {
    const { user } = await demandSamePassword(tx, account, field);
    await replacePassword(tx, user, passwordHash, origin);
    return welcome(tx, services, user.id, origin);
  });
  services.mail.notify();
  return signedIn;
}

type NewPassword = Pick<z.infer<typeof resetPasswordRequest>, 'password' | 'passwordConfirmation'>;

function demandNewPassword({ password, passwordConfirmation }: NewPassword): string {
  if (!password || !passwordConfirmation) throw authFailure('Auth.form.error.params.provide');
  const problem = passwordProblem(password);
  if (problem)
    throw fieldFailures([{ id: 'Auth.form.error.password.length', message: problem.en, field: ['password'] }]);
  if (password !== passwordConfirmation) throw authFailure('Auth.form.error.password.matching');
  return password;
}

async function replacePassword(orm: Orm, user: UserRow, passwordHash: string, { site }: Origin): Promise<void> {
  await changeUser(orm, user.id, {
    passwordHash,
    confirmed: true,
    resetTokenHash: null,
    resetTokenExpiresAt: null,
    confirmationTokenExpiresAt: null,
    // Whoever had the old password may have asked for an email of their own.
    ...noNewEmail,
  });
  await endSessionsOf(orm, user.id);
  const message = passwordChangedEmail(user.username, `${site}${forgotPasswordPath}`);
  await enqueueMail(orm, user.email, composeEmail(message, user.language));
}
