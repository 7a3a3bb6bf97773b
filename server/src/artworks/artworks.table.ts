import { materialPatterns, orientations, sizeBounds, squareWithin } from '@hwarang/domain/artworks/facets';
import { defaultLicense, type LicenseKey } from '@hwarang/domain/artworks/licenses';
import type { MadeWithAi } from '@hwarang/domain/artworks/made-with-ai';
import type { Currency } from '@hwarang/domain/sales/currencies';
import type { ShownAvailability } from '@hwarang/domain/sales/offer';
import { sql } from 'drizzle-orm';
import { boolean, date, index, integer, numeric, pgTable, text } from 'drizzle-orm/pg-core';
import { artists } from '../artists/artists.table.ts';
import { shopitemregs } from '../companies/companies.table.ts';
import { files } from '../media/media.table.ts';
import { id, moment, reference, versioned } from '../platform/columns.ts';
import { searched, searchIndexes } from '../platform/search-columns.ts';
import { sorted } from '../platform/sorted-columns.ts';

const centimetres = <Name extends string>(name: Name) => numeric(name, { precision: 8, scale: 2, mode: 'number' });

const [portrait, landscape, square] = orientations;
const materials = `lower(coalesce(material, '') || ' ' || coalesce(material_en, ''))`;
/** What works are filtered by, as the domain decides it from material and size: one list, one index. */
const tags = [
  ...Object.entries(materialPatterns).map(
    ([kind, pattern]) => `case when ${materials} ~ '${pattern}' then '${kind}' end`,
  ),
  `case when greatest(width_cm, height_cm) <= ${sizeBounds.small} then 'small' when greatest(width_cm, height_cm) <= ${sizeBounds.medium} then 'medium' when greatest(width_cm, height_cm) <= ${sizeBounds.large} then 'large' when width_cm is not null then 'huge' end`,
  `case when width_cm <= height_cm * ${squareWithin} and height_cm <= width_cm * ${squareWithin} then '${square}' when width_cm > height_cm then '${landscape}' when width_cm < height_cm then '${portrait}' end`,
];

/** Query and index must write these alike. `of` is the row with a dot, or nothing. */
export const titleGrams = (of = ''): string =>
  `(stretch_grams(stretch_of(${of}created_at), 0, fold_text(${of}title)) || stretch_grams(stretch_of(${of}created_at), 1, fold_text(coalesce(${of}title_en, ''))))`;
const texts = ['title_en', 'material', 'material_en', 'text', 'text_en'];
export const textKeys = (of = ''): string =>
  `text_keys(${of}title || ' ' || ${texts.map((column) => `coalesce(${of}${column}, '')`).join(" || ' ' || ")})`;

