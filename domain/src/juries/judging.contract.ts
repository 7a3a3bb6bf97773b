import * as z from 'zod';
import { signedInAnswer } from '../accounts/accounts.contract.ts';
import { passwordLimits } from '../accounts/registration.ts';
import { juryArtist, juryView, juryWork } from '../open-calls/jury-view.contract.ts';
import { plainText } from '../text.ts';
import { conflictGrounds, givenScore, roundMethods, roundPhases } from './juries.contract.ts';
import { juryRound, roundLimits } from './rounds.contract.ts';

/** What a juror sees and sends. Of a blind round nothing here holds a name, a link, the name of a file or the id of a record. */
const count = z.number().int();
const names = juryArtist.pick({ localname: true, englishname: true });
const texts = z.object({ ko: z.string(), en: z.string() });

export const invitationParams = z.object({ token: z.string() });
/** What the page of an invitation says before it is accepted. */
export const invitation = z.object({
  name: z.string(),
  email: z.string(),
  call: texts,
  round: texts,
  expires_at: z.string(),
  /** Whether somebody has an account with this email: they sign in, nobody can make a second one. */
  has_account: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

/** Empty when signed in: that account judges. Else an account is made, which may judge and nothing else. */
export const acceptance = z.object({
  username: plainText(1024).nullish(),
  password: plainText(passwordLimits.longest).nullish(),
});
export type Acceptance = z.infer<typeof acceptance>;
/** With a session for an account that was made. */
export const accepted = z.object({ round: z.string(), session: signedInAnswer.nullable() });
export type Accepted = z.infer<typeof accepted>;

/**
 * What the juror has to do before entries are shown. In a blind round names come first and works after: were both seen at once, an entry
 * that appears when a proposal is cleared would tell whose it is.
 */
export const declarationSteps = ['artists', 'entries', 'done'] as const;

export const jurorRoundParams = z.object({ round: z.string() });
export const jurorRound = juryRound.pick({ id: true, name: true, blind: true, criteria: true, scale: true }).extend({
  method: z.enum(roundMethods),
  phase: z.enum(roundPhases),
  call: z.object({ slug: z.string(), title: texts }),
  /** The juror's own name, as the curator wrote it. */
  juror: z.string(),
  declaration: z.enum(declarationSteps),
  /** Those this juror judges, known from 'judging' on, and how many have a score. */
  entries: count,
  scored: count,
});
export type JurorRound = z.infer<typeof jurorRound>;

const grounds = z.array(z.enum(conflictGrounds));
/** A work in a list; `position` names it in the address of its picture. */
const workInList = juryWork.pick({
  position: true,
  title: true,
  englishtitle: true,
  width_cm: true,
  height_cm: true,
  image: true,
});

/** Holds the list that the present step asks for; the other one is empty. */
export const jurorConflicts = z.object({
  step: z.enum(declarationSteps),
  /** Of a blind round, by name. An open one has no such step: there each entry has its artist. */
  artists: z.array(
    names.extend({
      /** Stands for the artist in what is sent; tells nothing, and is another one for each juror. */
      key: z.string(),
      /** What the server has seen in common. */
      grounds,
    }),
  ),
  /**
   * In the juror's own order, without those that the juror is kept out of. What the server proposes in an open round stands here without
   * its works.
   */
  entries: z.array(z.object({ number: count, artist: names.nullable(), works: z.array(workInList), grounds })),
});
export type JurorConflicts = z.infer<typeof jurorConflicts>;

/** The list that the present step asks for. What is not named is not known; a proposal that is not named stays one. */
export const declaration = z.object({
  artists: z
    .array(z.object({ key: z.string().max(64), known: z.boolean() }))
    .max(roundLimits.entries)
    .optional(),
  entries: z
    .array(z.object({ number: count, known: z.boolean() }))
    .max(roundLimits.entries)
    .optional(),
});
export type Declaration = z.infer<typeof declaration>;

/** In an address, from 1. */
const position = z.coerce.number().int().min(1).max(1_000_000);
export const jurorEntryParams = jurorRoundParams.extend({ number: position });

export const ownScore = givenScore.extend({ __v: count, updatedAt: z.string() });
export type OwnScore = z.infer<typeof ownScore>;

/** What this juror has begun to give and not given yet; counted nowhere and seen by nobody else. There is either a score or this. */
export const scoreDraft = ownScore.omit({ vote: true });
export type ScoreDraft = z.infer<typeof scoreDraft>;

/** In the juror's own order. */
export const jurorEntryInList = z.object({
  number: count,
  artist: names.nullable(),
  works: z.array(workInList),
  score: ownScore.nullable(),
  draft: scoreDraft.nullable(),
});
export type JurorEntryInList = z.infer<typeof jurorEntryInList>;

/** The artist is missing in a blind round. */
export const jurorEntry = juryView.extend({ number: count, score: ownScore.nullable(), draft: scoreDraft.nullable() });
export type JurorEntry = z.infer<typeof jurorEntry>;

/** `__v` is that of the score that was seen, null where none was: a score from another device is not written over unseen. */
export const scoreRequest = givenScore.extend({ note: plainText(5000).default(''), __v: count.nullable().optional() });
export type ScoreRequest = z.infer<typeof scoreRequest>;

export const recusal = z.object({ reason: plainText(roundLimits.reason).trim().default('') });

export const jurorImageParams = jurorEntryParams.extend({ work: position });
/** The next larger width of the ladder of sizes is given, without one the largest. */
export const jurorImageQuery = z.object({ width: z.coerce.number().int().min(1).max(10_000).optional() });

/** From 'discussion' on: what everybody gave, without entries this juror is kept out of. */
export const juryScores = z.object({
  entries: z.array(
    z.object({
      number: count,
      scores: z.array(givenScore.extend({ juror: z.string(), own: z.boolean() })),
    }),
  ),
});
export type JuryScores = z.infer<typeof juryScores>;
