import type { AgreementState } from '@hwarang/domain/galleries/agreements';
import { sql } from 'drizzle-orm';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { galleries } from '../galleries/galleries.table.ts';
import { belongsTo, id, times } from '../platform/columns.ts';

/** The artists whom a gallery represents, or has asked. */
export const representations = pgTable(
  'representations',
  {
    galleryId: belongsTo('gallery_id', () => galleries.id),
    artistId: belongsTo('artist_id', () => artists.id),
    state: text().$type<AgreementState>().notNull().default('proposed'),
    ...times,
  },
  (table) => [
    primaryKey({ columns: [table.galleryId, table.artistId] }),
    index('representations_artist').on(table.artistId),
  ],
);

/** The works that a gallery has on consignment, or has asked for. */
export const consignments = pgTable(
  'consignments',
  {
    id: id(),
    galleryId: belongsTo('gallery_id', () => galleries.id),
    artworkId: belongsTo('artwork_id', () => artworks.id),
    state: text().$type<AgreementState>().notNull().default('proposed'),
    ...times,
  },
  (table) => [
    uniqueIndex('consignments_once').on(table.galleryId, table.artworkId),
    // A work is with one gallery at a time.
    uniqueIndex('consignments_artwork').on(table.artworkId).where(sql`state = 'accepted'`),
    index('consignments_of_artwork').on(table.artworkId),
  ],
);
