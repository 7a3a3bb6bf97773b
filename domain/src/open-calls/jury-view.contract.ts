import * as z from 'zod';
import { submittedWork } from './entries.contract.ts';
import { questionKinds } from './questions.ts';

const inBothLanguages = z.object({ ko: z.string(), en: z.string() });

/** The picture itself has an address of its own: here stands what a page needs to leave room for it. */
const shownImage = z.object({ width: z.number(), height: z.number(), thumbhash: z.string() });

export const juryWork = submittedWork.extend({
  /** From 1, in the order of the entry. */
  position: z.number().int(),
  image: shownImage.nullable(),
});
export type JuryWork = z.infer<typeof juryWork>;

export const juryAnswer = z.object({
  label: inBothLanguages,
  kind: z.enum(questionKinds),
  /** Of a choice the text of the option, of a file its name. */
  answer: z.union([z.string(), z.number(), inBothLanguages]),
});
export type JuryAnswer = z.infer<typeof juryAnswer>;

/** Of rounds that are not blind alone. */
export const juryArtist = z.object({
  id: z.string(),
  localname: z.string(),
  englishname: z.string(),
  country: z.string().nullable(),
  statement: z.string().nullable(),
  awards: z.string().nullable(),
  career: z.string().nullable(),
});
export type JuryArtist = z.infer<typeof juryArtist>;

/** All that jurors see of an entry. */
export const juryView = z.object({
  works: z.array(juryWork),
  answers: z.array(juryAnswer),
  artist: juryArtist.optional(),
});
export type JuryView = z.infer<typeof juryView>;
