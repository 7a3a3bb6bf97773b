import type { CertificateContent } from '@hwarang/domain/certificates/content';
import { sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { moment, reference } from '../platform/columns.ts';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/**
 * Every certificate that was ever issued, with the file itself: what is fetched years later has the bytes that were hashed. It names no
 * buyer, so it may stay when the sale is forgotten. The database lets a row be revoked once, and changed in no other way.
 */
export const certificates = pgTable(
  'certificates',
  {
    number: text().primaryKey(),
    galleryId: reference('gallery_id').notNull(),
    saleId: reference('sale_id').notNull(),
    content: jsonb().$type<CertificateContent>().notNull(),
    contentHash: text('content_hash').notNull(),
    fileHash: text('file_hash').notNull(),
    file: bytes().notNull(),
    /** For a reissue after the work itself is gone. */
    picture: bytes().notNull(),
    pictureWidth: integer('picture_width').notNull(),
    pictureHeight: integer('picture_height').notNull(),
    issuedAt: moment('issued_at').notNull().default(sql`now()`),
    issuedBy: reference('issued_by'),
    revokedAt: moment('revoked_at'),
    revokedBy: reference('revoked_by'),
    reason: text().notNull().default(''),
    replacedBy: text('replaced_by'),
  },
  (table) => [
    index('certificates_gallery').on(table.galleryId, table.issuedAt),
    // One valid certificate for a sale, however often the button is pressed.
    uniqueIndex('certificates_valid').on(table.saleId).where(sql`revoked_at is null`),
  ],
);
