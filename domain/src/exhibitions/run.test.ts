import { expect, test } from 'vitest';
import { byRun, dayInKorea, runOf, untilNextDayInKorea } from './run.ts';

test('an exhibition is open from its first day to its last', () => {
  expect(runOf('2026-10-02', '2026-11-29', '2026-10-02')).toBe('open');
  expect(runOf('2026-10-02', '2026-11-29', '2026-11-29')).toBe('open');
  expect(runOf('2026-10-02', '2026-11-29', '2026-10-01')).toBe('coming');
  expect(runOf('2026-10-02', '2026-11-29', '2026-11-30')).toBe('over');
});

test('without days nothing is claimed', () => {
  expect(runOf(null, '2026-11-29', '2026-11-01')).toBeUndefined();
});

test('open exhibitions stand before those to come, those before the past', () => {
  const names = byRun(
    [
      { name: 'past', opens: '2025-01-01', closes: '2025-02-01' },
      { name: 'later', opens: '2027-03-01', closes: '2027-04-01' },
      { name: 'soon', opens: '2026-12-01', closes: '2027-01-01' },
      { name: 'now', opens: '2026-11-01', closes: '2026-12-01' },
    ],
    '2026-11-15',
  ).map(({ name }) => name);
  expect(names).toEqual(['now', 'soon', 'later', 'past']);
});

test('the day is that of Korea', () => {
  expect(dayInKorea(new Date('2026-11-14T15:30:00Z'))).toBe('2026-11-15');
});

test('the next day begins at midnight in Korea', () => {
  expect(untilNextDayInKorea(Date.parse('2026-11-14T23:59:00+09:00'))).toBe(60_000);
  expect(untilNextDayInKorea(Date.parse('2026-11-15T00:00:00+09:00'))).toBe(86_400_000);
});
