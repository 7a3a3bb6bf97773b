import type { GalleryAddress, GalleryHours } from '@hwarang/domain/galleries/galleries.contract';
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { files } from '../media/media.table.ts';
import { id, reference, times } from '../platform/columns.ts';
import { searched, searchIndexes } from '../platform/search-columns.ts';

export const galleries = pgTable(
  'galleries',
  {
    id: id(),
    name: text().notNull(),
    nameEn: text('name_en'),
    email: text(),
    homepage: text(),
    contact: text(),
    description: text(),
    descriptionEn: text('description_en'),
    galleryHours: jsonb('gallery_hours').$type<GalleryHours[]>().notNull().default([]),
    galleryAddress: jsonb('gallery_address').$type<GalleryAddress>(),
    galleryAddressEn: jsonb('gallery_address_en').$type<GalleryAddress>(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    isExposed: boolean('is_exposed').notNull().default(true),
    version: integer().notNull().default(0),
    ...searched('name', 'name_en'),
    ...times,
  },
  () => searchIndexes('galleries'),
);

export const galleryImages = pgTable(
  'gallery_images',
  {
    galleryId: reference('gallery_id')
      .notNull()
      .references(() => galleries.id, { onDelete: 'cascade' }),
    fileId: reference('file_id')
      .notNull()
      .references(() => files.id, { onDelete: 'cascade' }),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.galleryId, table.fileId] })],
);
