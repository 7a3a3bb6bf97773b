import { dayInKorea } from '@hwarang/domain/exhibitions/run';
import { notFound, refuse } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import type { AfterVoid } from '@hwarang/domain/ledger/after-void';
import {
  mostSalesInFile,
  type Sale,
  type SalesAnswer,
  type SaleWrite,
  saleWrite,
  voidWrite,
} from '@hwarang/domain/ledger/ledger.contract';
import { ledgerProblems as problems } from '@hwarang/domain/ledger/ledger-problems';
import { resaleAmount, resaleVerdict, yearsAfter } from '@hwarang/domain/ledger/resale-right';
import { firstKnown, noWorkFacts } from '@hwarang/domain/ledger/work-facts';
import { lockWorks } from '../artworks/artworks.store.ts';
import { type Caller, demandStaff } from '../platform/caller.ts';
import { everyGallery, inGalleries } from '../platform/gallery-scope.ts';
import { keyedId } from '../platform/ids.ts';
import type { Orm } from '../platform/orm.ts';
import { isTaken } from '../platform/unique-violation.ts';
import { validate, validationError } from '../records/write/validate.ts';
import { markSold, takeBackSold } from '../sales/offers.store.ts';
import type { Services } from '../services/services.ts';
import { readSettings } from '../settings/settings.store.ts';
import { accountantCsv, resaleCsv } from './ledger.csv.ts';
import {
  addSale,
  countSales,
  forgetSales,
  galleryNames,
  hasValidCertificate,
  holdSale,
  isConsigned,
  type KeptSale,
  keptSale,
  type SaleRow,
  salesOf,
  voidSale,
  workNow,
  yearsOfSales,
} from './ledger.store.ts';

interface Part {
  year?: number | undefined;
  _start: number;
  _limit: number;
}

const unknownBody = { ignored: [], required: {} };

