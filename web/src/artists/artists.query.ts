import { type MaterialKind, materialKinds } from '@hwarang/domain/artworks/facets';
import { listedArtists } from '../catalogue/listed-artists.ts';
import { addressWith, pageFrom, wordsFrom } from '../platform/listing.ts';

export const artistsOnPage = 24;

/** Which part of the list an address asks for. */
export interface ListParams {
  words: string;
  sort: 'newest' | 'oldest';
  page: number;
  material?: MaterialKind | undefined;
  country?: string | undefined;
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

/** Which artists: with these words in a name, of this country, with a work of this medium on show. */
export function whichArtists({ words, material, country }: ListParams): URLSearchParams {
  const which = new URLSearchParams(listedArtists);
  if (words) {
    which.set('_where[_or][0][localname_contains]', words);
    which.set('_where[_or][1][englishname_contains]', words);
  }
  if (material) which.set('artworks.material_kind', material);
  if (country) which.set('usercountryname', country);
  return which;
}

export function artistsCall(params: ListParams): `/artists?${string}` {
  const call = whichArtists(params);
  call.set('_sort', params.sort === 'oldest' ? 'createdAt:ASC' : 'createdAt:DESC');
  call.set('_start', String((params.page - 1) * artistsOnPage));
  call.set('_limit', String(artistsOnPage));
  return `/artists?${call}`;
}
