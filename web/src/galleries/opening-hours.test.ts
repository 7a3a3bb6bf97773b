import { expect, test } from 'vitest';
import { openUntil } from './opening-hours.ts';

const hours = (day_interval: string, opening_hours: string, closing_hours: string) => ({
  day_interval,
  opening_hours,
  closing_hours,
});
/** 2026-11-16 is a Monday; Seoul is nine hours ahead. */
const inSeoul = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00+09:00`);

test('a gallery is open from its first minute to before its last, by the clock of Seoul', () => {
  const week = [hours('Tue - Sat', '10:00', '18:00'), hours('Sun', '11:00', '17:00')];
  expect(openUntil(week, inSeoul(17, '10:00'))).toBe('18:00');
  expect(openUntil(week, inSeoul(17, '09:59'))).toBe('closed');
  expect(openUntil(week, inSeoul(17, '18:00'))).toBe('closed');
  expect(openUntil(week, inSeoul(16, '12:00'))).toBe('closed');
  expect(openUntil(week, inSeoul(22, '16:59'))).toBe('17:00');
  expect(openUntil(week, new Date('2026-11-17T01:00:00Z'))).toBe('18:00');
});

test('an evening that ends after midnight belongs to the day it began', () => {
  const late = [hours('Fri', '20:00', '02:00')];
  expect(openUntil(late, inSeoul(20, '23:00'))).toBe('02:00');
  expect(openUntil(late, inSeoul(21, '01:59'))).toBe('02:00');
  expect(openUntil(late, inSeoul(21, '02:00'))).toBe('closed');
  expect(openUntil(late, inSeoul(20, '01:00'))).toBe('closed');
});

test('nothing is claimed of hours that cannot be read', () => {
  expect(openUntil([hours('by appointment', '10:00', '18:00')], inSeoul(17, '12:00'))).toBeUndefined();
  expect(openUntil([hours('Tue', 'noon', '18:00')], inSeoul(17, '12:00'))).toBeUndefined();
  expect(openUntil([], inSeoul(17, '12:00'))).toBeUndefined();
});
