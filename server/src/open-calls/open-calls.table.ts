import type { CallStage } from '@hwarang/domain/open-calls/call-state';
import type { Eligibility } from '@hwarang/domain/open-calls/eligibility';
import type { EntryDraft, EntryState, Outcome, SubmittedWork } from '@hwarang/domain/open-calls/entries.contract';
import type { ImageRule, OpenCallTexts } from '@hwarang/domain/open-calls/open-calls.contract';
import type { Answers, Question } from '@hwarang/domain/open-calls/questions';
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { artists } from '../artists/artists.table.ts';
import { exhibitions } from '../exhibitions/exhibitions.table.ts';
import { files } from '../media/media.table.ts';
import { belongsTo, id, moment, reference, times, versioned } from '../platform/columns.ts';

export const openCalls = pgTable('open_calls', {
  id: id(),
  /** Its name in addresses. */
  slug: text().notNull().unique(),
  texts: jsonb().$type<OpenCallTexts>().notNull(),
  winners: integer().notNull(),
  mostWorks: integer('most_works').notNull(),
  opensOn: date('opens_on', { mode: 'string' }).notNull(),
  closesOn: date('closes_on', { mode: 'string' }).notNull(),
  resultsOn: date('results_on', { mode: 'string' }).notNull(),
  closed: boolean().notNull().default(false),
  stage: text().$type<CallStage>().notNull().default('published'),
  heldOpen: boolean('held_open').notNull().default(false),
  graceMinutes: integer('grace_minutes').notNull().default(15),
  eligibility: jsonb().$type<Partial<Eligibility>>().notNull().default({}),
  questions: jsonb().$type<Question[]>().notNull().default([]),
  images: jsonb().$type<Partial<ImageRule>>().notNull().default({}),
  /** When everybody was told. */
  publishedAt: moment('published_at'),
  /** Whether the public page of the result names the reserve too. */
  showReserve: boolean('show_reserve').notNull().default(false),
  /** Made of the winners' works. */
  exhibitionId: reference('exhibition_id').references(() => exhibitions.id, { onDelete: 'set null' }),
  ...versioned,
});

/** The last number given in a call. Apart from the call, whose changes empty the caches of its pages; a number is never given again. */
export const openCallNumbers = pgTable('open_call_numbers', {
  openCallId: reference('open_call_id')
    .primaryKey()
    .references(() => openCalls.id, { onDelete: 'cascade' }),
  last: integer().notNull(),
});

export const openCallEntries = pgTable(
  'open_call_entries',
  {
    id: id(),
    openCallId: belongsTo('open_call_id', () => openCalls.id),
    artistId: belongsTo('artist_id', () => artists.id),
    /** Of the receipt: counted within the call, given when it is handed in, never given again. */
    number: integer(),
    state: text().$type<EntryState>().notNull().default('submitted'),
    /** What was typed since it was last handed in. */
    draft: jsonb().$type<EntryDraft>(),
    /** Counts what was saved of it: by this a change on another device is noticed. */
    draftVersion: integer('draft_version').notNull().default(0),
    /** When the draft was begun: who is in the form at the deadline may finish. */
    begunAt: moment('begun_at'),
    /** What was handed in. */
    answers: jsonb().$type<Answers>().notNull().default({}),
    bornOn: date('born_on', { mode: 'string' }),
    submittedAt: moment('submitted_at'),
    outcome: text().$type<Outcome>(),
    /** Among the winners, from 1. */
    place: integer(),
    /** Why the curator decided so; seen by administrators alone. */
    reason: text(),
    /** For the artist, sent with the result. */
    feedback: text(),
    /** Of the decision alone: two curators at once do not overwrite each other. */
    decisionVersion: integer('decision_version').notNull().default(0),
    ...times,
  },
  (table) => [
    uniqueIndex('open_call_entries_artist').on(table.openCallId, table.artistId),
    uniqueIndex('open_call_entries_number').on(table.openCallId, table.number),
    index('open_call_entries_made').on(table.openCallId, table.createdAt, table.id),
  ],
);

export const openCallEntryArtworks = pgTable(
  'open_call_entry_artworks',
  {
    entryId: belongsTo('entry_id', () => openCallEntries.id),
    /** Held by no key: a work that is deleted for good meanwhile stays in the entry, as it was handed in. */
    artworkId: reference('artwork_id').notNull(),
    position: integer().notNull().default(0),
    /** As it was handed in: what the artist changes of the work afterwards, the jury does not see. Empty in entries of earlier versions. */
    facts: jsonb().$type<SubmittedWork>(),
    imageId: reference('image_id').references(() => files.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.entryId, table.artworkId] }),
    index('open_call_entry_artworks_artwork').on(table.artworkId),
    index('open_call_entry_artworks_image').on(table.imageId),
  ],
);

/** A file that answers a question: kept as it came, given to its artist, to administrators and to jurors of rounds that are not blind. */
export const openCallFiles = pgTable(
  'open_call_files',
  {
    id: id(),
    entryId: belongsTo('entry_id', () => openCallEntries.id),
    question: text().notNull(),
    name: text().notNull(),
    mime: text().notNull(),
    bytes: bigint({ mode: 'number' }).notNull(),
    /** Its key in the store. */
    location: text().notNull().unique(),
    ...times,
  },
  (table) => [index('open_call_files_entry').on(table.entryId)],
);
