import type { Availability } from '../sales/offer.ts';

/** What whoever voids a sale may say of the work that it marked as sold. `sold` leaves it as it is. */
export const afterVoid = ['for-sale', 'not-for-sale', 'sold'] as const satisfies Availability[];
export type AfterVoid = (typeof afterVoid)[number];
