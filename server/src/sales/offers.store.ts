import type { AfterVoid } from '@hwarang/domain/ledger/after-void';
import type { Currency } from '@hwarang/domain/sales/currencies';
import { publishedOf } from '@hwarang/domain/sales/offer';
import type { ForSaleQuery, OfferRequest } from '@hwarang/domain/sales/offers.contract';
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import { artworkVisible } from '../artworks/artworks.record.ts';
import { lockWorks } from '../artworks/artworks.store.ts';
import type { Executor } from '../platform/database.ts';
import type { Orm } from '../platform/orm.ts';
import { publicViewer } from '../records/query/collection.ts';
import { hoPrices, offers } from './offers.table.ts';

export type OfferRow = typeof offers.$inferSelect;

/** Whose the offer is: a gallery's, or the artist's own. */
type Seller = string | null;
const of = (galleryId: Seller) => (galleryId ? eq(offers.galleryId, galleryId) : isNull(offers.galleryId));

/** As much as a gallery may have on consignment. */
const most = 10_000;

/** Give the scope of the gallery; another one's offer is not there. */
export const offerOf = async (orm: Orm, artworkId: string, galleryId: Seller): Promise<OfferRow | undefined> =>
  (
    await orm
      .select()
      .from(offers)
      .where(and(eq(offers.artworkId, artworkId), of(galleryId)))
  )[0];

export const offersOfGallery = (orm: Orm, galleryId: string): Promise<OfferRow[]> =>
  orm.select().from(offers).where(of(galleryId)).orderBy(offers.artworkId).limit(most);

/** Ids of what a gallery offers in public, newest first, and how many there are. Give its scope. */
export async function forSale(executor: Executor, galleryId: string, { _start, _limit }: ForSaleQuery) {
  const offered = sql`from offers join artworks work on work.id = offers.artwork_id
    where offers.gallery_id = ${galleryId} and work.availability = 'for-sale' and ${sql.raw(artworkVisible('work', publicViewer))}`;
  const { rows } = await executor.execute<{ count: number; ids: string[] }>(sql`
    select (select count(*)::int ${offered}) as count,
      array(select work.id ${offered} order by work.created_at desc, work.id desc limit ${_limit} offset ${_start}) as ids`);
  return rows[0] ?? { count: 0, ids: [] };
}

/** The work's owner and, if one has it on consignment, the gallery. Give the scope of every gallery, or of those it may be with. */
export async function consigned(executor: Executor, artworkId: string) {
  const { rows } = await executor.execute<{
    owner: string | null;
    title: string;
    title_en: string | null;
    gallery: { id: string; name: string; name_en: string | null } | null;
  }>(sql`
    select work.owner_id as owner, work.title, work.title_en, (
      select jsonb_build_object('id', house.id, 'name', house.name, 'name_en', house.name_en) from consignments given
      join galleries house on house.id = given.gallery_id
      where given.artwork_id = work.id and given.state = 'accepted' limit 1) as gallery
    from artworks work where work.id = ${artworkId} and work.deleted_at is null`);
  return rows[0];
}

/** A hold for an asker is no offer to others: of a work that is not for sale they see what they saw before. */
const seenByAll = ({ availability, heldFor, beforeHold }: OfferRow) =>
  (heldFor && beforeHold !== 'for-sale' && beforeHold) || availability;

/** Writes what everybody may see of an offer to the artwork. What did not change there leaves no trace: not even a time that moved. */
async function publish(executor: Executor, row: OfferRow, at = sql`now()`): Promise<void> {
  const { availability, price, currency, price_on_request, takes_questions } = publishedOf({
    availability: seenByAll(row),
    price: row.price,
    currency: row.currency,
    price_shown: row.priceShown,
    takes_questions: row.takesQuestions,
  });
  const columns = sql`availability, price, currency, price_on_request, takes_questions`;
  const values = sql`${availability}::text, ${price}::numeric, ${currency}::text, ${price_on_request}::boolean, ${takes_questions}::boolean`;
  await executor.execute(sql`
    update artworks set (${columns}, updated_at) = row(${values}, ${at})
    where id = ${row.artworkId} and (${columns}) is distinct from (${values})`);
}

