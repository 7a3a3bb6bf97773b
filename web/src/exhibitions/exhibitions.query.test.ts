import { whichExhibitions } from '@hwarang/domain/exhibitions/exhibition-search';
import { expect, test } from 'vitest';
import { addressOf, listParamsFrom } from './exhibitions.query.ts';

const cities = [
  { name: '서울', name_en: 'Seoul' },
  { name: '이천', name_en: 'Icheon' },
];
const params = (address: string) => listParamsFrom(new URLSearchParams(address), cities);

test('state and city are asked for by the names of the contract', () => {
  expect(Object.fromEntries(whichExhibitions(params('when=open&city=Seoul'), '2026-03-01'))).toEqual({
    is_exposed: 'true',
    opens_on_lte: '2026-03-01',
    closes_on_gte: '2026-03-01',
    city: 'Seoul',
  });
});

test('a city has one address, whatever the language it is asked for in', () => {
  expect(addressOf(params('city=서울&when=over'))).toBe('/exhibitions?when=over&city=Seoul');
});

test('what is no choice is left out', () => {
  expect(addressOf(params('city=Atlantis&when=never&page=0'))).toBe('/exhibitions');
});
