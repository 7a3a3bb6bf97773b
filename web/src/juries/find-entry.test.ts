import type { JurorEntryInList } from '@hwarang/domain/juries/judging.contract';
import { expect, test } from 'vitest';
import { foundBy } from './find-entry.ts';

const entry = (number: number, title = '무제', englishtitle: string | null = null): JurorEntryInList => ({
  number,
  artist: null,
  works: [{ position: 1, title, englishtitle, width_cm: null, height_cm: null, image: null }],
  score: null,
  draft: null,
});
const all = [entry(71), entry(17, '1917년의 달'), entry(7), entry(3, '달항아리', 'Moon Jar'), entry(170)];
const numbers = (sought: string) => foundBy(all, sought).map(({ number }) => number);

test('the entry with the typed number comes first, then those that begin with it', () => {
  expect(numbers('7')).toEqual([7, 71, 17]);
  expect(numbers(' #17 ')).toEqual([17, 170]);
  expect(numbers('99')).toEqual([]);
});

test('an entry is found by a title of a work in either language', () => {
  expect(numbers('moon')).toEqual([3]);
  expect(numbers('달')).toEqual([17, 3]);
  expect(numbers('1917')).toEqual([17]);
});

test('Hangul that was typed letter by letter is found too, and nothing typed finds all', () => {
  expect(numbers('달항아리'.normalize('NFD'))).toEqual([3]);
  expect(numbers('  ')).toEqual([71, 17, 7, 3, 170]);
});
