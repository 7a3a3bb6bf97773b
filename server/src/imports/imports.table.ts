import type { CellNote } from '@hwarang/domain/imports/imports.contract';
import type { ImportMode, ImportNoun, ImportState, RowOutcome } from '@hwarang/domain/imports/values';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { galleries } from '../galleries/galleries.table.ts';
import { files } from '../media/media.table.ts';
import { belongsTo, id, moment, reference, times } from '../platform/columns.ts';

export type Counts = Record<RowOutcome, number>;
export interface ChangedSince {
  row: number;
  record: string;
  title: string;
}

export const imports = pgTable(
  'imports',
  {
    id: id(),
    /**
     * Whose sheet it is: of a gallery, or null for administrators. Row-level security hides it from all others (migration `gallery_imports`). It goes
     * after its gallery, with its pictures, by the tidying: a cascade would leave them behind.
     */
    galleryId: reference('gallery_id'),
    userId: reference('user_id'),
    noun: text().$type<ImportNoun>().notNull(),
    name: text().notNull(),
    state: text().$type<ImportState>().notNull().default('mapping'),
    mode: text().$type<ImportMode>().notNull().default('single'),
    format: text().notNull(),
    heads: jsonb().$type<string[]>().notNull(),
    mapping: jsonb().$type<(string | null)[]>().notNull(),
    samples: jsonb().$type<string[][]>().notNull(),
    rows: integer().notNull().default(0),
    done: integer().notNull().default(0),
    counts: jsonb().$type<Counts>(),
    changedSince: jsonb('changed_since').$type<ChangedSince[]>().notNull().default([]),
    problem: text(),
    /** All rows have come. Until then nobody sees it; one that never becomes ready is removed. */
    ready: boolean().notNull().default(false),
    /** The last row that a run has done with, and kept: after a crash it goes on behind it. */
    cursor: integer().notNull().default(0),
    /** Records that were there before are told by this from those that the import makes. */
    startedAt: moment('started_at'),
    finishedAt: moment('finished_at'),
    /** The process that works on it, until when it may, and how often one has begun without getting further. */
    worker: text(),
    leaseUntil: moment('lease_until'),
    tries: integer().notNull().default(0),
    ...times,
  },
  (table) => [
    index('imports_created').on(table.createdAt, table.id),
    index('imports_gallery').on(table.galleryId, table.createdAt),
    index('imports_under_way').on(table.createdAt).where(sql`state in ('checking', 'running', 'undoing')`),
  ],
);

const importId = () => belongsTo('import_id', () => imports.id);

export const importRows = pgTable(
  'import_rows',
  {
    importId: importId(),
    number: integer().notNull(),
    cells: jsonb().$type<string[]>().notNull(),
    outcome: text().$type<RowOutcome>(),
    notes: jsonb().$type<CellNote[]>().notNull().default([]),
    record: reference('record'),
    answers: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.number] }),
    index('import_rows_outcome').on(table.importId, table.outcome, table.number),
    index('import_rows_noted').on(table.importId, table.number).where(sql`notes <> '[]'::jsonb`),
  ],
);

/** What an import has made and changed: by this it is undone. */
export const importRecords = pgTable(
  'import_records',
  {
    importId: importId(),
    record: reference('record').notNull(),
    noun: text().notNull(),
    row: integer().notNull(),
    /** The row as it was with its lists; null of one that the import made. */
    before: jsonb(),
    /** Of the row with its lists, as the import left it. */
    hash: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.importId, table.record] })],
);

/** Pictures that came with a sheet, by the name that its cells call them by. */
export const importImages = pgTable(
  'import_images',
  {
    importId: importId(),
    name: text().notNull(),
    /** The name without its ending. */
    stem: text().notNull(),
    fileId: belongsTo('file_id', () => files.id),
    used: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.name] }),
    index('import_images_stem').on(table.importId, table.stem),
    index('import_images_file').on(table.fileId),
  ],
);

/** How the columns of a sheet with these heads were last assigned, by administrators or in a gallery. */
export const importMappings = pgTable(
  'import_mappings',
  {
    noun: text().$type<ImportNoun>().notNull(),
    /** A digest of the heads, and of the gallery if it is one's. */
    heads: text().notNull(),
    galleryId: reference('gallery_id').references(() => galleries.id, { onDelete: 'cascade' }),
    mapping: jsonb().$type<(string | null)[]>().notNull(),
    ...times,
  },
  (table) => [
    primaryKey({ columns: [table.noun, table.heads] }),
    index('import_mappings_gallery').on(table.galleryId, table.updatedAt),
  ],
);
