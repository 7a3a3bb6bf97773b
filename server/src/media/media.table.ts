import { type FormatName, formatNames } from '@hwarang/domain/media/formats';
import type { PictureType } from '@hwarang/domain/media/limits';
import { sql } from 'drizzle-orm';
import { bigint, boolean, index, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core';
import { id, moment, reference, times } from '../platform/columns.ts';

/** `size` in kilobytes, as the contract counts. */
export type StoredFormats = Partial<Record<FormatName, { width: number; height: number; size: number }>>;

const formatPart = (name: FormatName): string =>
  `(formats #>> '{${name},width}') || ',"height":' || (formats #>> '{${name},height}') || ',"size":' || (formats #>> '{${name},size}')`;

/** What was uploaded, once by content: the same bytes sent twice are stored once. */
export const blobs = pgTable(
  'blobs',
  {
    sha256: text().primaryKey(),
    /** The folder in the store. Its random part keeps a late clean-up from ever taking a newer copy of the same content. */
    location: text().notNull().unique(),
    mime: text().$type<PictureType>().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    alpha: boolean().notNull(),
    formats: jsonb().$type<StoredFormats>().notNull(),
    /** The same as pieces of the answer, one for each format: taking them out of the JSON for every row of a list costs ten times as much. */
    formatParts: text('format_parts')
      .array()
      .generatedAlwaysAs(sql.raw(`array[${formatNames.map(formatPart).join(', ')}]`)),
    thumbhash: text().notNull(),
    colours: jsonb().$type<string[]>().notNull(),
    /** The names of those colours, by which pictures are looked for. */
    hues: text().array().generatedAlwaysAs(sql`hues_of(colours)`),
    /** Where the main colour lies among all colours: pictures like one another are found by it. */
    colourCell: smallint('colour_cell').generatedAlwaysAs(sql`colour_cell(colours)`),
    /** When all sizes had been made ahead; empty while that is still to do. */
    warmedAt: moment('warmed_at'),
    warmingAt: moment('warming_at'),
    warmAttempts: integer('warm_attempts').notNull().default(0),
    /** Since when no file uses it. */
    unusedAt: moment('unused_at'),
    createdAt: times.createdAt,
  },
  (table) => [
    index('blobs_to_warm').on(table.createdAt).where(sql`${table.warmedAt} is null`),
    index('blobs_colour_cell').on(table.colourCell, table.sha256),
  ],
);

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

/** How many files there are and how many bytes they take: the sum of all rows. Triggers add one for each statement that makes a difference. */
export const storageCounts = pgTable('storage_counts', {
  files: integer().notNull(),
  bytes: bigint({ mode: 'number' }).notNull(),
});

/**
 * What is kept in the store beside pictures, by its folder, for rows of others: without a row here the sweeper takes it for the rest of an
 * upload that was cut off.
 */
export const storedDocuments = pgTable('stored_documents', { location: text().primaryKey() });
