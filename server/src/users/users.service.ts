import type { OwnAccountAnswer, UserAnswer } from '@hwarang/domain/accounts/accounts.contract';
import { isEmail, tidyEmail } from '@hwarang/domain/accounts/email';
import { guest } from '@hwarang/domain/accounts/guest';
import type { UserChange } from '@hwarang/domain/accounts/users.contract';
import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { can } from '@hwarang/domain/roles';
import type { AccountServices, Origin } from '../accounts/account-services.ts';
import { changeUser, userByEmail } from '../accounts/accounts.store.ts';
import { count, limits } from '../accounts/limits.ts';
import { endSessionsOf } from '../accounts/sessions.store.ts';
import { hasOtherAdministrator, lockAdministrators, roleExists, rolesWithCounts } from '../accounts/users.store.ts';
import { audit } from '../audit/audit.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import type { Records } from '../records/query/records.ts';
import { badParameter } from '../records/query/values.ts';
import { ownAccountAnswerOf, roleAnswerOf, userAnswerOf } from './accounts.answers.ts';
import { eraseAccount } from './erase-account.ts';
import { renewConfirmation } from './registration.service.ts';
import { type Account, accountById } from './whole-account.store.ts';

export async function ownAccount({ database }: AccountServices, caller: Caller): Promise<OwnAccountAnswer> {
  if (!caller.userId) throw new Failure('unauthorized');
  const account = await accountById(database.orm, caller.userId);
  if (!account) throw new Failure('unauthorized');
  return ownAccountAnswerOf(account);
}

export async function userById({ database }: AccountServices, caller: Caller, id: string): Promise<UserAnswer> {
  if (caller.userId !== id) demand(caller, 'manage users');
  return userAnswerOf(await found(database.orm, id));
}

/** Everybody to administrators, as the JSON text of the answer; to others only whether one email is known. */
export async function listUsers(
  { database: { orm } }: AccountServices,
  records: Records,
  caller: Caller,
  queryString: string,
  origin: Origin,
): Promise<Buffer | { email: string }[]> {
  if (can(caller.role, 'manage users')) return (await records.list(caller, 'users', queryString)).body;
  const email = onlyEmail(queryString);
  await count(orm, limits.emailCheck(origin.address));
  const user = await userByEmail(orm, email);
  return user ? [{ email: user.email }] : [];
}

function onlyEmail(queryString: string): string {
  const parameters = [...new URLSearchParams(queryString)];
  const [first, ...more] = parameters;
  if (!first || parameters.some(([name]) => name !== 'email')) throw new Failure('forbidden');
  const email = tidyEmail(first[1]);
  if (more.length > 0) throw badParameter('email', 'can be given once');
  if (!isEmail(email)) throw badParameter('email', 'must be an email');
  return email;
}

export async function numberOfUsers(records: Records, caller: Caller, queryString: string): Promise<Buffer> {
  demand(caller, 'manage users');
  return (await records.count(caller, 'users', queryString)).body;
}

export async function listRoles({ database }: AccountServices, caller: Caller) {
  demand(caller, 'manage users');
  const rows = await rolesWithCounts(database.orm);
  return { roles: rows.map(({ role, users }) => ({ ...roleAnswerOf(role), nb_users: users })) };
}

export async function editUser(
  { database: { orm } }: AccountServices,
  caller: Caller,
  id: string,
  change: UserChange,
): Promise<UserAnswer> {
  demand(caller, 'manage users');
  const roleId = typeof change.role === 'object' ? change.role.id : change.role;
  return orm.transaction(async (tx) => {
    const administrators = await lockAdministrators(tx);
    const account = await found(tx, id);
    demandNotGuest(account);
    if (roleId !== undefined && !(isId(roleId) && (await roleExists(tx, roleId))))
      throw new Failure('bad-request', 'ValidationError', { data: { errors: { role: ['must be the id of a role'] } } });
    const leaves =
      change.blocked === true || change.confirmed === false || (roleId !== undefined && roleId !== administrators);
    if (leaves) await demandNotLast(tx, account, administrators);
    const { blocked, confirmed } = change;
    await changeUser(tx, id, {
      ...(blocked === undefined ? {} : { blocked }),
      ...(confirmed === undefined ? {} : { confirmed }),
      ...(roleId === undefined ? {} : { roleId }),
      ...(blocked ? { resetTokenHash: null, resetTokenExpiresAt: null } : {}),
    });
    if (blocked || confirmed === false) await endSessionsOf(tx, id);
    const after = await found(tx, id);
    await audit(tx, caller, { noun: 'users', id, before: auditFacts(account), after: auditFacts(after) });
    return userAnswerOf(after);
  });
}

export async function deleteUser(
  { database: { orm }, changes }: AccountServices,
  caller: Caller,
  id: string,
): Promise<UserAnswer> {
  demand(caller, 'manage users');
  const gone = await orm.transaction(async (tx) => {
    const administrators = await lockAdministrators(tx);
    const account = await found(tx, id);
    demandNotGuest(account);
    await demandNotLast(tx, account, administrators);
    await audit(tx, caller, { noun: 'users', id, before: auditFacts(account), after: undefined });
    // An artist outlives the account, and what was written down about it too.
    await eraseAccount(tx, account.user);
    return userAnswerOf(account);
  });
  if (gone.artist) await changes.settled();
  return gone;
}

/** What the log of changes says of somebody: never a password or a token. */
const auditFacts = ({ user, role }: Account) => ({
  username: user.username,
  email: user.email,
  blocked: user.blocked,
  confirmed: user.confirmed,
  role: role.type,
});

/** Whoever uses this account anywhere has to sign in again. */
export async function revokeSessions(
  { database: { orm } }: AccountServices,
  caller: Caller,
  id: string,
): Promise<{ ended: number }> {
  demand(caller, 'manage users');
  return orm.transaction(async (tx) => {
    const account = await found(tx, id);
    demandNotGuest(account);
    const ended = await endSessionsOf(tx, id);
    await audit(tx, caller, {
      noun: 'users',
      id,
      before: { username: account.user.username, sessions: ended },
      after: { username: account.user.username, sessions: 0 },
    });
    return { ended };
  });
}

export async function resendConfirmation(
  services: AccountServices,
  caller: Caller,
  id: string,
  origin: Origin,
): Promise<{ sent: true }> {
  demand(caller, 'manage users');
  const account = await found(services.database.orm, id);
  demandNotGuest(account);
  if (account.user.confirmed || account.user.blocked)
    throw new Failure('conflict', 'This account does not wait for a confirmation');
  const { username, email } = account.user;
  await count(services.database.orm, limits.mailTo(email, origin.address));
  await renewConfirmation(services, email, origin, (tx) =>
    audit(tx, caller, { noun: 'users', id, before: { username }, after: { username, confirmation_sent_to: email } }),
  );
  return { sent: true };
}

async function found(orm: Orm, id: string): Promise<Account> {
  const account = isId(id) ? await accountById(orm, id) : undefined;
  if (!account) throw new Failure('not-found');
  return account;
}

function demandNotGuest({ user }: Account): void {
  if (user.email === guest.identifier) throw new Failure('forbidden', 'The guest account cannot be changed');
}

async function demandNotLast(orm: Orm, { user, role }: Account, administrators: string): Promise<void> {
  const holdsTheKeys = role.id === administrators && !user.blocked && user.confirmed;
  if (holdsTheKeys && !(await hasOtherAdministrator(orm, administrators, user.id)))
    throw new Failure('conflict', 'The last administrator cannot be blocked, demoted or deleted');
}
