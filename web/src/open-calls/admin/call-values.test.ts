import { openCall, openCallChange } from '@hwarang/domain/open-calls/open-calls.contract';
import { expect, test } from 'vitest';
import { bodyOf, problemsOf, valuesOf } from './call-values.ts';

const text = { ko: '가', en: 'a' };
const call = openCall.parse({
  ...{ id: 'a', slug: 'a', title: text, lead: text, notice: text, prizes: [text, text], winners: 3, most_works: 5 },
  ...{ opens_on: '2027-03-01', closes_on: '2027-03-31', results_on: '2027-04-30', closed: false, held_open: true },
  ...{ stage: 'draft', grace_minutes: 15, questions: [], images: { least_side: 2000, formats: ['image/jpeg'] } },
  ...{ eligibility: { countries: ['KR'], least_age: 19 }, fee: text, announced_at: null },
  ...{ state: 'draft', extended: false, __v: 0, createdAt: '', updatedAt: '' },
});

test('what a form sends is what it was filled with', () => {
  const sent = openCallChange.parse(bodyOf(valuesOf(call)));
  for (const [name, value] of Object.entries(sent))
    expect([name, value]).toEqual([name, call[name as keyof typeof call]]);
  expect(problemsOf(valuesOf(call), false)).toEqual({});
});

test('a draft may lack its texts, a published call may not', () => {
  const values = { ...valuesOf(call), notice_en: ' ' };
  expect(problemsOf(values, true)).toEqual({});
  expect(Object.keys(problemsOf(values, false))).toEqual(['notice_en']);
});

test('dates, prizes and ages that cannot be are told at their fields', () => {
  const wrong = { closes_on: '2027-02-01', prizes_en: 'a', greatest_age: '18', fee_en: '' };
  expect(new Set(Object.keys(problemsOf({ ...valuesOf(call), ...wrong }, true)))).toEqual(
    new Set(['closes_on', 'fee_en', 'greatest_age', 'prizes_en']),
  );
});
