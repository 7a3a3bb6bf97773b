import * as z from 'zod';
import { idPattern } from '../ids.ts';
import { plainText } from '../text.ts';
import { writtenDay } from '../written.ts';
import { openCallLimits as limits } from './limits.ts';

export const entryStates = ['draft', 'submitted', 'withdrawn'] as const;
export type EntryState = (typeof entryStates)[number];

export const outcomes = ['winner', 'reserve', 'thanks'] as const;
export type Outcome = (typeof outcomes)[number];

/** Longer than an answer may be: what is too long is kept too, and said when it is handed in. */
const typedAnswer = z.union([plainText(limits.typedAnswer), z.number(), z.null()]);

/** Saved as it is typed: nothing in it need be complete or right. */
export const entryDraft = z.object({
  artworks: z.array(z.string().regex(idPattern)).max(200).default([]),
  answers: z
    .record(z.string().regex(/^[a-z0-9-]{1,40}$/), typedAnswer)
    .refine((given) => Object.keys(given).length <= limits.questions * 2, { error: 'has too many answers' })
    .default({}),
  born_on: writtenDay().nullable().default(null),
});
export type EntryDraft = z.infer<typeof entryDraft>;

/** A work as it was handed in. */
export const submittedWork = z.object({
  title: z.string(),
  englishtitle: z.string().nullable(),
  year: z.string().nullable(),
  material: z.string().nullable(),
  size: z.string().nullable(),
  width_cm: z.number().nullable(),
  height_cm: z.number().nullable(),
  depth_cm: z.number().nullable(),
  description: z.string().nullable(),
});
export type SubmittedWork = z.infer<typeof submittedWork>;
