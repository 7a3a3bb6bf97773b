import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, reference, times, versioned } from '../platform/columns.ts';

/** What administrators decide for the whole site, one row for each subject; what is not here is as configured. */
export const settings = pgTable('settings', {
  key: text().primaryKey(),
  value: jsonb().notNull(),
  ...versioned,
});

/** Every text a footer page ever had. The newest is shown; none is changed after it was published. */
export const pageVersions = pgTable(
  'page_versions',
  {
    id: id(),
    page: text().notNull(),
    version: integer().notNull(),
    ko: text().notNull(),
    en: text().notNull(),
    userId: reference('user_id'),
    ...times,
  },
  (table) => [
    uniqueIndex('page_versions_page').on(table.page, table.version),
    index('page_versions_created').on(table.createdAt),
  ],
);
