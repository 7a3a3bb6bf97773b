import type { LocalizedText } from '../language.ts';
import type { Availability } from './offer.ts';

/** What visitors read; the words of the form of an offer are apart, so that their pages do not carry them. */
export const availabilityWords: Record<Availability, LocalizedText> = {
  'not-for-sale': { ko: '비매', en: 'Not for sale' },
  'for-sale': { ko: '구매 가능', en: 'Available' },
  'on-hold': { ko: '예약 중', en: 'On hold' },
  sold: { ko: '판매 완료', en: 'Sold' },
  'on-loan': { ko: '대여 중', en: 'On loan' },
};

export const priceOnRequest: LocalizedText = { ko: '가격 문의', en: 'Price on request' };
