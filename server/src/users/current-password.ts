import { authFailure } from '@hwarang/domain/accounts/auth-failures';
import { Failure } from '@hwarang/domain/failures';
import { lockUser } from '../accounts/accounts.store.ts';
import { count, demandRoom, limits } from '../accounts/limits.ts';
import { passwordMatches } from '../accounts/passwords.ts';
import type { Orm } from '../platform/orm.ts';
import { type Account, accountById } from './whole-account.store.ts';

/**
 * The account, when its password is given with it: a token alone, left behind or stolen, is not enough for what cannot be taken back.
 * What is then done with it begins with `demandSamePassword`.
 */
export async function demandCurrentPassword(
  orm: Orm,
  userId: string,
  password: string | null | undefined,
  field: string,
): Promise<Account> {
  if (!password) throw authFailure('Auth.form.error.password.provide', { field });
  const room = limits.currentPassword(userId);
  await demandRoom(orm, room);
  const account = await accountById(orm, userId);
  if (!account) throw new Failure('unauthorized');
  if (!(await passwordMatches(account.user.passwordHash, password))) {
    await count(orm, room);
    throw authFailure('Auth.form.error.password.current', { field });
  }
  // Asked again, because others may have failed while this password was checked: a right guess among many stays refused.
  await demandRoom(orm, room);
  return account;
}

/** The account as it is now, locked. Refused if the password that was compared has been changed meanwhile: comparing takes long. */
export async function demandSamePassword(tx: Orm, { user }: Account, field: string): Promise<Account> {
  const locked = await lockUser(tx, user.id);
  if (locked && locked.passwordHash !== user.passwordHash)
    throw authFailure('Auth.form.error.password.current', { field });
  const account = await accountById(tx, user.id);
  if (!account) throw new Failure('unauthorized');
  return account;
}
