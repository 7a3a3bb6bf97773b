import { expect, test } from 'vitest';
import { formatName, pictureProblem, summaryOf } from './imports.words.ts';

test('the result of a check is told without what does not occur, with one and with many', () => {
  const counts = { make: 1204, change: 32, leave: 0, ask: 3, refuse: 1 };
  expect(summaryOf(counts, 'en')).toEqual(['1,204 new', '32 changed', '3 need an answer', '1 refused']);
  expect(summaryOf(counts, 'ko')).toEqual(['새로 등록 1,204', '수정 32', '답 필요 3', '가져올 수 없음 1']);
});

test('a file is called by its kind, text by its encoding', () => {
  expect(['xlsx', 'utf-8', 'euc-kr', 'utf-16le'].map(formatName)).toEqual([
    'Excel',
    'CSV · UTF-8',
    'CSV · EUC-KR',
    'CSV · UTF-16LE',
  ]);
});

test('a refused picture is told in the language of the reader, and a reason nobody knows as it is', () => {
  expect(pictureProblem('It is protected by a password').ko).toBe('암호가 걸려 있습니다');
  expect(pictureProblem('A new reason').ko).toBe('A new reason');
});
