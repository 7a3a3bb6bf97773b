import { artworkFormWords } from '@hwarang/domain/artworks/artworks.words';
import { formatSize, measure, type Size } from '@hwarang/domain/artworks/size';
import { parseYear } from '@hwarang/domain/artworks/year';
import type { Both } from '@hwarang/domain/language';
import { myArtworksWords } from './my-artworks.words.ts';

/** The fields of the artwork form that can be wrong, in the order of the page. */
export const checkedArtworkFields = ['title', 'year', 'width', 'height', 'depth'] as const;
export type CheckedArtworkField = (typeof checkedArtworkFields)[number];
type Read = (name: CheckedArtworkField) => string;
type ReadMeasure = (name: 'width' | 'height' | 'depth') => string;

/** Undefined until width and height are greater than zero, or when the depth is not. */
export function measuresOf(read: ReadMeasure): Size | undefined {
  const [width, height, depth] = [measure(read('width')), measure(read('height')), measure(read('depth'))];
  if (!width || !height || (read('depth').trim() !== '' && !depth)) return undefined;
  return { width, height, ...(depth ? { depth } : {}) };
}

/** The same as 'W cm x H cm [x D cm]', in which it is sent. */
export function sizeOf(read: ReadMeasure): string | undefined {
  const size = measuresOf(read);
  return size && formatSize(size);
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

/** The fields of the combined form of the open call, in the order of the page. */
export const combinedArtworkFields = ['title', 'material', 'width', 'height', 'depth'] as const;
export type CombinedArtworkField = (typeof combinedArtworkFields)[number];

/** The combined form names what is missing: title, size or material. */
export function combinedArtworkProblems(
  read: (name: CombinedArtworkField) => string,
): Partial<Record<CombinedArtworkField, Both>> {
  const problems: Partial<Record<CombinedArtworkField, Both>> = {};
  if (read('title').trim() === '') problems.title = artworkFormWords.titleRequired;
  if (read('material').trim() === '') problems.material = artworkFormWords.materialRequired;
  for (const name of ['width', 'height'] as const) {
    const text = read(name).trim();
    if (text === '') problems[name] = artworkFormWords.sizeRequired;
    else if (!measure(text)) problems[name] = myArtworksWords.positive;
  }
  if (read('depth').trim() !== '' && !measure(read('depth'))) problems.depth = myArtworksWords.positive;
  return problems;
}
