import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment, times } from './columns.ts';

/** Which of the composers makes the mail, and of what. */
export interface ComposedOf {
  kind: 'digest';
  userId: string;
  /** News of the time between these. */
  since: string;
  until: string;
}

/** Outgoing mail, written in the transaction that causes it and sent by whichever instance claims it. */
export const mails = pgTable(
  'mails',
  {
    id: id(),
    recipient: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** What the mail is composed from when it is sent, instead of a text that lies here until then. */
    composedOf: jsonb('composed_of').$type<ComposedOf>(),
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
