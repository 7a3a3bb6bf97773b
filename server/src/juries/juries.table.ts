import type {
  ConflictGround,
  ConflictState,
  Criterion,
  RoundMethod,
  RoundPhase,
  Scale,
  Vote,
} from '@hwarang/domain/juries/juries.contract';
import type { LocalizedText } from '@hwarang/domain/language';
import { boolean, char, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { users } from '../accounts/accounts.table.ts';
import { openCallEntries, openCalls } from '../open-calls/open-calls.table.ts';
import { belongsTo, id, moment, reference, times, versioned } from '../platform/columns.ts';

export const juryRounds = pgTable(
  'jury_rounds',
  {
    id: id(),
    openCallId: belongsTo('open_call_id', () => openCalls.id),
    position: integer().notNull(),
    name: jsonb().$type<LocalizedText>().notNull(),
    phase: text().$type<RoundPhase>().notNull().default('setup'),
    blind: boolean().notNull().default(true),
    method: text().$type<RoundMethod>().notNull().default('scores'),
    criteria: jsonb().$type<Criterion[]>().notNull().default([]),
    scale: jsonb().$type<Scale>().notNull().default({ from: 1, to: 10 }),
    /** Secret: of it come the numbers of the entries and the order each juror sees them in. */
    seed: text().notNull(),
    ...versioned,
  },
  (table) => [uniqueIndex('jury_rounds_position').on(table.openCallId, table.position)],
);

/** The entries that a round judges. */
export const juryRoundEntries = pgTable(
  'jury_round_entries',
  {
    roundId: belongsTo('round_id', () => juryRounds.id),
    entryId: belongsTo('entry_id', () => openCallEntries.id),
    /** What jurors of a blind round call it: drawn by lot, not the number of the receipt. */
    number: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roundId, table.entryId] }),
    uniqueIndex('jury_round_entries_number').on(table.roundId, table.number),
    index('jury_round_entries_entry').on(table.entryId),
  ],
);

export const jurors = pgTable(
  'jurors',
  {
    id: id(),
    roundId: belongsTo('round_id', () => juryRounds.id),
    email: text().notNull(),
    /** As the curator wrote it. */
    name: text().notNull(),
    /** Known once the invitation was accepted. */
    userId: reference('user_id').references(() => users.id, { onDelete: 'set null' }),
    invitationHash: text('invitation_hash'),
    invitationExpiresAt: moment('invitation_expires_at'),
    acceptedAt: moment('accepted_at'),
    /** In a blind round: when the artists the juror knows were declared, by their names. */
    namesDeclaredAt: moment('names_declared_at'),
    /** When all conflicts were declared. */
    declaredAt: moment('declared_at'),
    removedAt: moment('removed_at'),
    ...times,
  },
  (table) => [
    uniqueIndex('jurors_email').on(table.roundId, table.email),
    index('jurors_user').on(table.userId),
    uniqueIndex('jurors_invitation').on(table.invitationHash),
  ],
);

/** Where a juror and an entrant are too close. */
export const juryConflicts = pgTable(
  'jury_conflicts',
  {
    jurorId: belongsTo('juror_id', () => jurors.id),
    entryId: belongsTo('entry_id', () => openCallEntries.id),
    state: text().$type<ConflictState>().notNull(),
    grounds: jsonb().$type<ConflictGround[]>().notNull().default([]),
    /** In the words of whoever decided. */
    reason: text().notNull().default(''),
    ...times,
  },
  (table) => [primaryKey({ columns: [table.jurorId, table.entryId] }), index('jury_conflicts_entry').on(table.entryId)],
);

export const juryScores = pgTable(
  'jury_scores',
  {
    jurorId: belongsTo('juror_id', () => jurors.id),
    entryId: belongsTo('entry_id', () => openCallEntries.id),
    marks: jsonb().$type<Record<string, number>>(),
    vote: text().$type<Vote>(),
    note: text().notNull().default(''),
    /** Hashed with the score when it is sealed, so that nobody can guess it from the hash. */
    salt: text(),
    ...versioned,
  },
  (table) => [primaryKey({ columns: [table.jurorId, table.entryId] }), index('jury_scores_entry').on(table.entryId)],
);

/**
 * What a juror has begun to give and not given yet. A table of its own: whatever reads scores (ranking, progress, seal, CSV) cannot count it by
 * leaving out a condition.
 */
export const juryDrafts = pgTable(
  'jury_drafts',
  {
    jurorId: belongsTo('juror_id', () => jurors.id),
    entryId: belongsTo('entry_id', () => openCallEntries.id),
    marks: jsonb().$type<Record<string, number>>(),
    note: text().notNull().default(''),
    ...versioned,
  },
  (table) => [primaryKey({ columns: [table.jurorId, table.entryId] }), index('jury_drafts_entry').on(table.entryId)],
);

/**
 * Made when judging ends: the hash of each score with its salt, in their order by hash, and the hash of all of these, which everyone may see.
 * Kept apart from the scores: an account that is deleted takes its scores along, and the seal still holds for the others.
 */
export const jurySeals = pgTable('jury_seals', {
  roundId: char('round_id', { length: 24 })
    .primaryKey()
    .references(() => juryRounds.id, { onDelete: 'cascade' }),
  leaves: jsonb().$type<string[]>().notNull(),
  seal: text().notNull(),
  createdAt: times.createdAt,
});

/** Every view and every change by jurors and curators in a round. Rows are only ever added. */
export const juryLog = pgTable(
  'jury_log',
  {
    id: id(),
    roundId: reference('round_id').notNull(),
    userId: reference('user_id').notNull(),
    action: text().notNull(),
    entryId: reference('entry_id'),
    details: jsonb(),
    createdAt: times.createdAt,
  },
  (table) => [index('jury_log_round').on(table.roundId, table.createdAt, table.id)],
);
