import type { Currency } from '@hwarang/domain/sales/currencies';
import type { Availability, PriceShown } from '@hwarang/domain/sales/offer';
import { sql } from 'drizzle-orm';
import { boolean, date, index, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { galleries } from '../galleries/galleries.table.ts';
import { belongsTo, id, reference, times } from '../platform/columns.ts';

const amount = <Name extends string>(name: Name) => numeric(name, { precision: 14, scale: 2, mode: 'number' });
const galleryId = () => reference('gallery_id').references(() => galleries.id, { onDelete: 'cascade' });

/**
 * What somebody asks for a work, private to the gallery that has it on consignment (row-level security), else to its artist. What everybody
 * may see of it is copied to the artwork, in the same transaction.
 */
export const offers = pgTable(
  'offers',
  {
    artworkId: reference('artwork_id')
      .primaryKey()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    /** Nobody for the artist's own. */
    galleryId: galleryId(),
    availability: text().$type<Availability>().notNull().default('not-for-sale'),
    /** The last day of the hold, in Korea. */
    holdUntil: date('hold_until', { mode: 'string' }),
    /** The enquiry it is held for; the migration makes it forget one that is deleted. */
    heldFor: reference('held_for'),
    /** What it is again when the hold is over; nothing means for sale. */
    beforeHold: text('before_hold').$type<Exclude<Availability, 'on-hold' | 'sold'>>(),
    price: amount('price'),
    currency: text().$type<Currency>().notNull().default('KRW'),
    priceShown: text('price_shown').$type<PriceShown>().notNull().default('on-request'),
    takesQuestions: boolean('takes_questions').notNull().default(true),
    note: text().notNull().default(''),
    ...times,
  },
  (table) => [
    index('offers_gallery').on(table.galleryId),
    index('offers_held').on(table.holdUntil).where(sql`availability = 'on-hold'`),
    index('offers_held_for').on(table.heldFor).where(sql`held_for is not null`),
  ],
);

/** What a gallery, or the artist, asks for each 호 of this artist's canvases. */
export const hoPrices = pgTable(
  'ho_prices',
  {
    id: id(),
    galleryId: galleryId(),
    artistId: belongsTo('artist_id', () => artists.id),
    amount: amount('amount').notNull(),
    currency: text().$type<Currency>().notNull(),
    ...times,
  },
  (table) => [
    uniqueIndex('ho_prices_of_gallery').on(table.galleryId, table.artistId).where(sql`gallery_id is not null`),
    uniqueIndex('ho_prices_of_artist').on(table.artistId).where(sql`gallery_id is null`),
  ],
);
