import { expect, test } from 'vitest';
import { type ResaleFacts, resaleAmount, resaleVerdict, yearsAfter } from './resale-right.ts';

const resale: ResaleFacts = {
  sold_on: '2027-07-26',
  price: 5_000_000,
  currency: 'KRW',
  seller: 'owner',
  acquired_directly_on: null,
  made_for_hire: false,
};

test.each<[string, Partial<ResaleFacts>, ReturnType<typeof resaleVerdict>]>([
  ['on the first day of the law, at exactly five million', {}, 'due'],
  ['on the day before the law', { sold_on: '2027-07-25' }, 'before the law'],
  ['long before the law, at a high price', { sold_on: '2026-11-17', price: 900_000_000 }, 'before the law'],
  ['one won below five million', { price: 4_999_999 }, 'below the lowest price'],
  ['by the gallery from its stock', { seller: 'gallery' }, 'due'],
  ['by the artist', { seller: 'artist', price: 80_000_000 }, 'first sale'],
  ['of a work made for hire', { made_for_hire: true, price: 80_000_000 }, 'made for hire'],
  ['in dollars', { currency: 'USD', price: 9_000 }, 'another currency'],
  ['bought from the artist a day before', { acquired_directly_on: '2027-07-25' }, 'bought from the artist lately'],
  ['bought from the artist on the same day', { acquired_directly_on: '2027-07-26' }, 'bought from the artist lately'],
  [
    'bought from the artist three years ago to the day',
    { acquired_directly_on: '2024-07-26' },
    'bought from the artist lately',
  ],
  ['bought from the artist three years and a day ago', { acquired_directly_on: '2024-07-25' }, 'due'],
  [
    'bought from the artist lately, one won below twenty million',
    { acquired_directly_on: '2027-01-01', price: 19_999_999 },
    'bought from the artist lately',
  ],
  [
    'bought from the artist lately, at exactly twenty million',
    { acquired_directly_on: '2027-01-01', price: 20_000_000 },
    'due',
  ],
  [
    'bought from the artist lately, below five million',
    { acquired_directly_on: '2027-01-01', price: 4_000_000 },
    'below the lowest price',
  ],
  [
    'by the gallery that bought from the artist lately',
    { seller: 'gallery', acquired_directly_on: '2026-01-01' },
    'bought from the artist lately',
  ],
  ['bought from somebody else a day before', { acquired_directly_on: null, price: 19_999_999 }, 'due'],
])('the resale right of a sale %s', (_case, facts, verdict) => {
  expect(resaleVerdict({ ...resale, ...facts })).toBe(verdict);
});

test.each([
  [5_000_000, null, null],
  [5_000_000, 1, 50_000],
  [5_000_001, 1, 50_000],
  [19_999_999, 4, 799_999],
  [10_000_000, 0.07, 7_000],
  [1_234_567_890, 2.5, 30_864_197],
  [5_000_000, 0, 0],
])('of %i won at %s percent the artist gets %s', (price, percent, amount) => {
  expect(resaleAmount(price, percent)).toBe(amount);
});

test.each([
  ['2024-07-26', '2027-07-26'],
  ['2024-02-29', '2027-02-28'],
  ['2025-02-28', '2028-02-28'],
  ['2024-12-31', '2027-12-31'],
])('three years after %s is %s', (day, later) => {
  expect(yearsAfter(day, 3)).toBe(later);
});
