import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Orm } from '../platform/orm.ts';
import { roles, users } from './accounts.table.ts';

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