/** Who sold what to whom. All of it is the gallery's own: nobody else learns that there is a sale. */
export function ledgerService({ database, changes }: Services) {
  const percentNow = async () => (await readSettings(database.orm)).ledger.resale_percent;
  const own = async <Result>(galleryId: string, work: (tx: Orm) => Promise<Result>): Promise<Result> =>
    inGalleries(database, [galleryId], work);
  const shownSale = async (galleryId: string, id: string): Promise<Sale> => {
    const percent = await percentNow();
    const kept = await own(galleryId, (tx) => keptSale(tx, galleryId, id));
    if (!kept) throw notFound();
    return withResale(kept, percent);
  };
  const file = async (caller: Caller, galleryId: string, year: number | undefined) => {
    demandStaff(caller, galleryId, 'see the ledger');
    const percent = await percentNow();
    const kept = await own(galleryId, async (tx) => {
      const rows = await salesOf(tx, galleryId, { year, limit: mostSalesInFile + 1 }, 'oldest');
      if (rows.length > mostSalesInFile) throw validationError({ year: [problems.tooMany.en] });
      return rows;
    });
    return { percent, sales: kept.map((one) => withResale(one, percent)) };
  };
  return {
    list: async (caller: Caller, galleryId: string, { year, _start, _limit }: Part): Promise<SalesAnswer> => {
      demandStaff(caller, galleryId, 'see the ledger');
      const percent = await percentNow();
      return own(galleryId, async (tx) => {
        const kept = await salesOf(tx, galleryId, { year, start: _start, limit: _limit }, 'newest');
        return {
          total: await countSales(tx, galleryId, year),
          years: await yearsOfSales(tx, galleryId),
          sales: kept.map((one) => withResale(one, percent)),
        };
      });
    },
    /** What comes again under the same key is the sale that it was the first time. */
    make: async (caller: Caller, galleryId: string, body: Record<string, unknown>, key?: string): Promise<Sale> => {
      demandStaff(caller, galleryId, 'sell');
      const written: SaleWrite = validate(saleWrite, body, unknownBody);
      const { retention_years: years } = (await readSettings(database.orm)).ledger;
      const today = dayInKorea(new Date());
      if (written.sold_on > today) throw validationError({ sold_on: [problems.future.en] });
      if (yearsAfter(written.sold_on, years) < today) throw validationError({ sold_on: [problems.tooOld.en] });
      const id = keyedId(key, galleryId, caller.userId ?? '', JSON.stringify(written));
      await own(galleryId, async (tx) => {
        const gallery = await galleryNames(tx, galleryId);
        if (!gallery) throw notFound();
        const { artwork = null, work: facts = {} } = written;
        if (artwork) await lockWorks(tx, [artwork]);
        if (await keptSale(tx, galleryId, id)) return;
        // A work that the gallery does not show is none of its business: its facts must not come out by its id.
        if (artwork && !(await isConsigned(tx, galleryId, artwork)))
          throw validationError({ artwork: [problems.notConsigned.en] });
        const now = (artwork && (await workNow(tx, artwork))) || noWorkFacts;
        const work = firstKnown(facts, now);
        if (!work.title && !work.title_en) throw validationError({ work: [problems.noTitle.en] });
        // Of an edition, another copy than the one that is offered leaves the offer as it is.
        if (artwork && work.edition === now.edition.trim()) await markSold(tx, artwork, galleryId);
        await addSale(tx, {
          id,
          galleryId,
          galleryName: gallery.name,
          artworkId: artwork,
          work,
          soldOn: written.sold_on,
          price: written.price,
          currency: written.currency,
          buyerName: written.buyer_name,
          buyerContact: written.buyer_contact,
          buyerAddress: written.buyer_address,
          seller: written.seller,
          artistShare: written.artist_share ?? null,
          place: written.place || gallery.name,
          acquiredDirectlyOn: written.acquired_directly_on ?? null,
          acquiredPrice: written.acquired_price ?? null,
          madeForHire: written.made_for_hire,
          note: written.note,
          createdBy: caller.userId ?? null,
        });
      }).catch((failure: unknown) => {
        // Sent twice at once.
        if (isTaken(failure, 'sales_pkey')) return;
        if (isTaken(failure)) refuse(problems.twice);
        throw failure;
      });
      // The page of the work says that it is sold.
      await changes.settled();
      return shownSale(galleryId, id);
    },
    void: async (caller: Caller, galleryId: string, id: string, body: Record<string, unknown>): Promise<Sale> => {
      demandStaff(caller, galleryId, 'sell');
      const { reason, availability = 'sold' } = validate(voidWrite, body, unknownBody);
      await own(galleryId, async (tx) => {
        const sale = isId(id) ? await holdSale(tx, galleryId, id) : undefined;
        if (!sale) throw notFound();
        if (await hasValidCertificate(tx, id)) refuse(problems.certified);
        if (sale.voidedAt) refuse(problems.voided);
        if (availability !== 'sold') await takeBack(tx, sale, availability);
        await voidSale(tx, id, caller.userId, reason);
      });
      // The page of the work says what became of it.
      await changes.settled();
      return shownSale(galleryId, id);
    },
    accountantFile: async (caller: Caller, galleryId: string, year: number | undefined): Promise<string> =>
      accountantCsv((await file(caller, galleryId, year)).sales),
    resaleFile: async (caller: Caller, galleryId: string, year: number | undefined): Promise<string> => {
      const { sales, percent } = await file(caller, galleryId, year);
      return resaleCsv(sales, percent);
    },
  };
}

/** Refuses where the work is not sold by this sale alone: somebody else may have sold, changed or lost it since the page was read. */
async function takeBack(tx: Orm, { id, galleryId, artworkId }: SaleRow, availability: Exclude<AfterVoid, 'sold'>) {
  const isSoldByThis = (await keptSale(tx, galleryId, id))?.marks_sold;
  if (!artworkId || !isSoldByThis) refuse(problems.notSoldByThis);
  await takeBackSold(tx, artworkId, galleryId, availability);
}

const withResale = (kept: KeptSale, percent: number | null): Sale => {
  const verdict = resaleVerdict(kept);
  return { ...kept, resale: { verdict, amount: verdict === 'due' ? resaleAmount(kept.price, percent) : null } };
};

const atOnce = 1000;

/** Deletes what is older than it must be kept; what is left over waits for the next run. */
export async function forgetOldSales({ database }: Pick<Services, 'database'>): Promise<number> {
  const { retention_years: years } = (await readSettings(database.orm)).ledger;
  return inGalleries(database, everyGallery, (tx) => forgetSales(tx, years, atOnce));
}
