import { expect, test } from 'vitest';
import { artworksCall, sortFrom, whichArtworks } from './artworks.query.ts';

test('Korean words are looked for in the title', () => {
  expect(Object.fromEntries(whichArtworks('비'))).toEqual({ is_exposed: 'true', title_contains: '비' });
});

test('other words are looked for in both titles', () => {
  const which = whichArtworks('rain');
  expect(which.get('_where[_or][0][title_contains]')).toBe('rain');
  expect(which.get('_where[_or][1][title_en_contains]')).toBe('rain');
});

test('the list goes on where the last part ended', () => {
  const call = new URLSearchParams(artworksCall('', 'year', 120).split('?')[1]);
  expect([call.get('_start'), call.get('_limit'), call.get('_sort')]).toEqual(['120', '60', 'year:DESC']);
});

test('an order that is none is the newest first', () => {
  expect(sortFrom(new URLSearchParams('sort=price'))).toBe('newest');
});
