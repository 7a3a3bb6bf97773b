import { expect, test } from 'vitest';
import { wrap, wrapAtMost } from './wrap.ts';

const characters = (text: string) => Array.from(text).length;

test('words stay whole, and a line ends where people ended it', () => {
  expect(wrap('고요한 빛의 방\n둘째 줄', 6, characters)).toEqual(['고요한 빛의', '방', '둘째 줄']);
});

test('a word wider than the line is broken, and nothing of it is lost', () => {
  const lines = wrap('a Donaudampfschifffahrt b', 8, characters);
  expect(lines.join('').replaceAll(' ', '')).toBe('aDonaudampfschifffahrtb');
  expect(Math.max(...lines.map(characters))).toBeLessThanOrEqual(8);
});

test('a text of too many lines ends in a sign that something is missing, inside the width', () => {
  expect(wrapAtMost(2, 'one two', 3, characters)).toEqual(['one', 'two']);
  expect(wrapAtMost(2, 'one two three', 4, characters)).toEqual(['one', 'two…']);
  expect(wrapAtMost(1, 'Donaudampfschifffahrt', 6, characters)).toEqual(['Donau…']);
});
