import type { Canvas } from '../artworks/canvas-size.ts';
import { type Currency, decimalsOf } from './currencies.ts';

export const availabilities = ['not-for-sale', 'for-sale', 'on-hold', 'sold', 'on-loan'] as const;
export type Availability = (typeof availabilities)[number];

/** What everybody may be told; a work that is not for sale says nothing. */
export const shownAvailabilities = ['for-sale', 'on-hold', 'sold', 'on-loan'] as const satisfies Availability[];
export type ShownAvailability = (typeof shownAvailabilities)[number];

/** Who sees the price. `private`: nobody outside learns that the work is offered at all. */
export const pricesShown = ['public', 'on-request', 'private'] as const;
export type PriceShown = (typeof pricesShown)[number];

export const offerLimits = { price: 999_999_999_999, note: 2000, holdDays: 365 } as const;

/** Whether it is an amount that can be paid in that currency. */
export function isPrice(amount: number, currency: Currency): boolean {
  const scaled = amount * 10 ** decimalsOf(currency);
  return amount > 0 && amount <= offerLimits.price && Math.abs(scaled - Math.round(scaled)) < 1e-4;
}

/** By the number of the canvas, as artists in Korea set prices; the smallest, of number 0, is counted as one. */
export const proposedPrice = (pricePerHo: number, { number }: Pick<Canvas, 'number'>): number =>
  Math.round(pricePerHo * Math.max(1, number) * 100) / 100;

export interface Offer {
  availability: Availability;
  price: number | null;
  currency: Currency;
  price_shown: PriceShown;
  takes_questions: boolean;
}

/** What everybody may see of an offer, as it stands on the artwork. */
export interface PublishedOffer {
  availability: ShownAvailability | null;
  price: number | null;
  currency: Currency | null;
  price_on_request: boolean;
  takes_questions: boolean;
}

export const nothingPublished: PublishedOffer = {
  availability: null,
  price: null,
  currency: null,
  price_on_request: false,
  takes_questions: false,
};

/** The one place that decides what leaves an offer. What a work was sold for is nobody's business any more. */
export function publishedOf({ availability, price, currency, price_shown, takes_questions }: Offer): PublishedOffer {
  if (price_shown === 'private' || availability === 'not-for-sale') return { ...nothingPublished, takes_questions };
  const isOffered = availability === 'for-sale' || availability === 'on-hold';
  const isPriced = isOffered && price_shown === 'public' && price !== null;
  return {
    availability,
    price: isPriced ? price : null,
    currency: isPriced ? currency : null,
    price_on_request: isOffered && !isPriced,
    takes_questions: takes_questions || isOffered,
  };
}
