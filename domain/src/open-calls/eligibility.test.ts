import { expect, test } from 'vitest';
import { ageOn, eligibility, refusalOf } from './eligibility.ts';
import { openCallWords as words } from './open-calls.words.ts';

test('an age counts full years on the day', () => {
  expect(ageOn('2000-05-08', '2026-05-07')).toBe(25);
  expect(ageOn('2000-05-08', '2026-05-08')).toBe(26);
  expect(ageOn('2000-02-29', '2026-02-28')).toBe(25);
  expect(ageOn('2000-02-29', '2026-03-01')).toBe(26);
});

test('a call without conditions takes everyone', () => {
  expect(refusalOf(eligibility.parse({}), { country: null, born_on: null }, '2026-05-08')).toBeUndefined();
});

test('country and age are refused with their own words', () => {
  const rule = eligibility.parse({ countries: ['KR'], least_age: 19, greatest_age: 39, age_on: '2026-01-01' });
  const of = (country: string | null, born_on: string | null) => refusalOf(rule, { country, born_on }, '2026-05-08');
  expect(of('kr', '2007-01-01')).toBeUndefined();
  expect(of('US', '2000-01-01')).toBe(words.otherCountry);
  expect(of('KR', null)).toBe(words.bornMissing);
  expect(of('KR', '2007-01-02')).toBe(words.tooYoung);
  expect(of('KR', '1986-01-01')).toBe(words.tooOld);
});
