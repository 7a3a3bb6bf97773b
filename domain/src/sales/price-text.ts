import type { Language } from '../language.ts';
import { priceOnRequest } from './availability.words.ts';
import type { Currency } from './currencies.ts';
import type { PublishedOffer } from './offer.ts';

/** As it is said in that language: ₩1,200,000, $950.50. */
export const formatPrice = (language: Language, price: number, currency: Currency): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }).format(price);

/** What everybody reads of a price: the amount, that it is told on request, or nothing. */
export const priceText = (
  language: Language,
  { price, currency, price_on_request }: Pick<PublishedOffer, 'price' | 'currency' | 'price_on_request'>,
): string | undefined => {
  if (price !== null && currency) return formatPrice(language, price, currency);
  return price_on_request ? priceOnRequest[language] : undefined;
};
