import type { UsersQuery } from '@hwarang/domain/accounts/users.contract';
import { isId } from '@hwarang/domain/ids';
import type { RoleType } from '@hwarang/domain/roles';
import { and, asc, count, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../platform/database.ts';
import { type Account, selectAccounts, usernameKey } from './accounts.store.ts';
import { roles, users } from './accounts.table.ts';

const contains = (column: SQL | typeof users.email, text: string): SQL =>
  sql`strpos(${column}, ${text.trim().toLowerCase()}) > 0`;

function where(query: UsersQuery): SQL | undefined {
  const { email, username, role, blocked, confirmed } = query;
  return and(
    email === undefined ? undefined : eq(users.email, email.trim().toLowerCase()),
    query.email_contains === undefined ? undefined : contains(users.email, query.email_contains),
    username === undefined ? undefined : sql`${usernameKey} = ${username.trim().toLowerCase()}`,
    query.username_contains === undefined ? undefined : contains(usernameKey, query.username_contains),
    role === undefined ? undefined : isId(role) ? eq(roles.id, role) : eq(roles.type, role as RoleType),
    blocked === undefined ? undefined : eq(users.blocked, blocked),
    confirmed === undefined ? undefined : eq(users.confirmed, confirmed),
    query._q === undefined ? undefined : or(contains(users.email, query._q), contains(usernameKey, query._q)),
  );
}

const columns = {
  username: usernameKey,
  email: users.email,
  createdat: users.createdAt,
  updatedat: users.updatedAt,
  confirmed: users.confirmed,
  blocked: users.blocked,
  id: users.id,
  _id: users.id,
};

function orderOf(sort: string | undefined): SQL[] {
  return (sort ?? '').split(',').flatMap((part) => {
    const [field = '', direction] = part.trim().toLowerCase().split(':');
    const column = columns[field as keyof typeof columns];
    if (!column) return [];
    return [direction === 'desc' ? desc(column) : asc(column)];
  });
}

export const findAccounts = (orm: Orm, query: UsersQuery): Promise<Account[]> =>
  selectAccounts(orm, where(query), {
    order: orderOf(query._sort),
    start: query._start ?? 0,
    limit: query._limit === undefined ? 100 : query._limit === -1 ? 1000 : query._limit,
  });

export async function countUsers(orm: Orm, query: UsersQuery): Promise<number> {
  const [row] = await orm
    .select({ count: count() })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(where(query));
  return row?.count ?? 0;
}

export const rolesWithCounts = (orm: Orm) =>
  orm
    .select({ role: roles, users: count(users.id) })
    .from(roles)
    .leftJoin(users, eq(users.roleId, roles.id))
    .groupBy(roles.id)
    .orderBy(asc(roles.id));

export async function roleExists(orm: Orm, id: string): Promise<boolean> {
  return (await orm.select({ id: roles.id }).from(roles).where(eq(roles.id, id))).length > 0;
}

/** Whoever holds this lock decides alone who is an administrator: two that demote each other at once must not both succeed. */
export async function lockAdministrators(orm: Orm): Promise<string> {
  const [role] = await orm.select({ id: roles.id }).from(roles).where(eq(roles.type, 'administrator')).for('update');
  if (!role) throw new Error('the administrator role is missing');
  return role.id;
}

export async function hasOtherAdministrator(orm: Orm, roleId: string, userId: string): Promise<boolean> {
  const others = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.roleId, roleId), ne(users.id, userId), eq(users.blocked, false), eq(users.confirmed, true)))
    .limit(1);
  return others.length > 0;
}

export async function removeUser(orm: Orm, id: string): Promise<void> {
  await orm.delete(users).where(eq(users.id, id));
}
