import { expect, test } from 'vitest';
import { ageBandOf, timelineOf } from './numbers.ts';

test('ages fall into decades, the youngest and the oldest together', () => {
  expect([0, 19, 20, 29, 30, 69, 70, 104].map(ageBandOf)).toEqual([
    '0-19',
    '0-19',
    '20-29',
    '20-29',
    '30-39',
    '60-69',
    '70+',
    '70+',
  ]);
});

test('days without entries stand between those that have some', () => {
  const { unit, bars } = timelineOf([
    { day: '2026-02-27', entries: 2 },
    { day: '2026-03-02', entries: 1 },
  ]);
  expect(unit).toBe('day');
  expect(bars.map(({ from, entries }) => `${from} ${entries}`)).toEqual([
    '2026-02-27 2',
    '2026-02-28 0',
    '2026-03-01 0',
    '2026-03-02 1',
  ]);
});

test('a long call is told by weeks from Monday, a longer one by months, and nothing is lost', () => {
  const far = (last: string) =>
    timelineOf([
      { day: '2026-01-01', entries: 3 },
      { day: '2026-01-04', entries: 1 },
      { day: last, entries: 2 },
    ]);
  const weeks = far('2026-06-30');
  expect(weeks.unit).toBe('week');
  expect(weeks.bars[0]).toEqual({ from: '2025-12-29', entries: 4 });
  const months = far('2030-12-31');
  expect(months.unit).toBe('month');
  expect(months.bars).toHaveLength(60);
  expect(months.bars.at(-1)).toEqual({ from: '2030-12-01', entries: 2 });
  for (const { bars } of [weeks, months]) expect(bars.reduce((sum, { entries }) => sum + entries, 0)).toBe(6);
});

test('before the first entry there are no bars', () => {
  expect(timelineOf([])).toEqual({ unit: 'day', bars: [] });
});
