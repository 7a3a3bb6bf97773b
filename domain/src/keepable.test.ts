import { expect, test } from 'vitest';
import { cut, keepable, shortened, unkeepable } from './keepable.ts';

test('a text is cut between characters, never in the middle of one', () => {
  expect(cut('ab😀cd', 2)).toBe('ab');
  expect(cut('ab😀cd', 3)).toBe('ab');
  expect(cut('ab😀cd', 4)).toBe('ab😀');
  expect(cut('ab😀', 4)).toBe('ab😀');
  expect(cut('😀', 1)).toBe('');
  expect(cut('가나다', 2)).toBe('가나');
  for (let longest = 0; longest < 40; longest += 1) expect(cut('가😀'.repeat(20), longest)).not.toMatch(unkeepable);
});

test('a shortened text is no longer than was allowed, and says that something is left out', () => {
  expect(shortened('ab😀cd', 4)).toBe('ab…');
  expect(shortened('ab😀cd', 5)).toBe('ab😀…');
  expect(shortened('ab😀cd', 6)).toBe('ab😀cd');
});

test('what no database keeps is left out of a text, and whole characters stay', () => {
  expect(keepable('a\0b\ud83dc\ude00d😀')).toBe('abcd😀');
});
