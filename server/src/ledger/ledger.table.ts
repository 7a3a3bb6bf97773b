import type { Seller } from '@hwarang/domain/ledger/resale-right';
import type { WorkFacts } from '@hwarang/domain/ledger/work-facts';
import type { Currency } from '@hwarang/domain/sales/currencies';
import { sql } from 'drizzle-orm';
import { boolean, date, index, jsonb, numeric, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, reference } from '../platform/columns.ts';

const money = <Name extends string>(name: Name) => numeric(name, { precision: 15, scale: 2, mode: 'number' });
const percent = <Name extends string>(name: Name) => numeric(name, { precision: 5, scale: 2, mode: 'number' });

/**
 * Who sold what to whom. It points to nothing: accounts, works and galleries may go, a sale stays for as long as the law wants. The
 * database lets a row be voided once, deleted after five years, and changed in no other way.
 */
export const sales = pgTable(
  'sales',
  {
    id: id(),
    galleryId: reference('gallery_id').notNull(),
    galleryName: text('gallery_name').notNull(),
    artworkId: reference('artwork_id'),
    work: jsonb().$type<WorkFacts>().notNull(),
    soldOn: date('sold_on', { mode: 'string' }).notNull(),
    price: money('price').notNull(),
    currency: text().$type<Currency>().notNull(),
    buyerName: text('buyer_name').notNull(),
    buyerContact: text('buyer_contact').notNull().default(''),
    buyerAddress: text('buyer_address').notNull().default(''),
    seller: text().$type<Seller>().notNull(),
    artistShare: percent('artist_share'),
    place: text().notNull().default(''),
    acquiredDirectlyOn: date('acquired_directly_on', { mode: 'string' }),
    acquiredPrice: money('acquired_price'),
    madeForHire: boolean('made_for_hire').notNull().default(false),
    note: text().notNull().default(''),
    createdAt: moment('created_at').notNull().default(sql`now()`),
    createdBy: reference('created_by'),
    voidedAt: moment('voided_at'),
    voidedBy: reference('voided_by'),
    voidReason: text('void_reason').notNull().default(''),
  },
  (table) => [
    index('sales_gallery').on(table.galleryId, table.soldOn.desc(), table.id.desc()),
    index('sales_sold').on(table.soldOn),
    // The same copy of a work on the same day is the same sale, sent twice.
    uniqueIndex('sales_once')
      .on(table.galleryId, table.artworkId, table.soldOn, sql`(work ->> 'edition')`)
      .where(sql`voided_at is null`),
  ],
);
