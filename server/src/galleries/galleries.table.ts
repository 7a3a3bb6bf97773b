import type { GalleryAddress, GalleryHours } from '@hwarang/domain/galleries/galleries.contract';
import type { LegalFace } from '@hwarang/domain/legal/legal-face';
import { boolean, doublePrecision, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { files } from '../media/media.table.ts';
import { belongsTo, id, versioned } from '../platform/columns.ts';
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
    legal: jsonb().$type<LegalFace>(),
    latitude: doublePrecision(),
    longitude: doublePrecision(),
    isExposed: boolean('is_exposed').notNull().default(true),
    ...searched('name', 'name_en'),
    ...versioned,
  },
  () => searchIndexes('galleries'),
);

export const galleryImages = pgTable(
  'gallery_images',
  {
    galleryId: belongsTo('gallery_id', () => galleries.id),
    fileId: belongsTo('file_id', () => files.id),
    position: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.galleryId, table.fileId] })],
);
