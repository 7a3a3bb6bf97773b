import { type Currency, decimalsOf } from '../sales/currencies.ts';

const mostMoney = 1_000_000_000_000;

/** Not negative, with two decimals at most. */
export const isAmount = (amount: number): boolean =>
  amount >= 0 && amount <= mostMoney && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4;

/** So many percent of a price: whole won, else cents. Null where nothing was agreed. */
export function shareOf(price: number, percent: number | null, currency: Currency): number | null {
  if (percent === null) return null;
  const unit = 10 ** decimalsOf(currency);
  // In hundredths, so that 35 percent of a price is not a little less than it is.
  return Math.round((Math.round(price * 100) * Math.round(percent * 100) * unit) / 1_000_000) / unit;
}
