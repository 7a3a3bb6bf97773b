/** ISO 4217. */
export const currencies = ['KRW', 'USD', 'EUR', 'JPY', 'GBP', 'CNY', 'HKD', 'TWD', 'SGD', 'CHF', 'AUD'] as const;
export type Currency = (typeof currencies)[number];
export const defaultCurrency: Currency = 'KRW';

/** Won and yen have no smaller coin. */
export const decimalsOf = (currency: Currency): number => (currency === 'KRW' || currency === 'JPY' ? 0 : 2);
