import * as z from 'zod';
import { recordId } from '../records.contract.ts';
import { plainText } from '../text.ts';
import { writtenDay } from '../written.ts';
import { currencies } from './currencies.ts';
import { availabilities, isPrice, offerLimits, pricesShown } from './offer.ts';
import { offerWords as words } from './offers.words.ts';

const amount = z.number().positive().max(offerLimits.price);

const offerFields = {
  availability: z.enum(availabilities),
  /** The last day of a hold, in Korea. */
  hold_until: writtenDay().nullable(),
  price: amount.nullable(),
  currency: z.enum(currencies),
  price_shown: z.enum(pricesShown),
  takes_questions: z.boolean(),
  note: z.string(),
  /** What whoever offers it asks for each 호 of this artist's canvases; it proposes a price. */
  price_per_ho: amount.nullable(),
};

/** As whoever offers the work sees it. */
export const offerAnswer = z.object({
  artwork: recordId,
  ...offerFields,
  /** The enquiry for which it is held. */
  held_for: recordId.nullable(),
  /** The gallery that has the work on consignment: then the artist only learns that, and nothing else of the offer. */
  gallery: z.object({ id: recordId, name: z.string(), name_en: z.string().nullable() }).nullable(),
});
export type OfferAnswer = z.infer<typeof offerAnswer>;

/** Of all works of a gallery that have one. */
export const offerLine = offerAnswer.omit({ gallery: true, price_per_ho: true });
export type OfferLine = z.infer<typeof offerLine>;

export const offerRequest = z
  .object({
    ...offerFields,
    hold_until: offerFields.hold_until.default(null),
    price: offerFields.price.default(null),
    note: plainText(offerLimits.note)
      .transform((text) => text.normalize('NFC').trim())
      .default(''),
    takes_questions: offerFields.takes_questions.default(true),
    price_per_ho: offerFields.price_per_ho.optional(),
  })
  .refine(({ price, currency }) => price === null || isPrice(price, currency), {
    path: ['price'],
    error: words.badPrice.en,
  })
  .refine(({ price_per_ho: each, currency }) => each == null || isPrice(each, currency), {
    path: ['price_per_ho'],
    error: words.badPrice.en,
  })
  .refine(
    ({ availability, price, price_shown }) =>
      price !== null || price_shown !== 'public' || !(availability === 'for-sale' || availability === 'on-hold'),
    { path: ['price'], error: words.priceRequired.en },
  )
  .refine(({ availability, hold_until }) => availability !== 'on-hold' || hold_until !== null, {
    path: ['hold_until'],
    error: words.holdRequired.en,
  });
export type OfferRequest = z.output<typeof offerRequest>;

/** Which of the works that a gallery offers. */
export const forSaleQuery = z.strictObject({
  _start: z.coerce.number().int().min(0).max(100_000).default(0),
  _limit: z.coerce.number().int().min(1).max(100).default(24),
});
export type ForSaleQuery = z.infer<typeof forSaleQuery>;
