import * as z from 'zod';
import { idPattern } from '../ids.ts';
import { flag, optionalText, position, relation, relations, requiredText, version } from '../written.ts';
import { artworkFormWords } from './artworks.words.ts';
import { measure, parseSize } from './size.ts';
import { parseYear } from './year.ts';

const centimetres = z
  .unknown()
  .refine((value) => value === null || value === '' || measure(value) !== undefined, {
    error: artworkFormWords.sizeRequired.en,
  })
  .meta({ type: ['number', 'string', 'null'], description: 'centimetres, two decimals' })
  .transform((value) => measure(value) ?? null);

const size = z
  .unknown()
  .refine((value) => typeof value === 'string' && parseSize(value) !== undefined, {
    error: artworkFormWords.sizeRequired.en,
  })
  .meta({ type: 'string', examples: ['53 cm x 45.5 cm'] })
  .transform((value) => parseSize(String(value)));

const year = z
  .unknown()
  .refine((value) => value === null || value === '' || parseYear(value, new Date().getFullYear()) !== undefined, {
    error: artworkFormWords.required.en,
  })
  .meta({ type: ['string', 'integer', 'null'], examples: ['2021', '2021-05-01'] })
  .transform((value) => parseYear(value, new Date().getFullYear()) ?? null);

/** Longest texts, in characters. The title's also keeps its index entry within a page. */
export const artworkLimits = { title: 300, material: 300, text: 20_000, imageurl: 2000 } as const;

export const artworkWrite = z
  .object({
    title: requiredText(artworkLimits.title, artworkFormWords.titleRequired.en),
    title_en: optionalText(artworkLimits.title),
    material: optionalText(artworkLimits.material),
    material_en: optionalText(artworkLimits.material),
    size,
    width_cm: centimetres,
    height_cm: centimetres,
    depth_cm: centimetres,
    year,
    text: optionalText(artworkLimits.text),
    text_en: optionalText(artworkLimits.text),
    imageurl: optionalText(artworkLimits.imageurl),
    image: relation,
    is_exposed: flag,
    position,
    owner: relation,
    shopitemreg: relation,
    exhibitions: relations,
    __v: version,
  })
  .partial();
export type ArtworkWrite = z.infer<typeof artworkWrite>;

/** All works of one artist, in the order in which they shall hang. */
export const artworkOrder = z.object({
  ids: z
    .array(z.string().regex(idPattern, { error: 'must be an id' }))
    .min(1)
    .max(1000),
});
