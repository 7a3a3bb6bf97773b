import * as z from 'zod';
import { defineContract, field, file, many, one, recordFields, type Summary } from '../contract.ts';
import type { Whole } from '../contracts.ts';
import { idPattern } from '../ids.ts';
import { day, moment, text } from '../records.contract.ts';
import { currencies } from '../sales/currencies.ts';
import { shownAvailabilities } from '../sales/offer.ts';
import { choice, flag, optionalText, position, relation, relations, requiredText } from '../written.ts';
import { artworkFormWords } from './artwork-form.words.ts';
import { defaultLicense, licenseKeys } from './licenses.ts';
import { madeWithAiKeys } from './made-with-ai.ts';
import { measure, parseSize } from './size.ts';
import { longestYearText, parseYear, yearInKorea } from './year.ts';

const centimetres = z.number().positive().nullable();
const writtenCentimetres = z
  .unknown()
  .refine((value) => value === null || value === '' || measure(value) !== undefined, {
    error: artworkFormWords.sizeRequired.en,
  })
  .meta({ type: ['number', 'string', 'null'], description: 'centimetres, two decimals' })
  .transform((value) => measure(value) ?? null);

const writtenSize = z
  .unknown()
  .refine((value) => typeof value === 'string' && parseSize(value) !== undefined, {
    error: artworkFormWords.sizeRequired.en,
  })
  .meta({ type: 'string', examples: ['53 cm x 45.5 cm'] })
  .transform((value) => parseSize(String(value)));

const writtenYear = z
  .unknown()
  .refine((value) => value === null || value === '' || parseYear(value, yearInKorea()) !== undefined, {
    error: artworkFormWords.required.en,
  })
  .meta({ type: ['string', 'integer', 'null'], examples: ['2021', '2021-05-01'] })
  .transform((value) => parseYear(value, yearInKorea()) ?? null);

// The longest title also keeps its index entry within a page.
const longestTitle = 300;
const long = optionalText(20_000);

export const artworkContract = defineContract('art-works', 'Artwork', {
  ...recordFields,
  /** The owner's own number for it. Two owners may use the same one. */
  inventory_number: field(text, optionalText(100)),
  title: field(z.string(), requiredText(longestTitle, artworkFormWords.titleRequired.en)),
  title_en: field(text, optionalText(longestTitle)),
  material: field(text, optionalText(300)),
  material_en: field(text, optionalText(300)),
  /** Which of how many, of what exists more than once: '3/10', 'AP', 'unique'. */
  edition: field(text, optionalText(60)),
  /** 'W cm x H cm [x D cm]', for clients of the original; the numbers beside it say the same. */
  size: field(text, writtenSize),
  width_cm: field(centimetres, writtenCentimetres),
  height_cm: field(centimetres, writtenCentimetres),
  depth_cm: field(centimetres, writtenCentimetres),
  year: field(day.nullable(), writtenYear),
  /** The date as it is shown, where a year says too little: 'c.1820', '1818–20'. Works are sorted and filtered by `year`. */
  year_text: field(text, optionalText(longestYearText)),
  text: field(text, long),
  text_en: field(text, long),
  /** What others may do with it: a key of `licenses.ts`. */
  license: field(z.enum(licenseKeys), choice(licenseKeys, defaultLicense)),
  /** Whether generative AI was used; null where the work does not say. */
  made_with_ai: field(z.enum(madeWithAiKeys).nullable(), choice(madeWithAiKeys, null)),
  imageurl: field(text, optionalText(2000)),
  is_exposed: field(z.boolean(), flag),
  position: field(z.number().int(), position),
  /** Whether it can be had, if that is public; null where nothing is said. These five follow from the work's offer. */
  availability: field(z.enum(shownAvailabilities).nullable()),
  price: field(z.number().positive().nullable()),
  /** ISO 4217; null without a public price. */
  currency: field(z.enum(currencies).nullable()),
  price_on_request: field(z.boolean()),
  /** Whether somebody answers questions about it. */
  takes_questions: field(z.boolean()),
  deletedAt: field(moment.nullable()),
  image: file(relation),
  owner: one('artists', relation),
  shopitemreg: one('shopitemregs', relation),
  exhibitions: many('exhibitions', relations),
});
export type Artwork = Whole<'art-works'>;
export type ArtworkSummary = Summary<typeof artworkContract.members>;

/** All works of one artist, in the order in which they shall hang. */
export const artworkOrder = z.object({
  ids: z
    .array(z.string().regex(idPattern, { error: 'must be an id' }))
    .min(1)
    .max(1000),
});
