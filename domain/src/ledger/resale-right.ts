/** Who sold the work: its artist (on consignment), the gallery itself (from its own stock), or another owner through the gallery. */
export const sellers = ['artist', 'gallery', 'owner'] as const;
export type Seller = (typeof sellers)[number];

/** What decides whether the artist has a share in a sale. */
export interface ResaleFacts {
  /** Days as '2027-07-26'. */
  sold_on: string;
  price: number;
  currency: string;
  seller: Seller;
  /** When the seller got the work from the artist directly; null when it came from somebody else, or nobody knows. */
  acquired_directly_on: string | null;
  /** Made as somebody's employee, for them: such a work belongs to the employer from the beginning. */
  made_for_hire: boolean;
}

export const resaleRight = {
  from: '2027-07-26',
  /** Below it there is none. */
  lowestPrice: 5_000_000,
  /** Whoever bought from the artist may sell on below this price within so many years without owing anything. */
  directPrice: 20_000_000,
  directYears: 3,
} as const;

/** Why there is none, or that there is one, or what a person has to decide. */
export type ResaleVerdict =
  | 'due'
  | 'before the law'
  | 'first sale'
  | 'made for hire'
  | 'below the lowest price'
  | 'bought from the artist lately'
  | 'another currency';

/**
 * The right of an artist to a share in resales by the trade (Art Promotion Act, article 24). How long the artist is dead and whether a
 * foreign artist's country gives Korean artists the same is for a person to judge: the ledger does not know it.
 */
export function resaleVerdict(sale: ResaleFacts): ResaleVerdict {
  if (sale.sold_on < resaleRight.from) return 'before the law';
  if (sale.seller === 'artist') return 'first sale';
  if (sale.made_for_hire) return 'made for hire';
  if (sale.currency !== 'KRW') return 'another currency';
  if (sale.price < resaleRight.lowestPrice) return 'below the lowest price';
  const direct = sale.acquired_directly_on;
  if (
    direct !== null &&
    sale.price < resaleRight.directPrice &&
    sale.sold_on <= yearsAfter(direct, resaleRight.directYears)
  )
    return 'bought from the artist lately';
  return 'due';
}

/** In whole won, rounded down; null while nobody has set the rate. */
export const resaleAmount = (price: number, percent: number | null): number | null =>
  // Hundredths of a percent are whole numbers: 0.07 × 100 would be a little more than 7.
  percent === null ? null : Math.floor((price * Math.round(percent * 10_000)) / 1_000_000);

/** The last day that is still within so many years; a leap day ends on 28 February. */
export function yearsAfter(day: string, years: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year + years, month, 0)).getUTCDate();
  const pad = (number: number, length: number) => String(number).padStart(length, '0');
  return `${pad(year + years, 4)}-${pad(month, 2)}-${pad(Math.min(date, last), 2)}`;
}