export const artworks = pgTable(
  'artworks',
  {
    id: id(),
    inventoryNumber: text('inventory_number'),
    title: text().notNull(),
    titleEn: text('title_en'),
    material: text(),
    materialEn: text('material_en'),
    edition: text(),
    widthCm: centimetres('width_cm'),
    heightCm: centimetres('height_cm'),
    depthCm: centimetres('depth_cm'),
    /** Imported free text that is no size: kept as it came, beside empty numbers. */
    sizeText: text('size_text'),
    year: date({ mode: 'string' }),
    /** The date as it was written, where that says more than a year: 'c.1820', '1818–20'. */
    yearText: text('year_text'),
    text: text(),
    textEn: text('text_en'),
    license: text().$type<LicenseKey>().notNull().default(defaultLicense),
    madeWithAi: text('made_with_ai').$type<MadeWithAi>(),
    ownerId: reference('owner_id').references(() => artists.id, { onDelete: 'cascade' }),
    imageId: reference('image_id').references(() => files.id, { onDelete: 'set null' }),
    imageurl: text(),
    shopitemregId: reference('shopitemreg_id').references(() => shopitemregs.id, { onDelete: 'set null' }),
    isExposed: boolean('is_exposed').notNull().default(true),
    position: integer().notNull().default(0),
    /** What everybody may see of the work's offer; written by `sales/offers.store.ts` alone. The offer itself is in `offers`. */
    availability: text().$type<ShownAvailability>(),
    price: numeric({ precision: 14, scale: 2, mode: 'number' }),
    currency: text().$type<Currency>(),
    priceOnRequest: boolean('price_on_request').notNull().default(false),
    takesQuestions: boolean('takes_questions').notNull().default(false),
    deletedAt: moment('deleted_at'),
    /** Since when everyone may see it, if it was hidden before; the database notes it. Else that is since it was made. */
    publishedAt: moment('published_at'),
    tags: text()
      .array()
      .generatedAlwaysAs(sql.raw(`array_remove(array[${tags.join(', ')}], null)`)),
    ...searched('title', 'title_en'),
    ...versioned,
  },
  (table) => [
    ...searchIndexes('artworks'),
    // Each serves a sort in both directions, and the first also the works of one artist, newest first.
    // The first three also hold all that decides who sees a work: far down a list rows are passed over without being read.
    index('artworks_owner').on(
      table.ownerId.asc().nullsFirst(),
      table.createdAt,
      table.id,
      table.isExposed,
      table.deletedAt,
    ),
    index('artworks_created').on(
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
      table.isExposed,
      table.deletedAt,
      table.ownerId,
    ),
    index('artworks_title').on(
      sql`title collate "und-x-icu"`,
      table.createdAt,
      table.id,
      table.isExposed,
      table.deletedAt,
      table.ownerId,
    ),
    // The works of one artist in the artist's order: without it each page of tens of thousands would sort them all.
    index('artworks_arranged').on(
      table.ownerId,
      table.position,
      table.createdAt.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
    index('artworks_title_en').on(sorted('title_en', { collated: true, empty: true }), table.createdAt, table.id),
    index('artworks_material').on(sorted('material', { collated: true, empty: true }), table.createdAt, table.id),
    index('artworks_exposed').on(table.isExposed, table.createdAt, table.id),
    index('artworks_year').on(table.year.asc().nullsFirst(), table.createdAt, table.id),
    index('artworks_tags').using('gin', table.tags),
    // What was shown lately after it had been hidden is news, and rare.
    index('artworks_published').on(table.publishedAt).where(sql`published_at is not null`),
    index('artworks_image').on(table.imageId),
    // An import recognises works by it, and few collections number all of theirs.
    index('artworks_inventory').on(table.inventoryNumber).where(sql`inventory_number is not null`),
    // Works for sale, newest first: few works of a collection are offered.
    index('artworks_availability')
      .on(table.availability, table.createdAt, table.id)
      .where(sql`availability is not null`),
    // Harvesters ask for what has changed since they last asked.
    index('artworks_updated').on(table.updatedAt, table.id),
    // Letters, pairs and triples, by buckets of two weeks: a trigram index finds nothing for a Korean word of two syllables.
    // Nothing waits to be merged into the index: a search would read all that waits once for every bucket.
    index('artworks_titles').using('gin', sql.raw(titleGrams())).with({ fastupdate: 'off' }),
    // What `_q` and searches in one text look into: as keys, a Korean word of two syllables has trigrams too.
    index('artworks_texts').using('gin', sql.raw(`${textKeys()} gin_trgm_ops`)),
  ],
);

/**
 * How many works that are not deleted there are: the sum of all rows of a kind. A trigger adds a row for each statement that makes a
 * difference, so writers never wait for each other; `mergeCounts` adds them up now and then.
 */
export const artworkCounts = pgTable(
  'artwork_counts',
  {
    ownerId: reference('owner_id'),
    isExposed: boolean('is_exposed').notNull(),
    pictured: boolean().notNull(),
    works: integer().notNull(),
  },
  (table) => [index('artwork_counts_owner').on(table.ownerId)],
);
