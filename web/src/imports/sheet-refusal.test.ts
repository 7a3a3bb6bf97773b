import { expect, test } from 'vitest';
import { ApiFailure } from '../platform/api-failure.ts';
import { importsWords } from './imports.words.ts';
import { sheetRefusal } from './sheet-refusal.ts';

test('what is wrong with a sheet is told in both languages, with its row', () => {
  const failure = new ApiFailure(400, { message: 'in English', data: { problem: 'quote', values: { row: 17 } } });
  expect(sheetRefusal(failure)).toEqual({
    ko: '17행부터 큰따옴표가 닫히지 않았습니다.',
    en: 'A quotation mark is opened but never closed, from row 17 on.',
  });
});

test('another refusal is told as any is', () => {
  expect(sheetRefusal(new ApiFailure(503, undefined))).toBe(importsWords.uploadFailed);
  expect(sheetRefusal(new ApiFailure(400, { message: 'no', data: { problem: 'toString' } }))).toEqual({
    ko: importsWords.uploadFailed.ko,
    en: 'no',
  });
});
