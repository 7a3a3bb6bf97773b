import { expect, test } from 'vitest';
import { spriteAddress, spriteKeys } from './sprite.ts';

const key = (n: number): string => `AAAAAAAAAAAAAAAAAAAA-${n % 10}`;
const url = (n: number): string => `/media/${key(n)}/full.jpg`;

test('the small pictures of a room have one address, in the order of the hang', () => {
  const address = spriteAddress([url(2), url(1)]) ?? '';
  expect(address).toBe(`/media/sprite?of=${key(2)}.${key(1)}`);
  expect(spriteKeys(new URL(address, 'http://localhost').searchParams.get('of'))).toEqual([key(2), key(1)]);
});

test('without pictures, with one that needs a token, or with too many there is none', () => {
  expect(spriteAddress([])).toBeUndefined();
  expect(spriteAddress([url(1), ''])).toBeUndefined();
  expect(spriteAddress([`${url(1)}?token=x`])).toBeUndefined();
  expect(spriteAddress(Array.from({ length: 17 }, (_, n) => url(n)))).toBeUndefined();
});

test('an address made by hand is refused', () => {
  for (const of of [undefined, '', 'short', '../../original', [key(1)], `${key(1)}.`])
    expect(spriteKeys(of)).toBeUndefined();
});
