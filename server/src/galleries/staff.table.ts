import type { StaffRole } from '@hwarang/domain/galleries/staff';
import { index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { belongsTo, id, moment, times } from '../platform/columns.ts';
import { galleries } from './galleries.table.ts';

/** Private to the gallery: row-level security shows its rows only in the scope of that gallery, as those of every table named below it. */
export const galleryMembers = pgTable(
  'gallery_members',
  {
    galleryId: belongsTo('gallery_id', () => galleries.id),
    userId: belongsTo('user_id', () => users.id),
    role: text().$type<StaffRole>().notNull(),
    ...times,
  },
  (table) => [primaryKey({ columns: [table.galleryId, table.userId] }), index('gallery_members_user').on(table.userId)],
);

/** Deleted once it is accepted or taken back; only the hash of its token is kept. */
export const galleryInvitations = pgTable(
  'gallery_invitations',
  {
    id: id(),
    galleryId: belongsTo('gallery_id', () => galleries.id),
    email: text().notNull(),
    role: text().$type<StaffRole>().notNull(),
    tokenHash: text('token_hash').notNull(),
    expiresAt: moment('expires_at').notNull(),
    ...times,
  },
  (table) => [
    uniqueIndex('gallery_invitations_email').on(table.galleryId, table.email),
    uniqueIndex('gallery_invitations_token').on(table.tokenHash),
  ],
);
