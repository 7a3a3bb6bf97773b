import type { RoleType } from '@hwarang/domain/roles';
import { and, eq, gt, ne, or, type SQL, sql } from 'drizzle-orm';
import { artists } from '../artists/artists.table.ts';
import { companies, contracts } from '../companies/companies.table.ts';
import type { Orm } from '../platform/database.ts';
import { roles, users } from './accounts.table.ts';

export type UserRow = typeof users.$inferSelect;

/** A user with what the contract shows beside it, in one query. */
export type Account = Awaited<ReturnType<typeof selectAccount>>[number];

const selectAccount = (orm: Orm, where: SQL | undefined, ...order: SQL[]) =>
  orm
    .select({
      user: users,
      role: roles,
      artist: { id: artists.id, localname: artists.localname, englishname: artists.englishname },
      companies: sql<(typeof companies.$inferSelect)[]>`(
        select coalesce(json_agg(json_build_object(
          'id', ${companies.id}, 'name', ${companies.name}, 'bizno', ${companies.bizno}, 'telno', ${companies.telno},
          'country', ${companies.country}, 'zipPostalCode', ${companies.zipPostalCode},
          'stateProvince', ${companies.stateProvince}, 'city', ${companies.city},
          'addressLine1', ${companies.addressLine1}, 'addressLine2', ${companies.addressLine2}
        ) order by ${companies.id}), '[]') from ${companies} where ${companies.userId} = ${users.id})`,
      contracts: sql<{ id: string; name: string | null }[]>`(
        select coalesce(json_agg(json_build_object('id', ${contracts.id}, 'name', ${contracts.name})
          order by ${contracts.id}), '[]') from ${contracts} where ${contracts.userId} = ${users.id})`,
    })
    .from(users)
    .innerJoin(roles, eq(roles.id, users.roleId))
    .leftJoin(artists, eq(artists.userId, users.id))
    .where(where)
    .orderBy(...order)
    .limit(1);

/** As the index has it: without the collation, only ASCII letters have a lower case on some databases. */
const usernameKey = sql`lower(${users.username} collate "und-x-icu")`;

export const accountById = async (orm: Orm, id: string): Promise<Account | undefined> =>
  (await selectAccount(orm, eq(users.id, id)))[0];

/** By email or username, both without regard to case. An email wins over a username that looks like one. */
export async function accountByIdentifier(orm: Orm, identifier: string): Promise<Account | undefined> {
  const where = or(eq(users.email, identifier), sql`${usernameKey} = ${identifier}`);
  const [account] = await selectAccount(orm, where, sql`${users.email} = ${identifier} desc`);
  return account;
}

export async function userByEmail(orm: Orm, email: string): Promise<UserRow | undefined> {
  return (await orm.select().from(users).where(eq(users.email, email)))[0];
}

/** Somebody who still has to click the link with this token, or did so before. */
export async function userByConfirmationToken(orm: Orm, tokenHash: string): Promise<UserRow | undefined> {
  return (await orm.select().from(users).where(eq(users.confirmationTokenHash, tokenHash)))[0];
}

/** Takes the token away from whoever holds it: of two that come with one token, one gets the user. */
export async function takeResetToken(orm: Orm, tokenHash: string): Promise<UserRow | undefined> {
  const [user] = await orm
    .update(users)
    .set({ resetTokenHash: null, resetTokenExpiresAt: null })
    .where(and(eq(users.resetTokenHash, tokenHash), gt(users.resetTokenExpiresAt, sql`now()`)))
    .returning();
  return user;
}

export async function changeUser(orm: Orm, id: string, change: Partial<typeof users.$inferInsert>): Promise<void> {
  await orm
    .update(users)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(users.id, id));
}

/** The token stays known, so that a second click is answered kindly; it confirms only while it has not expired. */
export async function confirmByToken(orm: Orm, tokenHash: string): Promise<string | undefined> {
  const [confirmed] = await orm
    .update(users)
    .set({ confirmed: true, confirmationTokenExpiresAt: null, updatedAt: sql`now()` })
    .where(and(eq(users.confirmationTokenHash, tokenHash), gt(users.confirmationTokenExpiresAt, sql`now()`)))
    .returning({ id: users.id });
  return confirmed?.id;
}

export async function roleByType(orm: Orm, type: RoleType): Promise<string> {
  const [role] = await orm.select({ id: roles.id }).from(roles).where(eq(roles.type, type));
  if (!role) throw new Error(`the role ${type} is missing`);
  return role.id;
}

export async function ensureRole(
  orm: Orm,
  role: { name: string; type: RoleType; description: string },
): Promise<string> {
  await orm.insert(roles).values(role).onConflictDoNothing();
  const [kept] = await orm.select({ id: roles.id }).from(roles).where(eq(roles.type, role.type));
  if (!kept) throw new Error(`the role ${role.type} could not be kept`);
  return kept.id;
}

/** The new user's id; nothing when email or username is taken. */
export async function addUser(orm: Orm, user: typeof users.$inferInsert): Promise<string | undefined> {
  const [row] = await orm.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return row?.id;
}

export async function hasUserOfRole(orm: Orm, roleId: string): Promise<boolean> {
  const found = await orm.select({ id: users.id }).from(users).where(eq(users.roleId, roleId)).limit(1);
  return found.length > 0;
}

/** The same password, hashed as we do; one that was changed meanwhile stays. */
export async function keepHash(orm: Orm, id: string, before: string, passwordHash: string): Promise<void> {
  await orm
    .update(users)
    .set({ passwordHash })
    .where(and(eq(users.id, id), eq(users.passwordHash, before)));
}

/** Whether somebody else goes by this name. */
export async function usernameTaken(orm: Orm, username: string, except: string): Promise<boolean> {
  const key = sql`lower(${username}::text collate "und-x-icu")`;
  const [user] = await orm
    .select({ id: users.id })
    .from(users)
    .where(and(sql`${usernameKey} = ${key}`, ne(users.id, except)));
  return user !== undefined;
}
