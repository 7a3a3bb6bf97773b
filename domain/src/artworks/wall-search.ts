import { wordsFrom } from '../search/words.ts';
import { materialKinds, orientations, sizeClasses } from './facets.ts';
import { hues } from './hues.ts';

/** What can be asked of the wall of artworks besides words and order, under the names that stand in the address. */
export const facets = {
  material: { asks: 'material_kind', choices: materialKinds },
  size: { asks: 'size_class', choices: sizeClasses },
  shape: { asks: 'orientation', choices: orientations },
  colour: { asks: 'hue', choices: hues },
  sale: { asks: 'availability', choices: ['for-sale'] },
} as const;
export type Facet = keyof typeof facets;
export const facetNames = Object.keys(facets) as Facet[];

/** Which works an address asks for. */
export interface WallSearch extends Partial<Record<Facet, string>> {
  words: string;
  /** A year, or a decade such as '2010s'. */
  year?: string;
}

/** What the address asks for that is no choice here is left out. */
export function wallSearchFrom(address: URLSearchParams): WallSearch {
  const search: WallSearch = { words: wordsFrom(address) };
  for (const name of facetNames) {
    const param = (facets[name].choices as readonly string[]).find((choice) => choice === address.get(name));
    if (param) search[name] = param;
  }
  const year = address.get('year') ?? '';
  if (/^(1\d|20)\d{2}$|^(1\d|20)\d0s$/.test(year)) search.year = year;
  return search;
}

/** Which works: those in public, with these words in the title, or in its English one when the words are no Korean. */
export function whichArtworks(search: WallSearch): URLSearchParams {
  const { words, year } = search;
  const which = new URLSearchParams({ is_exposed: 'true' });
  if (words && /\p{Script=Hangul}/u.test(words)) which.set('title_contains', words);
  else if (words) {
    which.set('_where[_or][0][title_contains]', words);
    which.set('_where[_or][1][title_en_contains]', words);
  }
  for (const name of facetNames) {
    const param = search[name];
    if (param) which.set(facets[name].asks, param);
  }
  if (year) {
    which.set('year_gte', `${year.slice(0, 4)}-01-01`);
    which.set('year_lte', `${year.endsWith('s') ? `${year.slice(0, 3)}9` : year}-12-31`);
  }
  return which;
}
