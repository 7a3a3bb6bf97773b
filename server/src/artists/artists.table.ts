import type { MachineUse } from '@hwarang/domain/artists/machine-use';
import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { files } from '../media/media.table.ts';
import { id, moment, reference, versioned } from '../platform/columns.ts';
import { searched, searchIndexes } from '../platform/search-columns.ts';
import { sorted } from '../platform/sorted-columns.ts';

export const artists = pgTable(
  'artists',
  {
    id: id(),
    localname: text().notNull(),
    englishname: text().notNull(),
    nickname: text(),
    usercountryname: text(),
    edulevel: text(),
    edulevelEn: text('edulevel_en'),
    exCareer: text('ex_career'),
    exCareerEn: text('ex_career_en'),
    exGroupCareer: text('ex_group_career'),
    exGroupCareerEn: text('ex_group_career_en'),
    awards: text(),
    awardsEn: text('awards_en'),
    statement: text(),
    statementEn: text('statement_en'),
    mobile: text(),
    email: text(),
    contactPublic: boolean('contact_public').notNull().default(false),
    facebook: text(),
    instagram: text(),
    blog: text(),
    homepage: text(),
    ulanId: text('ulan_id'),
    wikidataId: text('wikidata_id'),
    isniId: text('isni_id'),
    viafId: text('viaf_id'),
    machineUse: text('machine_use').$type<MachineUse>().notNull().default('reserved'),
    profileimgId: reference('profileimg_id').references(() => files.id, { onDelete: 'set null' }),
    profileimgurl: text(),
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    isExposed: boolean('is_exposed').notNull().default(true),
    /** Since when everyone may see it, if it was hidden before; the database notes it. Else that is since it was made. */
    publishedAt: moment('published_at'),
    /** Waits for an administrator to look; hidden until then. */
    held: boolean().notNull().default(false),
    availableInd: text('available_ind'),
    rowStatus: text('row_status'),
    userid: text(),
    userkey: text(),
    ...searched('localname', 'englishname'),
    ...versioned,
  },
  (table) => [
    ...searchIndexes('artists'),
    uniqueIndex('artists_user').on(table.userId),
    index('artists_created').on(table.createdAt, table.id),
    // Each serves a sort of the table of artists, in both directions.
    index('artists_localname').on(sorted('localname', { collated: true }), table.createdAt, table.id),
    index('artists_englishname').on(sorted('englishname', { collated: true }), table.createdAt, table.id),
    index('artists_country').on(sorted('usercountryname', { empty: true }), table.createdAt, table.id),
    index('artists_email').on(sorted('email', { empty: true }), table.createdAt, table.id),
    index('artists_exposed').on(table.isExposed, table.createdAt, table.id),
    index('artists_hidden').on(table.id).where(sql`not is_exposed`),
    // Few among many: told to machines in one list.
    index('artists_machines').on(table.id).where(sql`machine_use = 'allowed'`),
    // An import finds by these whom a cell means.
    index('artists_localname_exact').on(sql`lower(localname)`),
    index('artists_englishname_exact').on(sql`lower(englishname)`),
    index('artists_held').on(table.createdAt, table.id).where(sql`held`),
  ],
);

export const artbrochures = pgTable(
  'artbrochures',
  {
    id: id(),
    artistId: reference('artist_id').references(() => artists.id, { onDelete: 'cascade' }),
    mainTitle: text('main_title').notNull(),
    url: text().notNull(),
    position: integer().notNull().default(0),
    ...versioned,
  },
  (table) => [index('artbrochures_artist').on(table.artistId)],
);
