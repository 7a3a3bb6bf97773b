import { expect, test } from 'vitest';
import { designWords } from '../design.words.ts';
import { refusalOf } from './refusal.ts';

test('several files at once are refused as too many, whatever else is wrong with them', () => {
  expect(refusalOf(['file-invalid-type', 'too-many-files'])).toBe(designWords.dropTooMany);
});

test('a file that is no image is refused as such', () => {
  expect(refusalOf(['file-invalid-type'])).toBe(designWords.dropWrongType);
});

test('a refusal never goes without words', () => {
  expect(refusalOf([])).toBe(designWords.dropFailed);
});
