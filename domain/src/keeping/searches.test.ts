import { expect, test } from 'vitest';
import { searchPath, tidySearch, whichSearched } from './searches.ts';

test.each([
  ['artworks', '?year=2020s&material=oil&page=3&utm_source=x', 'material=oil&year=2020s'],
  ['artworks', 'q=%20달%20&sort=title', 'q=%EB%8B%AC&sort=title'],
  ['artists', 'country=Korea&size=small', 'country=Korea'],
  ['exhibitions', 'city=Seoul&when=open', 'when=open&city=Seoul'],
] as const)('a search of %s keeps what the page reads, in one order: %s', (page, query, tidy) => {
  expect(tidySearch(page, query)).toBe(tidy);
  expect(tidySearch(page, tidy)).toBe(tidy);
});

test('what no text holds is left out of a search, and a long word is cut between characters', () => {
  expect(tidySearch('exhibitions', 'city=Seo%00ul')).toBe('city=Seoul');
  expect(tidySearch('artists', `country=${'a'.repeat(99)}😀`)).toBe(`country=${'a'.repeat(99)}`);
});

test.each([
  ['artworks', ''],
  ['artworks', 'sort=title&page=2'],
  ['artists', 'q=%20%20'],
  ['artists', 'country=%00'],
  ['exhibitions', 'city=%00%20'],
  ['exhibitions', 'q=달'],
] as const)('what asks for everything is no search: %s %s', (page, query) => {
  expect(tidySearch(page, query)).toBeUndefined();
});

test('a saved search leads back to its page and asks the API for the same records', () => {
  expect(searchPath({ page: 'artworks', query: 'material=oil' })).toBe('/artworks?material=oil');
  expect(String(whichSearched('artworks', 'material=oil', '2026-01-02'))).toBe('is_exposed=true&material_kind=oil');
  expect(String(whichSearched('exhibitions', 'when=open&city=Seoul', '2026-01-02'))).toBe(
    'is_exposed=true&opens_on_lte=2026-01-02&closes_on_gte=2026-01-02&city=Seoul',
  );
  expect(String(whichSearched('artists', 'country=Korea', '2026-01-02'))).toContain('usercountryname=Korea');
});
