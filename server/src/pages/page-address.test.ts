import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { pageAddressesOf } from './page-address.ts';

const route = (id: string, path: string | undefined, query?: string[], parentId: string | undefined = 'root') => ({
  id,
  ...(path ? { path } : {}),
  ...(parentId ? { parentId } : {}),
  module: { default: () => null, ...(query ? { handle: { query } } : {}) },
});
const routes = {
  root: { ...route('root', ''), parentId: undefined },
  shell: route('shell', undefined),
  home: { ...route('home', undefined, undefined, 'shell'), index: true },
  artists: route('artists', 'artists', ['q', 'page'], 'shell'),
  room: route('room', 'virtualgalleries/:id', ['view']),
} as unknown as ServerBuild['routes'];
const addressOf = pageAddressesOf(routes);

test('names that a page does not declare are no part of its address', () => {
  expect(addressOf('/')).toBe('/');
  expect(addressOf('/?z=1')).toBe('/');
  expect(addressOf('/?page=2')).toBe('/');
  expect(addressOf('/artists?utm_source=mail&page=2')).toBe('/artists?page=2');
  expect(addressOf('/virtualgalleries/abc?view=wall&q=x')).toBe('/virtualgalleries/abc?view=wall');
  expect(addressOf('/nothing/here?q=1')).toBe('/nothing/here');
  expect(addressOf('http://proxy.example/artists?page=2&z=1')).toBe('/artists?page=2');
});

test('the order of names and a name given twice make no second address', () => {
  expect(addressOf('/artists?q=%EB%8B%AC&page=2')).toBe('/artists?page=2&q=%EB%8B%AC');
  expect(addressOf('/artists?page=2&q=달&page=3')).toBe('/artists?page=2&q=%EB%8B%AC');
});

test('a language of the site is part of every address, anything else in its place is not', () => {
  expect(addressOf('/?lang=en')).toBe('/?lang=en');
  expect(addressOf('/?lang=xx')).toBe('/');
});

test("the router's own requests for data keep the page's names and which loaders are asked", () => {
  expect(addressOf('/artists.data?page=2&z=1')).toBe('/artists.data?page=2');
  expect(addressOf('/artists/_.data?page=2')).toBe('/artists/_.data?page=2');
  expect(addressOf('/_root.data?z=1')).toBe('/_root.data');
  expect(addressOf('/artists.data?_routes=root%2Cartists&z=1')).toBe('/artists.data?_routes=root%2Cartists');
  expect(addressOf('/artists.data?_routes=made-up')).toBe('/artists.data');
  expect(addressOf('/artists?_routes=root')).toBe('/artists');
});
