import * as z from 'zod';
import { isLanguage } from '../language.ts';
import { localizedText } from '../open-calls/questions.ts';
import { filledText, plainText } from '../text.ts';
import { conflictGrounds, conflictStates, criterion, roundMethods, roundPhases, scale } from './juries.contract.ts';
import { roundLimits } from './values.ts';

/** What curators do with a round: its rules, its phases, its jurors and what keeps them out. */
export { roundLimits };

const moment = z.string();
const count = z.number().int();

const rules = z.object({
  name: localizedText(roundLimits.name),
  blind: z.boolean(),
  method: z.enum(roundMethods),
  criteria: z
    .array(criterion)
    .max(roundLimits.criteria)
    .refine((all) => new Set(all.map(({ id }) => id)).size === all.length, { error: 'two criteria have the same id' }),
  scale: scale.refine(({ from, to }) => from < to, { path: ['to'], error: 'must be above from' }),
});

export const callParams = z.object({ slug: plainText(200) });
export const roundParams = callParams.extend({ round: z.string() });

export const newRound = rules.partial({ blind: true, method: true, criteria: true, scale: true });
export type NewRound = z.infer<typeof newRound>;

/** Rules change in 'setup' alone; the name always. */
export const roundChange = rules.partial().extend({ __v: count.optional() });
export type RoundChange = z.infer<typeof roundChange>;

export const juryRound = rules.extend({
  id: z.string(),
  position: count,
  phase: z.enum(roundPhases),
  /** How many it judges; nothing before 'conflicts'. */
  entries: count,
  /** Those that were not removed. */
  jurors: count,
  /** Of all scores, once judging has ended. */
  seal: z.string().nullable(),
  __v: count,
  createdAt: moment,
  updatedAt: moment,
});
export type JuryRound = z.infer<typeof juryRound>;

/** To the phase after the present one. Towards 'conflicts' the ids of the entries to judge may be named: else all that were handed in. */
export const phaseChange = z.object({
  phase: z.enum(roundPhases),
  entries: z.array(z.string().max(24)).max(roundLimits.entries).optional(),
});
export type PhaseChange = z.infer<typeof phaseChange>;

export const jurorStates = ['invited', 'expired', 'accepted', 'removed'] as const;

export const jurorParams = roundParams.extend({ juror: z.string() });
export const newJuror = z.object({
  email: plainText(200),
  name: filledText(roundLimits.name),
  /** Which comes first in the mail. */
  language: z.custom<'ko' | 'en'>(isLanguage, { error: "must be 'ko' or 'en'" }).optional(),
});
export type NewJuror = z.infer<typeof newJuror>;

export const juror = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(jurorStates),
  /** Who has accepted: it need not be the account of the address that was written to. */
  account: z.object({ id: z.string(), username: z.string(), email: z.string() }).nullable(),
  invitation_expires_at: moment.nullable(),
  accepted_at: moment.nullable(),
  declared_at: moment.nullable(),
  removed_at: moment.nullable(),
});
export type Juror = z.infer<typeof juror>;

export const conflictParams = jurorParams.extend({ entry: z.string() });

/** A juror and an entry that are too close, as curators see them. */
export const conflict = z.object({
  juror: z.object({ id: z.string(), name: z.string() }),
  entry: z.object({
    id: z.string(),
    /** In this round. */
    number: count,
    artist: z.object({ id: z.string(), localname: z.string(), englishname: z.string() }),
  }),
  state: z.enum(conflictStates),
  grounds: z.array(z.enum(conflictGrounds)),
  reason: z.string(),
  updatedAt: moment,
});
export type Conflict = z.infer<typeof conflict>;

/** A reason must be given to clear one. The juror's own entry cannot be cleared. */
export const conflictDecision = z.object({
  state: z.enum(['recused', 'cleared']),
  reason: plainText(roundLimits.reason).trim().default(''),
});
export type ConflictDecision = z.infer<typeof conflictDecision>;

/** How far each juror is. */
export const jurorProgress = z.object({
  juror: z.object({ id: z.string(), name: z.string(), state: z.enum(jurorStates) }),
  declared: z.boolean(),
  /** Conflicts that nobody has decided. */
  proposed: count,
  recused: count,
  /** Entries this juror may judge, and how many of them have a score. */
  entries: count,
  scored: count,
  last_at: moment.nullable(),
});
export type JurorProgress = z.infer<typeof jurorProgress>;

export const juryActions = [
  'round.made',
  'round.changed',
  'round.deleted',
  'round.phase',
  'round.sealed',
  'round.seen',
  'jurors.seen',
  'juror.invited',
  'juror.invited-again',
  'juror.accepted',
  'juror.removed',
  'conflicts.seen',
  'conflicts.declared',
  'conflict.proposed',
  'conflict.decided',
  'entries.seen',
  'entry.seen',
  'image.seen',
  'score.begun',
  'score.given',
  'entry.recused',
  'scores.seen',
  'progress.seen',
  'log.seen',
  'ranking.seen',
  'ranking.exported',
  'decisions.changed',
  'result.published',
  'booklet.exported',
] as const;
export type JuryAction = (typeof juryActions)[number];

/** Newest first. */
export const juryLogQuery = z.object({
  _limit: z.coerce.number().int().min(1).max(500).default(100),
  _start: z.coerce.number().int().min(0).max(1_000_000).default(0),
});
export const juryLogEntry = z.object({
  id: z.string(),
  at: moment,
  /** A pseudonym once the account is gone. */
  user: z.object({ id: z.string(), username: z.string() }),
  action: z.string(),
  /** Its number in this round. */
  entry: count.nullable(),
  details: z.unknown(),
});
export type JuryLogEntry = z.infer<typeof juryLogEntry>;
