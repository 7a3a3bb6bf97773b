import { expect, test } from 'vitest';
import { ownPath } from './paths.ts';

test('a path of this site is kept with its question and its place', () => {
  expect(ownPath('/artworks?title_contains=%EB%B9%84#wall')).toBe('/artworks?title_contains=%EB%B9%84#wall');
  expect(ownPath('/Online%20Shop')).toBe('/Online%20Shop');
});

test('an address that leads elsewhere becomes the home page', () => {
  for (const given of [
    'https://elsewhere.example/',
    '//elsewhere.example/',
    '/\\elsewhere.example/',
    '\\\\elsewhere.example',
    '/\t/elsewhere.example',
    'javascript:alert(1)',
    'artworks',
    '',
    undefined,
    ['/artworks'],
  ])
    expect(ownPath(given)).toBe('/');
});

test('no path comes out that a browser would read as another host', () => {
  for (const given of ['/.//elsewhere.example', '/x/..//elsewhere.example', '/%2e//elsewhere.example'])
    expect(ownPath(given).startsWith('//')).toBe(false);
});
