import { expect, test } from 'vitest';
import { formatPeriod, parsePeriod, periodText } from './period.ts';

test('a period names its year once when it ends in the year it began', () => {
  expect(formatPeriod('2026-10-02', '2026-11-29')).toBe('2026. 10. 02 – 11. 29');
  expect(formatPeriod('2026-10-05', '2027-01-10')).toBe('2026. 10. 05 – 2027. 01. 10');
});

test('a period read back from its text is the same period', () => {
  for (const [opens, closes] of [
    ['2026-10-02', '2026-11-29'],
    ['2025-12-30', '2026-02-01'],
  ] as const)
    expect(parsePeriod(formatPeriod(opens, closes))).toEqual({ opens, closes });
});

test('periods as people write them are understood', () => {
  const days = { opens: '2022-04-22', closes: '2022-05-08' };
  for (const text of [
    '2022.04.22 ~ 2022.05.08',
    '2022-4-22 - 2022-5-8',
    '2022년 4월 22일 ~ 5월 8일',
    '2022/04/22—05/08',
  ])
    expect(parsePeriod(text)).toEqual(days);
});

test('a day that does not exist, or an end before the beginning, is no period', () => {
  for (const text of ['2022. 02. 30 – 03. 01', '2022. 05. 08 – 04. 22', 'spring 2022', ''])
    expect(parsePeriod(text)).toBeUndefined();
});

test('readers of English read a period with the names of the months, others as it is written in Korea', () => {
  expect(periodText('en', '2026-10-02', '2026-11-29')).toBe('2 Oct – 29 Nov 2026');
  expect(periodText('en', '2026-10-05', '2027-01-10')).toBe('5 Oct 2026 – 10 Jan 2027');
  expect(periodText('ko', '2026-10-02', '2026-11-29')).toBe('2026. 10. 02 – 11. 29');
});
