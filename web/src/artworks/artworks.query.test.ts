import { whichArtworks } from '@hwarang/domain/artworks/wall-search';
import { expect, test } from 'vitest';
import { addressOf, artworksCall, listParamsFrom } from './artworks.query.ts';

const params = (address: string) => listParamsFrom(new URLSearchParams(address));
const asked = (address: string) => Object.fromEntries(whichArtworks(params(address)));

test('Korean words are looked for in the title', () => {
  expect(asked('q=비')).toEqual({ is_exposed: 'true', title_contains: '비' });
});

test('other words are looked for in both titles', () => {
  expect(asked('q=rain')).toMatchObject({
    '_where[_or][0][title_contains]': 'rain',
    '_where[_or][1][title_en_contains]': 'rain',
  });
});

test('the list goes on where the last part ended', () => {
  const call = new URLSearchParams(artworksCall(params('sort=year'), 120, 48).split('?')[1]);
  expect([call.get('_start'), call.get('_limit'), call.get('_sort')]).toEqual(['120', '48', 'year:DESC']);
});

test('material, size, shape and colour are asked for by the names of the contract', () => {
  expect(asked('material=ink&size=large&shape=portrait&colour=blue')).toEqual({
    is_exposed: 'true',
    material_kind: 'ink',
    size_class: 'large',
    orientation: 'portrait',
    hue: 'blue',
  });
});

test('a year is a year, and a decade all of its ten', () => {
  expect(asked('year=2024')).toMatchObject({ year_gte: '2024-01-01', year_lte: '2024-12-31' });
  expect(asked('year=2010s')).toMatchObject({ year_gte: '2010-01-01', year_lte: '2019-12-31' });
});

test('what is no choice is left out, and an order that is none is the newest first', () => {
  expect(params('sort=price&material=dust&colour=&year=now&year=20100s&page=-3')).toEqual({
    words: '',
    sort: 'newest',
    page: 1,
  });
});

test('one part of the wall has one address', () => {
  const address = '/artworks?q=rain&page=2&material=ink&colour=blue&year=2010s&sort=year';
  expect(params(addressOf(params(address.split('?')[1] ?? '')).split('?')[1] ?? '')).toEqual(
    params(address.split('?')[1] ?? ''),
  );
  expect(addressOf(params('sort=newest&page=1&material='))).toBe('/artworks');
});
