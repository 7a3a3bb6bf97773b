import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { id, reference, times } from '../platform/columns.ts';

/** What was uploaded, once by content: the same bytes sent twice are stored once. */
export const blobs = pgTable('blobs', {
  sha256: text().primaryKey(),
  mime: text().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  thumbhash: text().notNull(),
  colours: jsonb().$type<string[]>().notNull(),
  createdAt: times.createdAt,
});

/** A file as people see it. `key` is its random public address: two records of one picture never share it. */
export const files = pgTable(
  'files',
  {
    id: id(),
    key: text().notNull().unique(),
    sha256: text()
      .notNull()
      .references(() => blobs.sha256),
    name: text().notNull(),
    ext: text().notNull(),
    alternativeText: text('alternative_text').notNull().default(''),
    caption: text().notNull().default(''),
    uploadedBy: reference('uploaded_by'),
    ...times,
  },
  (table) => [index('files_sha256').on(table.sha256), index('files_uploaded_by').on(table.uploadedBy)],
);
