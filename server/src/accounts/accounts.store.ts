import type { RoleType } from '@hwarang/domain/roles';
import { and, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { PgInsertValue, PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Orm } from '../platform/orm.ts';
import { roles, users } from './accounts.table.ts';

export type UserRow = typeof users.$inferSelect;

/** As the index has it: without the collation, only ASCII letters have a lower case on some databases. */
export const usernameKey = sql`lower(${users.username} collate "und-x-icu")`;

export async function userByEmail(orm: Orm, email: string): Promise<UserRow | undefined> {
  return (await orm.select().from(users).where(eq(users.email, email)))[0];
}

export async function userById(orm: Orm, id: string): Promise<UserRow | undefined> {
  return (await orm.select().from(users).where(eq(users.id, id)))[0];
}

/** Nobody else changes or deletes it until the transaction ends: what was found out about it before has to be compared with this. */
export async function lockUser(tx: Orm, id: string): Promise<UserRow | undefined> {
  return (await tx.select().from(users).where(eq(users.id, id)).for('no key update'))[0];
}

/** As `lockUser`; nobody if the email becomes another one while the row is waited for. */
export async function lockUserByEmail(tx: Orm, email: string): Promise<UserRow | undefined> {
  return (await tx.select().from(users).where(eq(users.email, email)).for('no key update'))[0];
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

/** Who waits for the link with this token to be used; locked, so that of two that come with one token one finds it. */
export async function userByNewEmailToken(orm: Orm, tokenHash: string): Promise<UserRow | undefined> {
  const [user] = await orm
    .select()
    .from(users)
    .where(and(eq(users.newEmailTokenHash, tokenHash), gt(users.newEmailExpiresAt, sql`now()`)))
    .for('update');
  return user;
}

/** By the clock of the database, which says later whether a link is over. */
export const inHours = (hours: number): SQL => sql`now() + make_interval(hours => ${hours})`;

/** Nobody waits for another email any more. */
export const noNewEmail = { newEmail: null, newEmailTokenHash: null, newEmailExpiresAt: null };

export async function changeUser(orm: Orm, id: string, change: PgUpdateSetSource<typeof users>): Promise<void> {
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

/** The roles of the site, by their type; those that are missing are made. */
export async function ensureRoles(orm: Orm): Promise<Record<RoleType, string>> {
  const all: (typeof roles.$inferInsert)[] = [
    { name: 'Administrator', type: 'administrator', description: 'Manages the whole site.' },
    { name: 'Authenticated', type: 'authenticated', description: 'Signed in with an account.' },
    { name: 'Public', type: 'public', description: 'Reads what visitors can read.' },
    { name: 'Juror', type: 'juror', description: 'Judges the rounds of open calls it was invited to.' },
  ];
  await orm.insert(roles).values(all).onConflictDoNothing();
  return {
    administrator: await roleByType(orm, 'administrator'),
    authenticated: await roleByType(orm, 'authenticated'),
    public: await roleByType(orm, 'public'),
    juror: await roleByType(orm, 'juror'),
  };
}

/** The new user's id; nothing when email or username is taken. */
export async function addUser(orm: Orm, user: PgInsertValue<typeof users>): Promise<string | undefined> {
  const [row] = await orm.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  return row?.id;
}

export async function hasUserOfRole(orm: Orm, roleId: string): Promise<boolean> {
  const found = await orm.select({ id: users.id }).from(users).where(eq(users.roleId, roleId)).limit(1);
  return found.length > 0;
}

/** The same password, hashed as we do: the account counts as unchanged. */
export async function keepHash(orm: Orm, id: string, passwordHash: string): Promise<void> {
  await orm.update(users).set({ passwordHash }).where(eq(users.id, id));
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
