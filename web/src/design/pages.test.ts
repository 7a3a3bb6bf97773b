import { expect, test } from 'vitest';
import { pagesShown } from './pages.ts';

test('few pages are all offered', () => {
  expect(pagesShown(1, 3)).toEqual([1, 2, 3]);
  expect(pagesShown(1, 0)).toEqual([]);
});

test('of many pages the ends and the neighbours are offered, always seven places', () => {
  expect(pagesShown(1, 90)).toEqual([1, 2, 3, 4, 5, null, 90]);
  expect(pagesShown(40, 90)).toEqual([1, null, 39, 40, 41, null, 90]);
  expect(pagesShown(89, 90)).toEqual([1, null, 86, 87, 88, 89, 90]);
});

test('every page is offered among its own choices', () => {
  for (let page = 1; page <= 30; page++) expect(pagesShown(page, 30)).toContain(page);
});
