import { type Currency, decimalsOf } from '../sales/currencies.ts';

const mostMoney = 1_000_000_000_000;

/** Not negative, with two decimals at most. */
export const isAmount = (amount: number): boolean =>
  amount >= 0 && amount <= mostMoney && Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4;

/**
 * The artist's percent of a price, in whole won, else cents, and what the gallery keeps: together they are the price. Nothing where nothing
 * was agreed.
 */
export function sharesOf(price: number, percent: number | null, currency: Currency) {
  if (percent === null) return { artist: null, gallery: null };
  const unit = 10 ** decimalsOf(currency);
  // In hundredths, so that 35 percent of a price is not a little less than it is.
  const artist = Math.round((Math.round(price * 100) * Math.round(percent * 100) * unit) / 1_000_000) / unit;
  return { artist, gallery: Math.round((price - artist) * 100) / 100 };
}
