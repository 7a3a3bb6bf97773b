import { expect, test } from 'vitest';
import { designWords } from '../design.words.ts';
import { isPicture, refusalOf } from './refusal.ts';

test('several files at once are refused as too many, whatever else is wrong with them', () => {
  expect(refusalOf(['file-invalid-type', 'too-many-files'])).toBe(designWords.dropTooMany);
});

test('a file that is no image is refused as such', () => {
  expect(refusalOf(['file-invalid-type'])).toBe(designWords.dropWrongType);
});

test('a file is a picture by its content, whatever it is called', async () => {
  expect(await isPicture(new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xe0])]))).toBe(true);
  expect(await isPicture(new Blob(['\0\0\0\x18ftypheic\0\0\0\0mif1heic']))).toBe(true);
  expect(await isPicture(new File(['a letter'], 'picture.jpg', { type: 'image/jpeg' }))).toBe(false);
  expect(await isPicture(new Blob([]))).toBe(false);
});

test('a refusal never goes without words', () => {
  expect(refusalOf([])).toBe(designWords.dropFailed);
});
