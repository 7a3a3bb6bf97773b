import { materialKinds, orientations, sizeClasses } from '@hwarang/domain/artworks/facets';
import { hues } from '@hwarang/domain/artworks/hues';
import { addressWith, pageFrom, wordsFrom } from '../platform/listing.ts';

export const sorts = ['newest', 'oldest', 'title', 'year'] as const;
type Sort = (typeof sorts)[number];

const orders: Record<Sort, string> = {
  newest: 'createdAt:DESC',
  oldest: 'createdAt:ASC',
  title: 'title:ASC',
  year: 'year:DESC',
};

/** What can be asked of the wall besides words and order, under the names that stand in the address. */
export const facets = {
  material: { asks: 'material_kind', choices: materialKinds },
  size: { asks: 'size_class', choices: sizeClasses },
  shape: { asks: 'orientation', choices: orientations },
  colour: { asks: 'hue', choices: hues },
  sale: { asks: 'availability', choices: ['for-sale'] },
} as const;
export type Facet = keyof typeof facets;
export const facetNames = Object.keys(facets) as Facet[];

/** Which part of the wall an address asks for. */
export interface ListParams extends Partial<Record<Facet, string>> {
  words: string;
  sort: Sort;
  /** A year, or a decade such as '2010s'. */
  year?: string;
  page: number;
}

/** What the address asks for that is no choice here is left out. */
export function listParamsFrom(address: URLSearchParams): ListParams {
  const params: ListParams = {
    words: wordsFrom(address),
    sort: sorts.find((sort) => sort === address.get('sort')) ?? 'newest',
    page: pageFrom(address),
  };
  for (const name of facetNames) {
    const param = (facets[name].choices as readonly string[]).find((choice) => choice === address.get(name));
    if (param) params[name] = param;
  }
  const year = address.get('year') ?? '';
  if (/^(1\d|20)\d{2}$|^(1\d|20)\d0s$/.test(year)) params.year = year;
  return params;
}

export const addressOf = ({ words, sort, ...rest }: ListParams): string =>
  addressWith('/artworks', { q: words, ...rest, sort: sort === 'newest' ? undefined : sort });

export const isFiltered = (params: ListParams): boolean =>
  params.year !== undefined || facetNames.some((name) => params[name] !== undefined);

/** Which works: those in public, with these words in the title, or in its English one when the words are no Korean. */
export function whichArtworks(params: ListParams): URLSearchParams {
  const { words, year } = params;
  const which = new URLSearchParams({ is_exposed: 'true' });
  if (words && /\p{Script=Hangul}/u.test(words)) which.set('title_contains', words);
  else if (words) {
    which.set('_where[_or][0][title_contains]', words);
    which.set('_where[_or][1][title_en_contains]', words);
  }
  for (const name of facetNames) {
    const param = params[name];
    if (param) which.set(facets[name].asks, param);
  }
  if (year) {
    which.set('year_gte', `${year.slice(0, 4)}-01-01`);
    which.set('year_lte', `${year.endsWith('s') ? `${year.slice(0, 3)}9` : year}-12-31`);
  }
  return which;
}

/** What a phone can make alive without a halt; whoever walks on is given more at a time. */
export const artworksOnPage = 24;
export const artworksAtOnce = 48;

export function artworksCall(params: ListParams, start: number, most = artworksOnPage): `/art-works?${string}` {
  const call = whichArtworks(params);
  call.set('_sort', orders[params.sort]);
  call.set('_start', String(start));
  call.set('_limit', String(most));
  return `/art-works?${call}`;
}