const beforeHoldOf = (row: OfferRow | undefined): OfferRow['beforeHold'] => {
  if (!row || row.availability === 'sold') return null;
  return row.availability === 'on-hold' ? row.beforeHold : row.availability;
};

/** The whole offer, in the place of whichever there was: what the artist asked before is not kept beside the gallery's. */
export async function putOffer(
  tx: Orm,
  artworkId: string,
  galleryId: Seller,
  request: Omit<OfferRequest, 'price_per_ho'>,
): Promise<void> {
  const isHeld = request.availability === 'on-hold';
  const before = await offerOf(tx, artworkId, galleryId);
  const values = {
    galleryId,
    availability: request.availability,
    holdUntil: isHeld ? request.hold_until : null,
    heldFor: isHeld ? (before?.heldFor ?? null) : null,
    beforeHold: isHeld ? beforeHoldOf(before) : null,
    price: request.price,
    currency: request.currency,
    priceShown: request.price_shown,
    takesQuestions: request.takes_questions,
    note: request.note,
    updatedAt: sql`now()`,
  };
  const [row] = await tx
    .insert(offers)
    .values({ artworkId, ...values })
    .onConflictDoUpdate({ target: offers.artworkId, set: values })
    .returning();
  if (row) await publish(tx, row);
}

/** Offers as they are, with their own times. Give the scope of their galleries. */
export async function addOffers(tx: Orm, rows: (typeof offers.$inferInsert)[]): Promise<void> {
  for (const row of await tx.insert(offers).values(rows).returning())
    await publish(tx, row, sql`${row.updatedAt.toISOString()}::timestamptz`);
}

const rowsOf = (rows: Record<string, unknown>[]): OfferRow[] =>
  rows.map((row) => ({
    artworkId: row.artwork_id as string,
    galleryId: row.gallery_id as Seller,
    availability: row.availability as OfferRow['availability'],
    holdUntil: row.hold_until as string | null,
    heldFor: row.held_for as string | null,
    beforeHold: row.before_hold as OfferRow['beforeHold'],
    price: row.price === null ? null : Number(row.price),
    currency: row.currency as Currency,
    priceShown: row.price_shown as OfferRow['priceShown'],
    takesQuestions: row.takes_questions as boolean,
    note: row.note as string,
    createdAt: row.created_at as Date,
    updatedAt: row.updated_at as Date,
  }));

/** What an artist asked, and noted, is not handed to the gallery that takes the work over. */
const takenOver = sql`gallery_id = excluded.gallery_id,
  price = case when offers.gallery_id is not distinct from excluded.gallery_id then offers.price end,
  note = case when offers.gallery_id is not distinct from excluded.gallery_id then offers.note else '' end, updated_at = now()`;

/** The gallery has sold the work. Give its scope; what was never offered in public is not sold in public either. */
export async function markSold(executor: Executor, artworkId: string, galleryId: string): Promise<void> {
  const { rows } = await executor.execute(sql`
    insert into offers (artwork_id, gallery_id, availability, price_shown) values (${artworkId}, ${galleryId}, 'sold', 'private')
    on conflict (artwork_id) do update set availability = 'sold', hold_until = null, held_for = null, before_hold = null, ${takenOver}
    returning *`);
  for (const row of rowsOf(rows)) await publish(executor, row);
}

/** The work was not sold after all. What the gallery asked for it still holds. Give its scope. */
export async function takeBackSold(
  executor: Executor,
  artworkId: string,
  galleryId: string,
  availability: Exclude<AfterVoid, 'sold'>,
): Promise<void> {
  const { rows } = await executor.execute(sql`
    update offers set availability = ${availability}, updated_at = now()
    where artwork_id = ${artworkId} and gallery_id = ${galleryId} and availability = 'sold' returning *`);
  for (const row of rowsOf(rows)) await publish(executor, row);
}

/**
 * The gallery no longer has the work: its offer ends. That a work was sold stays true, and becomes the artist's to say. Give the scope of
 * the gallery.
 */
