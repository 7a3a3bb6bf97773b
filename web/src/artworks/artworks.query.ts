export const sorts = ['newest', 'oldest', 'title', 'year'] as const;
export type Sort = (typeof sorts)[number];

const orders: Record<Sort, string> = {
  newest: 'createdAt:DESC',
  oldest: 'createdAt:ASC',
  title: 'title:ASC',
  year: 'year:DESC',
};

export const sortFrom = (wishes: URLSearchParams): Sort =>
  sorts.find((sort) => sort === wishes.get('sort')) ?? 'newest';

/** Which works: those in public, with these words in the title, or in its English one when the words are no Korean. */
export function whichArtworks(words: string): URLSearchParams {
  const which = new URLSearchParams({ is_exposed: 'true' });
  if (words && /\p{Script=Hangul}/u.test(words)) which.set('title_contains', words);
  else if (words) {
    which.set('_where[_or][0][title_contains]', words);
    which.set('_where[_or][1][title_en_contains]', words);
  }
  return which;
}

export const artworksOnPage = 60;

export function artworksCall(words: string, sort: Sort, start: number): string {
  const call = whichArtworks(words);
  call.set('_sort', orders[sort]);
  call.set('_start', String(start));
  call.set('_limit', String(artworksOnPage));
  return `/art-works?${call}`;
}
