import { afterEach, expect, test, vi } from 'vitest';
import { artworkContract } from './artworks.contract.ts';
import { readYear, shownYear } from './year.ts';

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['2021', '2021-01-01', null],
  [' 2021-05-01 ', '2021-05-01', null],
  ['2020-01-01T00:00:00.000Z', '2020-01-01', null],
  ['c.1820', '1820-01-01', 'c.1820'],
  ['1818–20', '1818-01-01', '1818–20'],
  ['1820년경', '1820-01-01', '1820년경'],
  ['1860s', '1860-01-01', '1860s'],
  ['no. 12345, before 1830', '1830-01-01', 'no. 12345, before 1830'],
  ['late 18th century', null, 'late 18th century'],
  ['3000', null, '3000'],
  ['700', null, '700'],
  ['0700-01-01T00:00:00.000Z', null, '700'],
  ['', null, null],
])('a date written as %j is the year %j with the text %j', (written, year, year_text) => {
  expect(readYear(written, 2026)).toEqual({ year, year_text });
});

test('a date is shown as it was written, else as its year, else not at all', () => {
  expect(shownYear({ year: '1820-01-01', year_text: 'c.1820' })).toBe('c.1820');
  expect(shownYear({ year: '1820-01-01', year_text: null })).toBe('1820');
  expect(shownYear({ year: null, year_text: null })).toBeUndefined();
});

test("a work of the new year is taken from New Year's morning in Korea on, wherever the server stands", () => {
  const isTaken = (year: string) => artworkContract.write.safeParse({ year }).success;
  vi.useFakeTimers({ now: new Date('2026-12-31T14:59:59Z') });
  expect([isTaken('2026'), isTaken('2027')]).toEqual([true, false]);
  vi.setSystemTime(new Date('2026-12-31T15:00:00Z'));
  expect([isTaken('2027'), isTaken('2028')]).toEqual([true, false]);
});