export async function endOffer(executor: Executor, artworkId: string, galleryId: string): Promise<void> {
  const { rows } = await executor.execute(sql`
    update offers set gallery_id = null, price = null, note = '', held_for = null, takes_questions = false, updated_at = now()
    where artwork_id = ${artworkId} and gallery_id = ${galleryId} and availability = 'sold' returning *`);
  for (const row of rowsOf(rows)) await publish(executor, row);
  // A trigger takes back what was published.
  await executor.execute(sql`delete from offers where artwork_id = ${artworkId} and gallery_id = ${galleryId}`);
}

/** A gallery has the work now: what its artist asked for it ends, but that it was sold stays true. */
export async function endOwnOffer(executor: Executor, artworkId: string): Promise<void> {
  // A trigger takes back what was published.
  await executor.execute(
    sql`delete from offers where artwork_id = ${artworkId} and gallery_id is null and availability <> 'sold'`,
  );
}

/** Holds the work for an enquiry; false when it is sold, or held for somebody else. Give the scope of the gallery. */
export async function holdFor(
  executor: Executor,
  {
    artworkId,
    galleryId,
    enquiryId,
    until,
  }: { artworkId: string; galleryId: Seller; enquiryId: string; until: string },
): Promise<boolean> {
  const { rows } = await executor.execute(sql`
    insert into offers (artwork_id, gallery_id, availability, price_shown, hold_until, held_for, before_hold)
    values (${artworkId}, ${galleryId}, 'on-hold', 'private', ${until}::date, ${enquiryId}, 'not-for-sale')
    on conflict (artwork_id) do update set availability = 'on-hold', hold_until = excluded.hold_until, held_for = excluded.held_for,
      before_hold = case when offers.availability = 'on-hold' then offers.before_hold else offers.availability end, ${takenOver}
    where offers.availability <> 'sold' and not (offers.availability = 'on-hold' and offers.held_for is distinct from excluded.held_for)
    returning *`);
  for (const row of rowsOf(rows)) await publish(executor, row);
  return rows.length > 0;
}

async function endHeld(executor: Executor, which: SQL): Promise<number> {
  const due = await executor.execute<{ artwork_id: string }>(sql`select artwork_id from offers where ${which}`);
  const works = due.rows.map((row) => row.artwork_id);
  await lockWorks(executor, works);
  const { rows } = await executor.execute(sql`
    update offers set availability = coalesce(before_hold, 'for-sale'), hold_until = null, held_for = null, before_hold = null, updated_at = now()
    where artwork_id = any(${sql.param(works)}::char(24)[]) and ${which} returning *`);
  for (const row of rowsOf(rows)) await publish(executor, row);
  return rows.length;
}

/** What was held until yesterday is again what it was. Give the scope of every gallery. */
export const endHolds = (executor: Executor): Promise<number> =>
  endHeld(executor, sql`availability = 'on-hold' and hold_until < (now() at time zone 'Asia/Seoul')::date`);

/** No longer held for that enquiry. */
export const releaseHold = (executor: Executor, enquiryId: string): Promise<number> =>
  endHeld(executor, sql`availability = 'on-hold' and held_for = ${enquiryId}`);

const hoPriceOf = (artistId: string, galleryId: Seller) =>
  and(eq(hoPrices.artistId, artistId), galleryId ? eq(hoPrices.galleryId, galleryId) : isNull(hoPrices.galleryId));

export async function pricePerHo(orm: Orm, artistId: string, galleryId: Seller) {
  const [row] = await orm
    .select({ amount: hoPrices.amount, currency: hoPrices.currency })
    .from(hoPrices)
    .where(hoPriceOf(artistId, galleryId));
  return row;
}

export async function putPricePerHo(
  tx: Orm,
  artistId: string,
  galleryId: Seller,
  given: { amount: number; currency: Currency } | null,
): Promise<void> {
  if (given === null) {
    await tx.delete(hoPrices).where(hoPriceOf(artistId, galleryId));
    return;
  }
  await tx
    .insert(hoPrices)
    .values({ artistId, galleryId, ...given })
    .onConflictDoUpdate({
      target: galleryId ? [hoPrices.galleryId, hoPrices.artistId] : hoPrices.artistId,
      targetWhere: galleryId ? sql`gallery_id is not null` : sql`gallery_id is null`,
      set: { ...given, updatedAt: sql`now()` },
    });
}
