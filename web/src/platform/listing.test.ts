import { wordsFrom } from '@hwarang/domain/search/words';
import { expect, test } from 'vitest';
import { addressWith, pageFrom, pagesOf } from './listing.ts';

test('an address that asks for no page, or for none that exists, gets the first', () => {
  for (const query of ['', 'page=0', 'page=-2', 'page=two', 'page=1e9', 'page=99999999'])
    expect(pageFrom(new URLSearchParams(query))).toBe(1);
  expect(pageFrom(new URLSearchParams('page=12'))).toBe(12);
});

test('an empty list has one page, a full one begins the next', () => {
  expect([0, 1, 24, 25].map((count) => pagesOf(count, 24))).toEqual([1, 1, 1, 2]);
});

test('one list has one address', () => {
  expect(addressWith('/artists', { q: '', page: 1, sort: undefined })).toBe('/artists');
  expect(addressWith('/artists', { q: '한 서', page: 2 })).toBe('/artists?q=%ED%95%9C+%EC%84%9C&page=2');
});

test('words are searched for without the space around them, and without what no text can hold', () => {
  expect(wordsFrom(new URLSearchParams({ q: '  비 ' }))).toBe('비');
  expect(wordsFrom(new URLSearchParams('q=%00a%00b'))).toBe('ab');
  expect(wordsFrom(new URLSearchParams('q=%00'))).toBe('');
});
