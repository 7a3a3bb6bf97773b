import { expect, test } from 'vitest';
import { isAmount, sharesOf } from './money.ts';

test.each([
  [0, true],
  [12_000_000, true],
  [0.1, true],
  [1234.56, true],
  [999_999_999_999.99, true],
  [1234.567, false],
  [-1, false],
  [1_000_000_000_001, false],
  [Number.NaN, false],
  [Number.POSITIVE_INFINITY, false],
])('%s is an amount: %s', (amount, right) => {
  expect(isAmount(amount)).toBe(right);
});

test.each([
  [12_000_000, 50, 'KRW', 6_000_000, 6_000_000],
  [999_999, 33.33, 'KRW', 333_300, 666_699],
  // Each rounded by itself would be one more than the price.
  [999_999, 50, 'KRW', 500_000, 499_999],
  [0.01, 50, 'USD', 0.01, 0],
  [1_000, 12.5, 'USD', 125, 875],
  [99.99, 35, 'USD', 35, 64.99],
  [1_000.5, 50, 'KRW', 500, 500.5],
  [100, 0, 'EUR', 0, 100],
  [100, null, 'EUR', null, null],
] as const)('of %s, %s percent in %s are %s, and %s are left', (price, percent, currency, artist, gallery) => {
  expect(sharesOf(price, percent, currency)).toEqual({ artist, gallery });
});
