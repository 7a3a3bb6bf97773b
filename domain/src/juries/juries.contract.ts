import * as z from 'zod';
import { localizedText } from '../open-calls/questions.ts';
import { type Vote, votePoints } from './values.ts';

export { type RoundMethod, type RoundPhase, roundMethods, roundPhases, type Vote, votePoints } from './values.ts';

export const criterion = z.object({
  id: z.string().regex(/^[a-z0-9-]{1,40}$/),
  label: localizedText(100),
  /** Relative to the others. */
  weight: z.number().positive().max(100),
});
export type Criterion = z.infer<typeof criterion>;

/** From the lowest to the highest mark, in whole numbers. */
export const scale = z.object({ from: z.number().int().min(0), to: z.number().int().max(100) });
export type Scale = z.infer<typeof scale>;

/** Of a round by scores: a mark for each criterion. Of a round by votes: the vote alone. */
export const givenScore = z.object({
  marks: z.record(z.string(), z.number().int()).nullable(),
  vote: z.enum(Object.keys(votePoints) as [Vote, ...Vote[]]).nullable(),
  note: z.string().max(5000).default(''),
});
export type GivenScore = z.infer<typeof givenScore>;

/** `proposed` comes from the server and keeps the juror out until somebody has decided. */
export const conflictStates = ['proposed', 'recused', 'cleared'] as const;
export type ConflictState = (typeof conflictStates)[number];

/** What the server has seen in common. */
export const conflictGrounds = ['declared', 'surname', 'address', 'gallery', 'company', 'same-person'] as const;
export type ConflictGround = (typeof conflictGrounds)[number];
