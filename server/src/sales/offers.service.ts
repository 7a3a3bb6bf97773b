import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { Failure, notFound } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { addDays } from '@hwarang/domain/open-calls/dates';
import { defaultCurrency } from '@hwarang/domain/sales/currencies';
import { offerLimits } from '@hwarang/domain/sales/offer';
import type { OfferAnswer, OfferLine, OfferRequest } from '@hwarang/domain/sales/offers.contract';
import { offerWords as words } from '@hwarang/domain/sales/offers.words';
import { lockWorks } from '../artworks/artworks.store.ts';
import { type Caller, demand, demandStaff } from '../platform/caller.ts';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import type { Orm } from '../platform/orm.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import {
  consigned,
  endHolds,
  type OfferRow,
  offerOf,
  offersOfGallery,
  pricePerHo,
  putOffer,
  putPricePerHo,
} from './offers.store.ts';

/** Refuses a hold that is over already, or for ever. */
export function demandHold(until: string | null): void {
  const today = dayInKorea(new Date());
  if (until !== null && (until < today || until > addDays(today, offerLimits.holdDays)))
    throw validationError({ hold_until: [words.badHold.en] });
}

export function offersService({ database, changes }: Pick<Services, 'database' | 'changes'>) {
  /** The gallery's offer of a work that it has on consignment. */
  const ofGallery = async (tx: Orm, galleryId: string, artworkId: string) => {
    const work = isId(artworkId) ? await consigned(tx, artworkId) : undefined;
    if (work?.gallery?.id !== galleryId) throw notFound();
    return { artworkId, galleryId, artistId: work.owner };
  };
  /** The caller's own work; it says so when a gallery has it. */
  const ofArtist = async (tx: Orm, { artistId }: Caller, artworkId: string) => {
    const work = isId(artworkId) && artistId ? await consigned(tx, artworkId) : undefined;
    if (!artistId || work?.owner !== artistId) throw notFound();
    return { artworkId, galleryId: null, artistId, gallery: work.gallery };
  };
  const read = async (tx: Orm, { artworkId, galleryId, artistId }: Found): Promise<OfferAnswer> => {
    const row = await offerOf(tx, artworkId, galleryId);
    const each = artistId ? await pricePerHo(tx, artistId, galleryId) : undefined;
    return {
      ...(row ? lineOf(row) : { ...nothingOffered, artwork: artworkId, currency: each?.currency ?? defaultCurrency }),
      price_per_ho: each && (!row || each.currency === row.currency) ? each.amount : null,
      gallery: null,
    };
  };
  /** Before the work is looked for: its consignment may be ending at this moment, or beginning. */
  const lock = async (tx: Orm, artworkId: string): Promise<void> => {
    if (isId(artworkId)) await lockWorks(tx, [artworkId]);
  };
  const write = async (tx: Orm, found: Found, request: OfferRequest): Promise<OfferAnswer> => {
    const { price_per_ho: each, ...offer } = request;
    if (offer.availability === 'on-hold') demandHold(offer.hold_until);
    const { artworkId, galleryId, artistId } = found;
    await putOffer(tx, artworkId, galleryId, offer);
    if (each !== undefined && artistId)
      await putPricePerHo(tx, artistId, galleryId, each === null ? null : { amount: each, currency: offer.currency });
    return read(tx, found);
  };
  return {
    list: async (caller: Caller, galleryId: string): Promise<OfferLine[]> => {
      demandStaff(caller, galleryId, 'see the studio');
      return inGalleries(database, [galleryId], async (tx) => (await offersOfGallery(tx, galleryId)).map(lineOf));
    },
    readOfGallery: async (caller: Caller, galleryId: string, artworkId: string): Promise<OfferAnswer> => {
      demandStaff(caller, galleryId, 'see the studio');
      return inGalleries(database, [galleryId], async (tx) => read(tx, await ofGallery(tx, galleryId, artworkId)));
    },
    writeOfGallery: async (caller: Caller, galleryId: string, artworkId: string, request: OfferRequest) => {
      demandStaff(caller, galleryId, 'keep stock');
      const answer = await inGalleries(database, [galleryId], async (tx) => {
        await lock(tx, artworkId);
        return write(tx, await ofGallery(tx, galleryId, artworkId), request);
      });
      await changes.settled();
      return answer;
    },
    readOfArtist: async (caller: Caller, artworkId: string): Promise<OfferAnswer> => {
      demand(caller, 'edit own records');
      return inGalleries(database, everyGallery, async (tx) => {
        const { gallery, ...found } = await ofArtist(tx, caller, artworkId);
        // What the gallery asks is the gallery's to say, and what the artist asked before no longer holds.
        return gallery ? { ...nothingOffered, artwork: artworkId, price_per_ho: null, gallery } : read(tx, found);
      });
    },
    writeOfArtist: async (caller: Caller, artworkId: string, request: OfferRequest): Promise<OfferAnswer> => {
      demand(caller, 'edit own records');
      const answer = await inGalleries(database, everyGallery, async (tx) => {
        await lock(tx, artworkId);
        const { gallery, ...found } = await ofArtist(tx, caller, artworkId);
        if (gallery) throw new Failure('conflict', 'A gallery has this work on consignment and offers it');
        return write(tx, found, request);
      });
      await changes.settled();
      return answer;
    },
  };
}

/** Run every minute by every instance; whichever comes first does it. */
export async function endHoldsByTheClock({ database }: Pick<Services, 'database'>): Promise<void> {
  await inGalleries(database, everyGallery, (tx) => endHolds(tx));
}

interface Found {
  artworkId: string;
  galleryId: string | null;
  artistId: string | null;
}

const nothingOffered = {
  availability: 'not-for-sale',
  hold_until: null,
  price: null,
  currency: defaultCurrency,
  price_shown: 'on-request',
  takes_questions: true,
  note: '',
  held_for: null,
} as const;

const lineOf = (row: OfferRow): OfferLine => ({
  artwork: row.artworkId,
  availability: row.availability,
  hold_until: row.holdUntil,
  price: row.price,
  currency: row.currency,
  price_shown: row.priceShown,
  takes_questions: row.takesQuestions,
  note: row.note,
  held_for: row.heldFor,
});
