import { expect, test } from 'vitest';
import { namingOneOf } from './represented.ts';

test('a search is narrowed to the artists of a gallery as long as an address can hold them', () => {
  expect(namingOneOf('owner', ['a', 'b'])).toBe('owner_in=a&owner_in=b');
  expect(namingOneOf('id', Array.from({ length: 200 }, String))?.split('&')).toHaveLength(200);
  expect(namingOneOf('id', Array.from({ length: 201 }, String))).toBeUndefined();
});
