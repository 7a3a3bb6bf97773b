import type { OpenCallTexts } from '@hwarang/domain/open-calls/open-calls.contract';
import { boolean, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { belongsTo, id, times, versioned } from '../platform/columns.ts';

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
  ...versioned,
});

export const openCallEntries = pgTable(
  'open_call_entries',
  {
    id: id(),
    openCallId: belongsTo('open_call_id', () => openCalls.id),
    artistId: belongsTo('artist_id', () => artists.id),
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
    entryId: belongsTo('entry_id', () => openCallEntries.id),
    artworkId: belongsTo('artwork_id', () => artworks.id),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.artworkId] }),
    index('open_call_entry_artworks_artwork').on(table.artworkId),
  ],
);
