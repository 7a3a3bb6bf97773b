import type { Both } from '../language.ts';
import { artworkFormWords, myArtworksWords } from './artworks.words.ts';
import { formatSize, measure } from './size.ts';
import { parseYear } from './year.ts';

/** The fields of the artwork form that can be wrong, in the order of the page. */
export const checkedArtworkFields = ['title', 'year', 'width', 'height', 'depth'] as const;
export type CheckedArtworkField = (typeof checkedArtworkFields)[number];
type Read = (name: CheckedArtworkField) => string;

/** 'W cm x H cm [x D cm]'; undefined until width and height are greater than zero, or when the depth is not. */
export function sizeOf(read: Read): string | undefined {
  const [width, height, depth] = [measure(read('width')), measure(read('height')), measure(read('depth'))];
  if (!width || !height || (read('depth').trim() !== '' && !depth)) return undefined;
  return formatSize({ width, height, ...(depth ? { depth } : {}) });
}

function problemOf(name: CheckedArtworkField, given: string, thisYear: number): Both | undefined {
  const text = given.trim();
  if (text === '') return name === 'depth' ? undefined : artworkFormWords.required;
  if (name === 'title') return undefined;
  if (name === 'year') return parseYear(text, thisYear) ? undefined : artworkFormWords.required;
  return measure(text) ? undefined : myArtworksWords.positive;
}

/** The whole form, field by field; nothing for a field that is right. */
export function artworkProblems(read: Read, thisYear: number): Partial<Record<CheckedArtworkField, Both>> {
  const problems = checkedArtworkFields.map((name) => [name, problemOf(name, read(name), thisYear)] as const);
  return Object.fromEntries(problems.filter(([, problem]) => problem));
}
