import * as z from 'zod';
import { fileSchema } from '../media/file.ts';
import { plainText } from '../text.ts';
import { longestQuery } from './keys.ts';

export const searchKinds = ['artists', 'art_works', 'exhibitions', 'galleries'] as const;
export type SearchKind = (typeof searchKinds)[number];

export const searchQuery = z.object({
  q: plainText(longestQuery),
  _limit: z.coerce.number().int().min(1).max(20).default(6),
});

const found = z.object({
  id: z.string(),
  title: z.string(),
  title_en: z.string().nullable(),
  /** What stands below the title: the artist of a work, the gallery and period of an exhibition, the town of a gallery. */
  line: z.string().nullable(),
  line_en: z.string().nullable(),
  image: fileSchema.nullable(),
});

const groups = Object.fromEntries(searchKinds.map((kind) => [kind, z.array(found)])) as Record<
  SearchKind,
  z.ZodArray<typeof found>
>;

export const searchAnswer = z.object({
  /** True when nothing held the query itself, and what is shown only resembles it. */
  similar: z.boolean(),
  ...groups,
});

export type Found = z.infer<typeof found>;
export type SearchAnswer = z.infer<typeof searchAnswer>;
