import { expect, test } from 'vitest';
import { currencies } from './currencies.ts';
import { formatPrice, priceText } from './price-text.ts';

test('a price is written with its currency, said to be on request, or not spoken of', () => {
  const offer = { price: 1_800_000, currency: 'KRW', price_on_request: false } as const;
  expect(priceText('ko', offer)).toBe('₩1,800,000');
  const untold = { price: null, currency: null, price_on_request: true };
  expect([priceText('ko', untold), priceText('en', untold)]).toEqual(['가격 문의', 'Price on request']);
  expect(priceText('ko', { ...untold, price_on_request: false })).toBeUndefined();
});

test.each([
  ['ko', 1_200_000, 'KRW', '₩1,200,000'],
  ['en', 1_200_000, 'KRW', '₩1,200,000'],
  ['en', 950.5, 'USD', '$950.50'],
  ['en', 950, 'EUR', '€950'],
] as const)('in %s, %d %s is written %4$s', (language, price, currency, written) => {
  expect(formatPrice(language, price, currency)).toBe(written);
});

test('every currency of the list can be written in both languages', () => {
  for (const currency of currencies)
    for (const language of ['ko', 'en'] as const) expect(formatPrice(language, 1000, currency)).toContain('1,000');
});
