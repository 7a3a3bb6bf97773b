import type { RoomStyle } from '@hwarang/domain/virtual-gallery/room-styles';
import { type AnyPgColumn, boolean, date, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { galleries } from '../galleries/galleries.table.ts';
import { files } from '../media/media.table.ts';
import { belongsTo, id, moment, reference, versioned } from '../platform/columns.ts';
import { searched, searchIndexes } from '../platform/search-columns.ts';

export const exhibitions = pgTable(
  'exhibitions',
  {
    id: id(),
    title: text().notNull(),
    titleEn: text('title_en'),
    period: text(),
    opensOn: date('opens_on', { mode: 'string' }),
    closesOn: date('closes_on', { mode: 'string' }),
    businesshour: text(),
    detailinfotext: text(),
    detailinfotextEn: text('detailinfotext_en'),
    galleryId: reference('gallery_id').references(() => galleries.id, { onDelete: 'set null' }),
    isExposed: boolean('is_exposed').notNull().default(true),
    shownFrom: moment('shown_from'),
    shownTo: moment('shown_to'),
    /** Since when everyone may see it, if it was hidden before; the database notes it. Else that is since it was made. */
    publishedAt: moment('published_at'),
    roomStyle: text('room_style').$type<RoomStyle>().notNull().default('white-cube'),
    hang: jsonb(),
    ...searched('title', 'title_en'),
    ...versioned,
  },
  (table) => [
    ...searchIndexes('exhibitions'),
    index('exhibitions_gallery').on(table.galleryId),
    index('exhibitions_opens').on(table.opensOn),
  ],
);

const exhibitionId = () => belongsTo('exhibition_id', (): AnyPgColumn => exhibitions.id);

/** `galleries` of the contract: further houses of one exhibition, beside `gallery`. */
export const exhibitionGalleries = pgTable(
  'exhibition_galleries',
  {
    exhibitionId: exhibitionId(),
    galleryId: belongsTo('gallery_id', () => galleries.id),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.exhibitionId, table.galleryId] }),
    index('exhibition_galleries_gallery').on(table.galleryId),
  ],
);

export const exhibitionArtworks = pgTable(
  'exhibition_artworks',
  {
    exhibitionId: exhibitionId(),
    artworkId: belongsTo('artwork_id', () => artworks.id),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.exhibitionId, table.artworkId] }),
    index('exhibition_artworks_artwork').on(table.artworkId),
    index('exhibition_artworks_order').on(table.exhibitionId, table.position, table.artworkId),
  ],
);

export const exhibitionArtists = pgTable(
  'exhibition_artists',
  {
    exhibitionId: exhibitionId(),
    artistId: belongsTo('artist_id', () => artists.id),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.exhibitionId, table.artistId] }),
    index('exhibition_artists_artist').on(table.artistId),
  ],
);

export const exhibitionImages = pgTable(
  'exhibition_images',
  {
    exhibitionId: exhibitionId(),
    fileId: belongsTo('file_id', () => files.id),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.exhibitionId, table.fileId] })],
);
