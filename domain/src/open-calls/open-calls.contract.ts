import * as z from 'zod';
import type { Artwork } from '../artworks/artworks.contract.ts';
import { type PictureType, pictureTypes } from '../media/limits.ts';
import { plainText } from '../text.ts';
import { writtenDay } from '../written.ts';
import { callStages, callState } from './call-state.ts';
import { eligibility } from './eligibility.ts';
import { openCallLimits } from './limits.ts';
import { openCallWords as words } from './open-calls.words.ts';
import { localizedText, questions } from './questions.ts';
import { callSlug } from './slug.ts';

/** May still be missing while the call is a draft. */
const bothOrEmpty = (longest: number) => {
  const text = plainText(longest).normalize('NFC').trim();
  return z.object({ ko: text, en: text });
};

/** Everything a notice says, in both languages. */
export const openCallTexts = z.object({
  title: localizedText(openCallLimits.title),
  lead: bothOrEmpty(openCallLimits.lead),
  notice: bothOrEmpty(openCallLimits.notice),
  /** From the first place down. */
  prizes: z.array(localizedText(openCallLimits.prize)).max(openCallLimits.prizes),
  /** Only shown: nothing is paid here. */
  fee: localizedText(openCallLimits.fee).nullish(),
});
export type OpenCallTexts = z.infer<typeof openCallTexts>;

/** What the pictures of an entry must be, said once and checked as soon as one is chosen. */
export const imageRule = z.object({
  /** Pixels of the longer side. */
  least_side: z.number().int().min(0).max(30_000).default(0),
  formats: z.array(z.enum(Object.keys(pictureTypes) as [PictureType, ...PictureType[]])).default([]),
});
export type ImageRule = z.infer<typeof imageRule>;

const day = writtenDay('must be a date (2022-04-22)');
const facts = openCallTexts.extend({
  winners: z.number().int().min(1).max(1000),
  most_works: z.number().int().min(1).max(openCallLimits.works),
  opens_on: day,
  closes_on: day,
  results_on: day,
  closed: z.boolean(),
  stage: z.enum(callStages),
  held_open: z.boolean(),
  grace_minutes: z.number().int().min(0).max(180),
  eligibility,
  questions,
  images: imageRule,
});

export const openCall = facts.extend({
  id: z.string(),
  slug: z.string(),
  /** By the clock at the time of the answer. */
  state: callState,
  /** Open although its last day is over. */
  extended: z.boolean(),
  /** When the result was published. */
  announced_at: z.string().nullable(),
  /** Those that were handed in; told to administrators alone. */
  entry_count: z.number().int().optional(),
  __v: z.number(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type OpenCall = z.infer<typeof openCall>;

export const openCallChange = facts
  .partial()
  .extend({ __v: z.number().int().optional() })
  .refine(({ opens_on, closes_on }) => !opens_on || !closes_on || opens_on <= closes_on, {
    path: ['closes_on'],
    error: words.closesBeforeOpening.en,
  });
export type OpenCallChange = z.infer<typeof openCallChange>;

/** A draft: a title is enough. Its address comes from the English one where none is given. */
export const newOpenCall = facts
  .omit({ stage: true, closed: true })
  .partial()
  .extend({ title: localizedText(openCallLimits.title), slug: callSlug.optional() });
export type NewOpenCall = z.infer<typeof newOpenCall>;

/** What differs in the copy of a call; all of it may be left to the server. */
export const duplicateRequest = z.object({
  title: localizedText(openCallLimits.title).optional(),
  slug: callSlug.optional(),
});
export type DuplicateRequest = z.infer<typeof duplicateRequest>;

/** The database cannot look for a NUL and would fail: no call is called so. */
export const bySlug = z.object({ slug: z.string().overwrite((slug) => (slug.includes('\0') ? '' : slug)) });

/** What an artist sends: the ids of own artworks, in their order. Checked in full by the service, with its own sentences. */
export const entryRequest = z.object({ artworks: z.unknown().optional() });

export const entry = z.object({
  id: z.string(),
  artworks: z.array(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Entry = z.infer<typeof entry>;

/** Nothing while the artist has not entered. */
export const ownEntry = z.object({ entry: entry.nullable() });
export type OwnEntry = z.infer<typeof ownEntry>;

/** An artwork as administrators see it in an entry; the whole record, as the collection answers it. */
const entryArtwork = z.looseObject({ id: z.string(), title: z.string() });
export const entryForAdministrators = entry.extend({
  artist: z.object({
    id: z.string(),
    localname: z.string(),
    englishname: z.string(),
    email: z.string().nullable(),
    mobile: z.string().nullable(),
    usercountryname: z.string().nullable(),
  }),
  artworks: z.array(entryArtwork),
});
export type EntryForAdministrators = Omit<z.infer<typeof entryForAdministrators>, 'artworks'> & { artworks: Artwork[] };
