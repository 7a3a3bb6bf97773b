import { facetNames, type WallSearch, wallSearchFrom, whichArtworks } from '@hwarang/domain/artworks/wall-search';
import { addressWith, pageFrom } from '../platform/listing.ts';

export const sorts = ['newest', 'oldest', 'title', 'year'] as const;
type Sort = (typeof sorts)[number];

const orders: Record<Sort, string> = {
  newest: 'createdAt:DESC',
  oldest: 'createdAt:ASC',
  title: 'title:ASC',
  year: 'year:DESC',
};

/** Which part of the wall an address asks for. */
export interface ListParams extends WallSearch {
  sort: Sort;
  page: number;
}

/** What the address asks for that is no choice here is left out. */
export function listParamsFrom(address: URLSearchParams): ListParams {
  const { words, ...filters } = wallSearchFrom(address);
  const sort = sorts.find((each) => each === address.get('sort')) ?? 'newest';
  return { words, sort, page: pageFrom(address), ...filters };
}

export const addressOf = ({ words, sort, ...rest }: ListParams): string =>
  addressWith('/artworks', { q: words, ...rest, sort: sort === 'newest' ? undefined : sort });

export const isFiltered = (params: ListParams): boolean =>
  params.year !== undefined || facetNames.some((name) => params[name] !== undefined);

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
