import type { UserAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { authFailure } from '@hwarang/domain/accounts/auth-failures';
import type { Services } from '../platform/services.ts';
import { userAnswerOf } from './accounts.answers.ts';
import { accountByIdentifier } from './accounts.store.ts';
import { passwordMatches } from './passwords.ts';
import type { Sessions } from './sessions.ts';

export async function signIn(
  { database: { orm } }: Services,
  sessions: Sessions,
  given: { identifier?: string | undefined; password?: string | undefined },
): Promise<{ jwt: string; user: UserAnswer }> {
  const identifier = given.identifier?.trim().toLowerCase();
  if (!identifier) throw authFailure('Auth.form.error.email.provide');
  if (!given.password) throw authFailure('Auth.form.error.password.provide');
  const account = await accountByIdentifier(orm, identifier);
  if (!(await passwordMatches(account?.user.passwordHash, given.password)) || !account)
    throw authFailure('Auth.form.error.invalid');
  if (!account.user.confirmed) throw authFailure('Auth.form.error.confirmed');
  if (account.user.blocked) throw authFailure('Auth.form.error.blocked');
  return { jwt: await sessions.begin(orm, account.user.id), user: userAnswerOf(account) };
}
