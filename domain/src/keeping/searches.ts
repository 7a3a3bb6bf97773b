import { whichArtists } from '../artists/artist-search.ts';
import { materialKinds } from '../artworks/facets.ts';
import { facetNames, wallSearchFrom, whichArtworks } from '../artworks/wall-search.ts';
import { runs, whichExhibitions } from '../exhibitions/exhibition-search.ts';
import { askedOf, wordsFrom } from '../search/words.ts';

export const searchPages = ['artworks', 'artists', 'exhibitions'] as const;
export type SearchPage = (typeof searchPages)[number];

/** What each page reads of its address, besides which part of a long list is shown. */
const names: Record<SearchPage, readonly string[]> = {
  artworks: ['q', ...facetNames, 'year', 'sort'],
  artists: ['q', 'material', 'country', 'sort'],
  exhibitions: ['when', 'city'],
};
/** Without one of these nothing is searched for. */
const narrowing = (page: SearchPage) => names[page].filter((name) => name !== 'sort');

/** The same search always as the same text: what the page does not read is left out. Nothing if it asks for everything. */
export function tidySearch(page: SearchPage, query: string): string | undefined {
  const given = new URLSearchParams(query);
  const tidy = new URLSearchParams();
  for (const name of names[page]) {
    const value = askedOf(given, name);
    if (value) tidy.set(name, value);
  }
  return narrowing(page).some((name) => tidy.has(name)) ? String(tidy) : undefined;
}

export const searchPath = ({ page, query }: { page: SearchPage; query: string }): string => `/${page}?${query}`;

/** The search as a query of the API: which records of the page's kind it asks for. */
export function whichSearched(page: SearchPage, query: string, today: string): URLSearchParams {
  const address = new URLSearchParams(query);
  if (page === 'artworks') return whichArtworks(wallSearchFrom(address));
  if (page === 'exhibitions') {
    const run = runs.find((name) => name === address.get('when'));
    return whichExhibitions({ run, city: address.get('city') ?? undefined }, today);
  }
  const material = materialKinds.find((kind) => kind === address.get('material'));
  return whichArtists({ words: wordsFrom(address), material, country: address.get('country') ?? undefined });
}
