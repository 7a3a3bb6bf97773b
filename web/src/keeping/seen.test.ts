import { expect, test } from 'vitest';
import { seenFrom } from './seen.ts';

const id = (number: number) => number.toString(16).padStart(24, '0');

test.each([
  [null, []],
  [{ a: 1 }, []],
  [
    [id(1), 'x', id(1), 7, id(2)],
    [id(1), id(2)],
  ],
])('what was seen is read with care: %j', (kept, ids) => {
  expect(seenFrom(kept)).toEqual(ids);
});

test('no more than the last works are remembered', () => {
  const many = Array.from({ length: 40 }, (_, number) => id(number));
  expect(seenFrom(many)).toEqual(many.slice(0, 13));
});
