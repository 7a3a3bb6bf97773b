import type { SearchPage } from '@hwarang/domain/keeping/searches';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { galleries } from '../galleries/galleries.table.ts';
import { belongsTo, id, moment, reference, times } from '../platform/columns.ts';

const userId = () => belongsTo('user_id', () => users.id);

export const keptLists = pgTable(
  'kept_lists',
  {
    id: id(),
    userId: userId(),
    /** What the browser called it that made it: a list that is brought twice becomes one. */
    key: text().notNull(),
    name: text().notNull(),
    position: integer().notNull().default(0),
    /** In the address of a shared list. It opens nothing but public works, and its owner wants to read it again: it is kept as it is. */
    share: text().unique(),
    ...times,
  },
  (table) => [uniqueIndex('kept_lists_user_key').on(table.userId, table.key)],
);

export const keptWorks = pgTable(
  'kept_works',
  {
    listId: belongsTo('list_id', () => keptLists.id),
    artworkId: belongsTo('artwork_id', () => artworks.id),
    position: integer().notNull().default(0),
    createdAt: times.createdAt,
  },
  (table) => [
    primaryKey({ columns: [table.listId, table.artworkId] }),
    // Deleting a work looks for its rows.
    index('kept_works_artwork').on(table.artworkId),
  ],
);

export const follows = pgTable(
  'follows',
  {
    userId: userId(),
    artistId: reference('artist_id').references(() => artists.id, { onDelete: 'cascade' }),
    galleryId: reference('gallery_id').references(() => galleries.id, { onDelete: 'cascade' }),
    createdAt: times.createdAt,
  },
  (table) => [
    uniqueIndex('follows_artist').on(table.userId, table.artistId),
    uniqueIndex('follows_gallery').on(table.userId, table.galleryId),
    index('follows_of_artist').on(table.artistId),
    index('follows_of_gallery').on(table.galleryId),
    check('follows_one', sql`num_nonnulls(${table.artistId}, ${table.galleryId}) = 1`),
  ],
);

export const savedSearches = pgTable(
  'saved_searches',
  {
    id: id(),
    userId: userId(),
    page: text().$type<SearchPage>().notNull(),
    query: text().notNull(),
    name: text().notNull(),
    createdAt: times.createdAt,
  },
  (table) => [uniqueIndex('saved_searches_user').on(table.userId, table.page, table.query)],
);

/** The weekly mail of somebody who follows or has saved something. */
export const digests = pgTable(
  'digests',
  {
    userId: reference('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    wanted: boolean().notNull().default(true),
    /** In the address that ends the mails. It can do nothing else, and stands in every mail: it is kept as it is. */
    token: text().notNull().unique(),
    /** What became public before this was told, or was there before. */
    toldUntil: moment('told_until').notNull().default(sql`now()`),
    sentAt: moment('sent_at'),
    createdAt: times.createdAt,
  },
  (table) => [index('digests_due').on(table.toldUntil).where(sql`${table.wanted}`)],
);
