import type { Language } from '@hwarang/domain/language';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { belongsTo, id, moment, reference, times } from '../platform/columns.ts';

export const conversations = pgTable(
  'conversations',
  {
    id: id(),
    /** Nobody for a visitor, who is known by a key that only the own browser holds. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    keyHash: text('key_hash').unique(),
    /** Where an answer goes when the visitor has left. */
    email: text(),
    language: text().$type<Language>().notNull().default('ko'),
    closedAt: moment('closed_at'),
    lastMessageAt: moment('last_message_at').notNull().default(sql`now()`),
    /** Up to when each side has read, and when the customer was last seen with the page open. */
    customerReadAt: moment('customer_read_at').notNull().default(sql`now()`),
    supportReadAt: moment('support_read_at'),
    customerSeenAt: moment('customer_seen_at'),
    /** Since when the desk should be told of it by mail; nothing once it has been. */
    mailWaitingSince: moment('mail_waiting_since'),
    ...times,
  },
  (table) => [
    index('conversations_mail_waiting').on(table.mailWaitingSince).where(sql`${table.mailWaitingSince} is not null`),
    index('conversations_user').on(table.userId, table.lastMessageAt),
    index('conversations_last').on(table.lastMessageAt, table.id),
  ],
);

export const supportMessages = pgTable(
  'support_messages',
  {
    id: id(),
    conversationId: belongsTo('conversation_id', () => conversations.id),
    fromSupport: boolean('from_support').notNull(),
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('support_messages_conversation').on(table.conversationId, table.createdAt, table.id)],
);

/** Administrators who have the support screen open, and when that was last known. */
export const supportDesks = pgTable('support_desks', {
  userId: reference('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  seenAt: moment('seen_at').notNull().default(sql`now()`),
});

/** When the desk was last told by mail: one row, shared by all instances. */
export const deskMails = pgTable('desk_mails', {
  id: text().primaryKey(),
  sentAt: moment('sent_at').notNull(),
});
