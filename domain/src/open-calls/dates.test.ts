import { expect, test } from 'vitest';
import { daysLeft, movedDates, newDates } from './dates.ts';
import { momentText } from './open-calls.words.ts';

test('a new call opens in two weeks, and closes and decides afterwards', () => {
  expect(newDates('2026-12-25')).toEqual({ opens_on: '2027-01-08', closes_on: '2027-02-07', results_on: '2027-03-09' });
});

test('dates of the past move to two weeks from today with the same lengths, later ones stay', () => {
  const past = { opens_on: '2022-04-22', closes_on: '2022-05-08', results_on: '2022-05-18' };
  expect(movedDates(past, '2026-11-17')).toEqual({
    opens_on: '2026-12-01',
    closes_on: '2026-12-17',
    results_on: '2026-12-27',
  });
  const ahead = { opens_on: '2027-04-22', closes_on: '2027-05-08', results_on: '2027-05-18' };
  expect(movedDates(ahead, '2026-11-17')).toEqual(ahead);
});

test('the last day counts as one day left', () => {
  expect(daysLeft('2026-03-31', '2026-03-31')).toBe(1);
  expect(daysLeft('2026-04-02', '2026-03-31')).toBe(3);
});

test('a moment falls on the day that it is in Korea', () => {
  expect(momentText('2026-11-30T15:30:00.000Z')).toEqual({ ko: '2026년 12월 1일', en: '1 Dec 2026' });
  expect(momentText('2026-11-30T14:59:59.999Z')).toEqual({ ko: '2026년 11월 30일', en: '30 Nov 2026' });
});
