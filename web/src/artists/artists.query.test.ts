import { whichArtists } from '@hwarang/domain/artists/artist-search';
import { expect, test } from 'vitest';
import { addressOf, artistsCall, listParamsFrom } from './artists.query.ts';

const params = (address: string) => listParamsFrom(new URLSearchParams(address), ['JP', 'KR']);

test('medium and country are asked for by the names of the contract', () => {
  expect(Object.fromEntries(whichArtists(params('material=ink&country=KR')))).toEqual({
    is_exposed: 'true',
    artworks_null: 'false',
    'artworks.material_kind': 'ink',
    usercountryname: 'KR',
  });
});

test('what is no choice is left out, and one list has one address', () => {
  expect(addressOf(params('material=dust&country=XX&sort=price&page=0&q='))).toBe('/artists');
  const address = '/artists?q=kim&material=ink&country=JP&sort=oldest&page=2';
  expect(addressOf(params(address.split('?')[1] ?? ''))).toBe(address);
});

test('the second page begins after the first, in the order that was chosen', () => {
  const call = new URLSearchParams(artistsCall(params('page=2&sort=oldest')).split('?')[1]);
  expect([call.get('_start'), call.get('_limit'), call.get('_sort')]).toEqual(['24', '24', 'createdAt:ASC']);
});
