import type { emailRequest, registerRequest, UserAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { authFailure, fieldFailures } from '@hwarang/domain/accounts/auth-failures';
import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { confirmationEmail } from '@hwarang/domain/accounts/emails.words';
import { type ConfirmationOutcome, confirmationCall } from '@hwarang/domain/accounts/links';
import { emailProblem, passwordProblem, tidyUsername, usernameProblem } from '@hwarang/domain/accounts/registration';
import { apiBase } from '@hwarang/domain/api';
import type * as z from 'zod';
import type { AccountServices, Origin } from '../accounts/account-services.ts';
import {
  addUser,
  changeUser,
  confirmByToken,
  inHours,
  roleByType,
  type UserRow,
  userByConfirmationToken,
  userByEmail,
} from '../accounts/accounts.store.ts';
import { count, limits } from '../accounts/limits.ts';
import { hashOneTimeToken, newOneTimeToken } from '../accounts/one-time-tokens.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { notify } from '../notifications/notifications.store.ts';
import { enqueueMail } from '../platform/mail.store.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { userAnswerOf } from './accounts.answers.ts';
import { accountById, accountByIdentifier } from './whole-account.store.ts';

const confirmationHours = 72;

export async function register(
  services: AccountServices,
  request: z.infer<typeof registerRequest>,
  origin: Origin,
): Promise<{ user: UserAnswer }> {
  const { orm } = services.database;
  const given = { username: request.username ?? '', email: request.email ?? '', password: request.password ?? '' };
  const { username, email } = demandRightFields(given);
  await count(orm, limits.register(origin.address));
  await demandFree(orm, email, username);
  const passwordHash = await hashPassword(given.password);
  const token = newOneTimeToken();
  const account = await orm.transaction(async (tx) => {
    const id = await addUser(tx, {
      username,
      email,
      passwordHash,
      roleId: await roleByType(tx, 'authenticated'),
      confirmationTokenHash: hashOneTimeToken(token),
      confirmationTokenExpiresAt: inHours(confirmationHours),
      language: origin.language,
      marketingConsentAt: request.marketing_consent ? new Date() : null,
    });
    if (!id) return undefined;
    await mailConfirmation(tx, { username, email, language: origin.language }, token, origin);
    return accountById(tx, id);
  });
  if (!account) {
    // Somebody else took it between the question and the insert.
    await demandFree(orm, email, username);
    throw authFailure('Auth.form.error.email.taken', { field: 'email' });
  }
  services.mail.notify();
  return { user: userAnswerOf(account) };
}

/** Name and email as they are kept; refused, field by field, when they cannot be. */
export function demandRightFields(given: { username: string; email: string; password: string }) {
  const problems = [
    ['username', given.username, usernameProblem],
    ['email', given.email, emailProblem],
    ['password', given.password, passwordProblem],
  ] as const;
  const messages = problems.flatMap(([field, value, problemOf]) => {
    const problem = problemOf(value);
    if (!problem) return [];
    const kind = !value.trim() ? 'provide' : field === 'email' ? 'format' : 'length';
    return [{ id: `Auth.form.error.${field}.${kind}`, message: problem.en, field: [field] }];
  });
  if (messages.length > 0) throw fieldFailures(messages);
  return { username: tidyUsername(given.username), email: tidyEmail(given.email) };
}

export async function demandFree(orm: Orm, email: string, username: string): Promise<void> {
  if (await userByEmail(orm, email)) throw authFailure('Auth.form.error.email.taken', { field: 'email' });
  const namesake = await accountByIdentifier(orm, username.toLowerCase());
  if (namesake) throw authFailure('Auth.form.error.username.taken', { field: 'username' });
}

async function mailConfirmation(
  orm: Orm,
  user: Pick<UserRow, 'username' | 'email' | 'language'>,
  token: string,
  { site }: Origin,
): Promise<void> {
  const link = `${site}${apiBase}${confirmationCall(token)}`;
  await enqueueMail(orm, user.email, composeEmail(confirmationEmail(user.username, link), user.language));
}

export async function confirmEmail(
  { database: { orm }, changes }: AccountServices,
  token: string,
): Promise<ConfirmationOutcome> {
  const tokenHash = hashOneTimeToken(token);
  const confirmed = await orm.transaction(async (tx) => {
    const userId = await confirmByToken(tx, tokenHash);
    if (userId) await notify(tx, userId, 'account-confirmed');
    return userId;
  });
  if (confirmed) {
    await changes.publish(`user:${confirmed}`);
    return '1';
  }
  return (await userByConfirmationToken(orm, tokenHash))?.confirmed ? 'already' : 'expired';
}

/** The email as it is kept, unless it is none, or has been asked for too often. */
export async function demandMailRoom(
  { database }: AccountServices,
  given: z.infer<typeof emailRequest>,
  { address }: Origin,
): Promise<string> {
  const email = tidyEmail(given.email ?? '');
  if (!isEmail(email)) throw authFailure('Auth.form.error.email.format', { field: 'email' });
  await count(database.orm, limits.mailTo(email, address));
  return email;
}

/** Answers alike whether that email waits for a confirmation or not, and before it is looked up. */
export async function sendConfirmationAgain(
  services: AccountServices,
  given: z.infer<typeof emailRequest>,
  origin: Origin,
): Promise<{ email: string; sent: true }> {
  const email = await demandMailRoom(services, given, origin);
  services.background.start(() => renewConfirmation(services, email, origin));
  return { email, sent: true };
}

/** A new link for an account that waits for its confirmation; nothing for any other. `noted` is done in the same transaction. */
export async function renewConfirmation(
  { database: { orm }, mail }: AccountServices,
  email: string,
  origin: Origin,
  noted: (tx: Orm) => Promise<void> = async () => {},
): Promise<void> {
  const user = await userByEmail(orm, email);
  if (!user || user.confirmed || user.blocked) return;
  const token = newOneTimeToken();
  await orm.transaction(async (tx) => {
    await changeUser(tx, user.id, {
      confirmationTokenHash: hashOneTimeToken(token),
      confirmationTokenExpiresAt: inHours(confirmationHours),
    });
    await mailConfirmation(tx, user, token, origin);
    await noted(tx);
  });
  mail.notify();
}
