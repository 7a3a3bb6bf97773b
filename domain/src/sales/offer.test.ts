import { expect, test } from 'vitest';
import { canvasOf, formatCanvas } from '../artworks/canvas-size.ts';
import {
  availabilities,
  isPrice,
  nothingPublished,
  type Offer,
  pricesShown,
  proposedPrice,
  publishedOf,
} from './offer.ts';
import { offerRequest } from './offers.contract.ts';

const offer: Offer = {
  availability: 'for-sale',
  price: 1_200_000,
  currency: 'KRW',
  price_shown: 'public',
  takes_questions: false,
};

test('a public price of a work for sale is published with its currency', () => {
  expect(publishedOf(offer)).toEqual({
    availability: 'for-sale',
    price: 1_200_000,
    currency: 'KRW',
    price_on_request: false,
    takes_questions: true,
  });
});

test('no price leaves an offer unless it is public and the work still to be had', () => {
  for (const availability of availabilities)
    for (const price_shown of pricesShown) {
      const { price, currency } = publishedOf({ ...offer, availability, price_shown });
      const isPublic = price_shown === 'public' && ['for-sale', 'on-hold'].includes(availability);
      expect([price, currency]).toEqual(isPublic ? [1_200_000, 'KRW'] : [null, null]);
    }
});

test('a private offer looks like none, but for the questions it takes', () => {
  for (const availability of availabilities)
    expect(publishedOf({ ...offer, availability, price_shown: 'private' })).toEqual(nothingPublished);
  expect(publishedOf({ ...offer, price_shown: 'private', takes_questions: true }).takes_questions).toBe(true);
});

test('a price on request says that it is told, and not what it is', () => {
  expect(publishedOf({ ...offer, price_shown: 'on-request' })).toMatchObject({ price: null, price_on_request: true });
  expect(publishedOf({ ...offer, price_shown: 'on-request', availability: 'sold' }).price_on_request).toBe(false);
});

test('an amount has no more decimals than its currency has coins', () => {
  expect(isPrice(1000, 'KRW')).toBe(true);
  expect(isPrice(1000.5, 'KRW')).toBe(false);
  expect(isPrice(19.99, 'USD')).toBe(true);
  expect(isPrice(19.999, 'USD')).toBe(false);
  expect(isPrice(0, 'KRW')).toBe(false);
  expect(isPrice(1e13, 'KRW')).toBe(false);
});

test.each([
  [{ width: 53, height: 45.5 }, '10F', 3_000_000],
  [{ width: 112.1, height: 162.2 }, '100P', 30_000_000],
  [{ width: 17.9, height: 13.9 }, '0F', 300_000],
])('at 300,000 won per 호, %o is %s and %d won', (size, canvas, price) => {
  const found = canvasOf(size);
  if (!found) throw new Error(`${canvas} was not recognised`);
  expect([formatCanvas(found), proposedPrice(300_000, found)]).toEqual([canvas, price]);
});

test('a price that is to be public has to be there, and a hold its last day', () => {
  const valid = { ...offer, hold_until: null, note: '' };
  expect(offerRequest.safeParse(valid).success).toBe(true);
  expect(offerRequest.safeParse({ ...valid, price: null }).success).toBe(false);
  expect(offerRequest.safeParse({ ...valid, price: null, price_shown: 'on-request' }).success).toBe(true);
  expect(offerRequest.safeParse({ ...valid, availability: 'on-hold' }).success).toBe(false);
  expect(offerRequest.safeParse({ ...valid, currency: 'XYZ' }).success).toBe(false);
});
