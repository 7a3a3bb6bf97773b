import { expect, test } from 'vitest';
import { wrap } from './wrap.ts';

const characters = (text: string) => Array.from(text).length;

test('words stay whole, and a line ends where people ended it', () => {
  expect(wrap('고요한 빛의 방\n둘째 줄', 6, characters)).toEqual(['고요한 빛의', '방', '둘째 줄']);
});

test('a word wider than the line is broken, and nothing of it is lost', () => {
  const lines = wrap('a Donaudampfschifffahrt b', 8, characters);
  expect(lines.join('').replaceAll(' ', '')).toBe('aDonaudampfschifffahrtb');
  expect(Math.max(...lines.map(characters))).toBeLessThanOrEqual(8);
});
