import { expect, test } from 'vitest';
import { callSlug, numberedSlug, slugOf } from './slug.ts';

test('a title becomes small letters and digits with hyphens', () => {
  expect(slugOf('Été à Séoul, 2027!')).toBe('ete-a-seoul-2027');
  expect(slugOf('Artists’ Spring')).toBe('artists-spring');
  expect(slugOf('공모')).toBe('');
  expect(slugOf('word '.repeat(40))).toHaveLength(59);
  expect(slugOf('a'.repeat(100))).toHaveLength(60);
});

test('a number after a name never makes it too long', () => {
  expect(numberedSlug('spring', 1)).toBe('spring');
  expect(numberedSlug('spring', 12)).toBe('spring-12');
  expect(numberedSlug('a'.repeat(60), 2)).toBe(`${'a'.repeat(58)}-2`);
});

test('capitals, spaces, double hyphens and reserved words are no name of a call', () => {
  for (const wrong of ['', 'a', 'Spring', 'a b', 'a--b', '-a', 'a-', '봄', 'new', 'entries', 'a'.repeat(61)])
    expect(callSlug.safeParse(wrong).success, wrong).toBe(false);
  expect(callSlug.safeParse('spring-2027').success).toBe(true);
});
