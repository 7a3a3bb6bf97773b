import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { moment, reference } from '../platform/columns.ts';

/**
 * Records that everyone could see once and can see no longer: harvesters are told that they are gone. Triggers write it, so that no way of
 * withdrawing a record can forget to; of a record that was never public there is no row.
 */
export const withdrawnRecords = pgTable(
  'withdrawn_records',
  {
    kind: text().$type<'artworks' | 'exhibitions'>().notNull(),
    id: reference('id').notNull(),
    at: moment('at').notNull().default(sql`now()`),
    /** The galleries whose exhibitions showed it. */
    galleries: text().array().notNull().default(sql`'{}'`),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] }), index('withdrawn_records_at').on(table.at, table.id)],
);
