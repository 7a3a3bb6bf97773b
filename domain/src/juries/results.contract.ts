import * as z from 'zod';
import type { Artwork } from '../artworks/artworks.contract.ts';
import { outcomes } from '../open-calls/entries.contract.ts';
import { moment, recordId } from '../records.contract.ts';
import { filledText, plainText } from '../text.ts';
import { criterion, givenScore, roundMethods, roundPhases } from './juries.contract.ts';
import { resultLimits } from './limits.ts';

const inBothLanguages = z.object({ ko: z.string(), en: z.string() });
const figure = z.number().nullable();

/** An entry that was handed in, with its figures in one round and what was decided of it. */
export const rankingRow = z.object({
  entry: recordId,
  /** Of its receipt, and in the round. */
  number: z.number().nullable(),
  round_number: z.number().nullable(),
  artist: z.object({ id: recordId, localname: z.string(), englishname: z.string() }),
  titles: z.array(z.string()),
  votes: z.number(),
  mean: figure,
  spread: figure,
  normalised: figure,
  rank: figure,
  tied: z.boolean(),
  normalised_rank: figure,
  normalised_tied: z.boolean(),
  outcome: z.enum(outcomes).nullable(),
  place: z.number().nullable(),
  reason: z.string().nullable(),
  feedback: z.string().nullable(),
  __v: z.number(),
});
export type RankingRow = z.infer<typeof rankingRow>;

export const ranking = z.object({
  call: z.object({
    slug: z.string(),
    title: inBothLanguages,
    winners: z.number(),
    published_at: moment.nullable(),
    show_reserve: z.boolean(),
    /** Made of the winners' works. */
    exhibition: recordId.nullable(),
  }),
  rounds: z.array(
    z.object({ id: recordId, name: inBothLanguages, phase: z.enum(roundPhases), method: z.enum(roundMethods) }),
  ),
  /** Whose figures these are; nothing while no round has been judged. */
  round: recordId.nullable(),
  rows: z.array(rankingRow),
  /** How many entrants will hear by mail, and how many have no address. */
  mails: z.number(),
  unreachable: z.number(),
});
export type Ranking = z.infer<typeof ranking>;

export const rankingQuery = z.object({ round: recordId.optional() });

const text = (longest: number) => plainText(longest).normalize('NFC').trim();

export const decision = z
  .object({
    entry: recordId,
    outcome: z.enum(outcomes),
    place: z.number().int().min(1).max(1000).nullish(),
    reason: filledText(resultLimits.reason, 'must say why'),
    feedback: text(resultLimits.feedback).nullish(),
    /** As it was read: a decision that somebody else has changed meanwhile is not overwritten. */
    __v: z.number().int(),
  })
  .refine(({ outcome, place }) => outcome === 'winner' || !place, { path: ['place'], error: 'is for winners alone' });
export type Decision = z.input<typeof decision>;

export const decisionsRequest = z.object({
  decisions: z
    .array(decision)
    .min(1)
    .max(resultLimits.decisions)
    .refine((all) => new Set(all.map(({ entry }) => entry)).size === all.length, { error: 'name an entry twice' }),
  /** Whether there may be more winners than the call says. */
  more_winners: z.boolean().default(false),
});

/** The entries and the versions of their decisions now. */
export const decided = z.array(z.object({ entry: recordId, __v: z.number() }));

export const publishRequest = z.object({
  /** Whether the public page names the reserve too. */
  show_reserve: z.boolean().default(false),
});
export const published = z.object({ published_at: moment, mails: z.number(), unreachable: z.number() });
export type Published = z.infer<typeof published>;

export const madeExhibition = z.object({ exhibition: recordId });

const resultArtwork = z.looseObject({ id: z.string(), title: z.string() });
const resultEntry = z.object({
  place: z.number().nullable(),
  /** Nothing where the artist is not public. */
  artist: z.object({ id: recordId, localname: z.string(), englishname: z.string() }).nullable(),
  /** Those of the entry that everyone may see. */
  artworks: z.array(resultArtwork),
});
export const publicResults = z.object({
  slug: z.string(),
  title: inBothLanguages,
  prizes: z.array(inBothLanguages),
  published_at: moment,
  winners: z.array(resultEntry),
  /** Nothing unless the curator chose to name them. */
  reserve: z.array(resultEntry).nullable(),
  /** Of the winners' works, once everyone may see it. */
  exhibition: recordId.nullable(),
});
type ResultEntry = Omit<z.infer<typeof resultEntry>, 'artworks'> & { artworks: Artwork[] };
export type PublicResults = Omit<z.infer<typeof publicResults>, 'winners' | 'reserve'> & {
  winners: ResultEntry[];
  reserve: ResultEntry[] | null;
};

const hash = z.string().regex(/^[0-9a-f]{64}$/);
/** Published when judging of a round has ended. */
export const publicSeal = z.object({
  round: recordId,
  name: inBothLanguages,
  sealed_at: moment,
  seal: hash,
  /** The hash of each score with its salt, in their order: they tell nothing of the scores. */
  leaves: z.array(hash),
});
export type PublicSeal = z.infer<typeof publicSeal>;

const ownScore = givenScore.pick({ marks: true, vote: true }).extend({
  salt: z.string(),
  /** Scores of jurors who were recused afterwards were sealed, and do not count. */
  counted: z.boolean(),
});
export const ownRoundScores = z.object({
  round: recordId,
  name: inBothLanguages,
  /** The number of the entry in this round. */
  entry: z.number().int(),
  method: z.enum(roundMethods),
  criteria: z.array(criterion),
  scores: z.array(ownScore),
});
export type OwnRoundScores = z.infer<typeof ownRoundScores>;
/** What an entrant hears of the own entry once the result is published: no juror is named. */
export const ownScores = z.object({
  outcome: z.enum(outcomes).nullable(),
  place: z.number().nullable(),
  feedback: z.string().nullable(),
  rounds: z.array(ownRoundScores),
});
export type OwnScores = z.infer<typeof ownScores>;
