import { expect, test } from 'vitest';
import { isAmount, shareOf } from './money.ts';

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
  [12_000_000, 50, 'KRW', 6_000_000],
  [999_999, 33.33, 'KRW', 333_300],
  [1_000, 12.5, 'USD', 125],
  [99.99, 35, 'USD', 35],
  [100, 0, 'EUR', 0],
  [100, null, 'EUR', null],
] as const)('of %s, %s percent in %s are %s', (price, percent, currency, share) => {
  expect(shareOf(price, percent, currency)).toBe(share);
});
