import type { OpenCallTexts } from '@hwarang/domain/open-calls/open-calls.contract';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { id, reference, times } from '../platform/columns.ts';

export const openCalls = pgTable('open_calls', {
  id: id(),
  /** Its name in addresses. */
  slug: text().notNull().unique(),
  texts: jsonb().$type<OpenCallTexts>().notNull(),
  winners: integer().notNull(),
  mostWorks: integer('most_works').notNull(),
  opensOn: date('opens_on', { mode: 'string' }).notNull(),
  closesOn: date('closes_on', { mode: 'string' }).notNull(),
  resultsOn: date('results_on', { mode: 'string' }).notNull(),
  closed: boolean().notNull().default(false),
  version: integer().notNull().default(0),
  ...times,
});

export const openCallEntries = pgTable(
  'open_call_entries',
  {
    id: id(),
    openCallId: reference('open_call_id')
      .notNull()
      .references(() => openCalls.id, { onDelete: 'cascade' }),
    artistId: reference('artist_id')
      .notNull()
      .references(() => artists.id, { onDelete: 'cascade' }),
    ...times,
  },
  (table) => [
    uniqueIndex('open_call_entries_artist').on(table.openCallId, table.artistId),
    index('open_call_entries_made').on(table.openCallId, table.createdAt, table.id),
  ],
);

export const openCallEntryArtworks = pgTable(
  'open_call_entry_artworks',
  {
    entryId: reference('entry_id')
      .notNull()
      .references(() => openCallEntries.id, { onDelete: 'cascade' }),
    artworkId: reference('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.artworkId] }),
    index('open_call_entry_artworks_artwork').on(table.artworkId),
  ],
);
