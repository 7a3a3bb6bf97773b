import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment, times } from './columns.ts';

/** Outgoing mail, written in the transaction that causes it and sent by whichever instance claims it. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    tries: integer().notNull().default(0),
    /** When it may be tried next. A claim moves it ahead, so that the mail of an instance that died is claimed again. */
    dueAt: moment('due_at').notNull().default(sql`now()`),
    sentAt: moment('sent_at'),
    abandonedAt: moment('abandoned_at'),
    error: text(),
    createdAt: times.createdAt,
  },
  (table) => [index('mails_due').on(table.dueAt).where(sql`${table.sentAt} is null and ${table.abandonedAt} is null`)],
);
