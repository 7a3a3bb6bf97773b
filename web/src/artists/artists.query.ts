import { type ArtistSearch, whichArtists } from '@hwarang/domain/artists/artist-search';
import { materialKinds } from '@hwarang/domain/artworks/facets';
import { wordsFrom } from '@hwarang/domain/search/words';
import { addressWith, pageFrom } from '../platform/listing.ts';

export const artistsOnPage = 24;

/** Which part of the list an address asks for. */
export interface ListParams extends ArtistSearch {
  sort: 'newest' | 'oldest';
  page: number;
}

/** What the address asks for that is no choice here is left out. */
export function listParamsFrom(address: URLSearchParams, countries: readonly string[]): ListParams {
  return {
    words: wordsFrom(address),
    sort: address.get('sort') === 'oldest' ? 'oldest' : 'newest',
    page: pageFrom(address),
    material: materialKinds.find((kind) => kind === address.get('material')),
    country: countries.find((country) => country === address.get('country')),
  };
}

export const addressOf = ({ words, sort, material, country, page }: ListParams): string =>
  addressWith('/artists', { q: words, material, country, sort: sort === 'newest' ? undefined : sort, page });

export const isFiltered = ({ material, country }: ListParams): boolean => Boolean(material ?? country);

export function artistsCall(params: ListParams): `/artists?${string}` {
  const call = whichArtists(params);
  call.set('_sort', params.sort === 'oldest' ? 'createdAt:ASC' : 'createdAt:DESC');
  call.set('_start', String((params.page - 1) * artistsOnPage));
  call.set('_limit', String(artistsOnPage));
  return `/artists?${call}`;
}
