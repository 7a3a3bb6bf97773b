import type { NotificationFacts, NotificationKind } from '@hwarang/domain/notifications/notifications.contract';
import { index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { id, moment, reference, times } from '../platform/columns.ts';

/** What happened to somebody. The words are made by the page, in the reader's language, from the kind and its facts. */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    userId: reference('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text().$type<NotificationKind>().notNull(),
    facts: jsonb().$type<NotificationFacts>().notNull(),
    readAt: moment('read_at'),
    createdAt: times.createdAt,
  },
  (table) => [index('notifications_user').on(table.userId, table.createdAt, table.id)],
);
