import type { MaterialKind } from '../artworks/facets.ts';

/** Which artists the list shows, as a query: those with a work that everyone may see. Home counts the same. */
export const listedArtists = { is_exposed: 'true', artworks_null: 'false' };

export interface ArtistSearch {
  words: string;
  material?: MaterialKind | undefined;
  country?: string | undefined;
}

/** Which artists: with these words in a name, of this country, with a work of this medium on show. */
export function whichArtists({ words, material, country }: ArtistSearch): URLSearchParams {
  const which = new URLSearchParams(listedArtists);
  if (words) {
    which.set('_where[_or][0][localname_contains]', words);
    which.set('_where[_or][1][englishname_contains]', words);
  }
  if (material) which.set('artworks.material_kind', material);
  if (country) which.set('usercountryname', country);
  return which;
}
