import type { Language } from '@hwarang/domain/language';
import type { RoleType } from '@hwarang/domain/roles';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, reference, times } from '../platform/columns.ts';

export const roles = pgTable('roles', {
  id: id(),
  name: text().notNull(),
  type: text().$type<RoleType>().notNull().unique(),
  description: text().notNull().default(''),
  ...times,
});

export const users = pgTable(
  'users',
  {
    id: id(),
    username: text().notNull(),
    email: text().notNull(),
    provider: text().notNull().default('local'),
    passwordHash: text('password_hash').notNull(),
    confirmed: boolean().notNull().default(false),
    blocked: boolean().notNull().default(false),
    roleId: reference('role_id')
      .notNull()
      .references(() => roles.id),
    confirmationTokenHash: text('confirmation_token_hash'),
    confirmationTokenExpiresAt: moment('confirmation_token_expires_at'),
    resetTokenHash: text('reset_token_hash'),
    resetTokenExpiresAt: moment('reset_token_expires_at'),
    /** An email that was asked for and takes the place of the present one once its link is used. */
    newEmail: text('new_email'),
    newEmailTokenHash: text('new_email_token_hash'),
    newEmailExpiresAt: moment('new_email_expires_at'),
    language: text().$type<Language>().notNull().default('ko'),
    marketingConsentAt: moment('marketing_consent_at'),
    /** The artist that the account had was hidden when it was deleted: the next one waits for an administrator. */
    artistHidden: boolean('artist_hidden').notNull().default(false),
    ...times,
  },
  (table) => [
    uniqueIndex('users_email').on(table.email),
    uniqueIndex('users_username').on(sql`lower(${table.username} collate "und-x-icu")`),
    index('users_confirmation_token').on(table.confirmationTokenHash),
    index('users_reset_token').on(table.resetTokenHash),
    index('users_new_email_token').on(table.newEmailTokenHash),
  ],
);

/** One row for each token given out: deleting it ends the token on every instance. */
export const sessions = pgTable(
  'sessions',
  {
    id: text().primaryKey(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
    createdAt: times.createdAt,
    /** What its owner knows it by. The browser's whole description, and the address, are not kept. */
    browser: text(),
    system: text(),
    /** Within a few minutes: it is not written with every call. */
    lastSeenAt: moment('last_seen_at').notNull().default(sql`now()`),
  },
  (table) => [index('sessions_user').on(table.userId), index('sessions_expires').on(table.expiresAt)],
);

/** Failed sign-ins and other counted attempts, shared by all instances. */
export const attempts = pgTable(
  'attempts',
  {
    key: text().notNull(),
    at: moment('at').notNull().default(sql`now()`),
  },
  (table) => [index('attempts_key_at').on(table.key, table.at), index('attempts_at').on(table.at)],
);

/** What opens one download, once, without a session. Only its hash is kept: who reads the database cannot use it. */
export const tickets = pgTable(
  'tickets',
  {
    hash: text().primaryKey(),
    purpose: text().notNull(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('tickets_user').on(table.userId), index('tickets_expires').on(table.expiresAt)],
);
