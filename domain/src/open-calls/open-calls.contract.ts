import * as z from 'zod';
import type { Artwork } from '../artworks/artworks.contract.ts';
import { plainText } from '../text.ts';
import { openCallLimits } from './limits.ts';
import { openCallWords as words } from './open-calls.words.ts';

const both = (longest: number) => {
  const line = plainText(longest).normalize('NFC').trim().min(1, { error: words.bothLanguages.en });
  return z.object({ ko: line, en: line });
};

/** Everything a notice says, in both languages. */
export const openCallTexts = z.object({
  title: both(openCallLimits.title),
  lead: both(openCallLimits.lead),
  notice: both(openCallLimits.notice),
  /** From the first place down. */
  prizes: z.array(both(openCallLimits.prize)).max(openCallLimits.prizes),
});
export type OpenCallTexts = z.infer<typeof openCallTexts>;

const day = z.iso.date({ error: 'must be a date (2022-04-22)' });
const facts = openCallTexts.extend({
  winners: z.number().int().min(1).max(1000),
  most_works: z.number().int().min(1).max(openCallLimits.works),
  opens_on: day,
  closes_on: day,
  results_on: day,
  closed: z.boolean(),
});

export const openCall = facts.extend({
  id: z.string(),
  slug: z.string(),
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

export const bySlug = z.object({ slug: z.string() });

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
