import { expect, test } from 'vitest';
import { formatDays } from './days.ts';

test('days are written in the language of the page', () => {
  expect(formatDays('ko', 'Tue - Sun')).toBe('화 – 일');
  expect(formatDays('ko', 'Monday ~ Fri')).toBe('월 – 금');
  expect(formatDays('en', 'Tue - Sun')).toBe('Tue – Sun');
});

test('what is no day stays as it was written', () => {
  expect(formatDays('ko', '공휴일')).toBe('공휴일');
});
