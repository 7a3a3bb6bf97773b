import { pgTable, text } from 'drizzle-orm/pg-core';
import { times } from './columns.ts';

/** Keys made once and shared by all instances. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
  createdAt: times.createdAt,
});
