import type { EnquiryState, Speaker } from '@hwarang/domain/enquiries/enquiry';
import type { Language } from '@hwarang/domain/language';
import { sql } from 'drizzle-orm';
import { boolean, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { galleries } from '../galleries/galleries.table.ts';
import { belongsTo, id, moment, reference, times } from '../platform/columns.ts';

const galleryId = () => reference('gallery_id').references(() => galleries.id, { onDelete: 'cascade' });

/** Private to the gallery that had the work when it was asked (row-level security), else to its artist. */
export const enquiries = pgTable(
  'enquiries',
  {
    id: id(),
    galleryId: galleryId(),
    /** Who answers, when no gallery does. */
    artistId: reference('artist_id').references(() => artists.id, { onDelete: 'cascade' }),
    artworkId: reference('artwork_id').references(() => artworks.id, { onDelete: 'set null' }),
    /** What the work was called then: it may be gone before the enquiry is. */
    title: text().notNull(),
    /** The asker; nobody for a visitor. With the account goes all that it asked. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    email: text().notNull(),
    language: text().$type<Language>().notNull().default('ko'),
    consentedAt: moment('consented_at').notNull().default(sql`now()`),
    state: text().$type<EnquiryState>().notNull().default('new'),
    /** Whether the asker has written something that nobody who answers has seen. */
    unseen: boolean().notNull().default(true),
    lastMessageAt: moment('last_message_at').notNull().default(sql`now()`),
    /** Since when those who answer should be told of it by mail; nothing once they have been. */
    mailWaitingSince: moment('mail_waiting_since'),
    ...times,
  },
  (table) => [
    index('enquiries_gallery').on(table.galleryId, table.lastMessageAt, table.id),
    index('enquiries_artist').on(table.artistId, table.lastMessageAt, table.id),
    index('enquiries_last').on(table.lastMessageAt),
    index('enquiries_user').on(table.userId),
    index('enquiries_email').on(table.email),
    index('enquiries_artwork').on(table.artworkId),
    index('enquiries_mail_waiting').on(table.mailWaitingSince).where(sql`mail_waiting_since is not null`),
  ],
);

export const enquiryMessages = pgTable(
  'enquiry_messages',
  {
    id: id(),
    enquiryId: belongsTo('enquiry_id', () => enquiries.id),
    galleryId: galleryId(),
    /** A note is of those who answer, for themselves. */
    speaker: text().$type<Speaker>().notNull(),
    authorId: reference('author_id').references(() => users.id, { onDelete: 'set null' }),
    text: text().notNull(),
    createdAt: moment('created_at').notNull().default(sql`clock_timestamp()`),
  },
  (table) => [index('enquiry_messages_enquiry').on(table.enquiryId, table.createdAt, table.id)],
);

/** Staff who have the enquiries of their gallery open, and when that was last known. */
export const enquiryDesks = pgTable(
  'enquiry_desks',
  {
    galleryId: belongsTo('gallery_id', () => galleries.id),
    userId: belongsTo('user_id', () => users.id),
    seenAt: moment('seen_at').notNull().default(sql`now()`),
  },
  (table) => [primaryKey({ columns: [table.galleryId, table.userId] })],
);

/** When those of a gallery, or an artist, were last told by mail: by their id, shared by all instances. */
export const enquiryMails = pgTable('enquiry_mails', {
  id: reference('id').primaryKey(),
  sentAt: moment('sent_at').notNull(),
});
