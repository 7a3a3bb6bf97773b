import type { Sale, SaleCertificate } from '@hwarang/domain/ledger/ledger.contract';
import type { WorkFacts } from '@hwarang/domain/ledger/work-facts';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { artworkSize } from '../artworks/artworks.record.ts';
import { lockWorks } from '../artworks/artworks.store.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { galleries } from '../galleries/galleries.table.ts';
import type { Executor } from '../platform/database.ts';
import type { Orm } from '../platform/orm.ts';
import { sales } from './ledger.table.ts';

export type SaleRow = typeof sales.$inferSelect;
export type NewSale = typeof sales.$inferInsert;
/** A sale as it is kept, and what stands beside it. */
export type KeptSale = Omit<Sale, 'resale'>;

const instant = (column: SQL | typeof sales.createdAt) =>
  sql<string>`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/**
 * The gallery has the work, it is marked as sold, and of the copy that it offers no other sale stands. A sale of another copy of an edition
 * has marked nothing.
 */
const marksSold = sql<boolean>`(${sales.voidedAt} is null and exists (select from offers
    join consignments given on given.artwork_id = offers.artwork_id and given.gallery_id = offers.gallery_id and given.state = 'accepted'
    join artworks work on work.id = offers.artwork_id and work.deleted_at is null
    where offers.artwork_id = ${sales.artworkId} and offers.gallery_id = ${sales.galleryId} and offers.availability = 'sold'
      and trim(coalesce(work.edition, '')) = ${sales.work} ->> 'edition')
  and not exists (select from sales other where other.gallery_id = ${sales.galleryId} and other.artwork_id = ${sales.artworkId}
    and other.voided_at is null and other.id <> ${sales.id} and other.work ->> 'edition' = ${sales.work} ->> 'edition'))`;

const shown = {
  id: sales.id,
  artwork: sales.artworkId,
  work: sales.work,
  sold_on: sales.soldOn,
  price: sales.price,
  currency: sales.currency,
  buyer_name: sales.buyerName,
  buyer_contact: sales.buyerContact,
  buyer_address: sales.buyerAddress,
  seller: sales.seller,
  artist_share: sales.artistShare,
  place: sales.place,
  acquired_directly_on: sales.acquiredDirectlyOn,
  acquired_price: sales.acquiredPrice,
  made_for_hire: sales.madeForHire,
  note: sales.note,
  created_at: instant(sales.createdAt),
  created_by: users.username,
  voided_at: sql<string | null>`to_char(${sales.voidedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  void_reason: sales.voidReason,
  marks_sold: marksSold,
  certificates: sql<SaleCertificate[]>`(select coalesce(json_agg(json_build_object('number', c.number,
      'issued_at', ${instant(sql`c.issued_at`)}, 'revoked_at', ${instant(sql`c.revoked_at`)}, 'reason', c.reason,
      'replaced_by', c.replaced_by) order by c.issued_at desc, c.number), '[]')
    from certificates c where c.sale_id = ${sales.id} and c.gallery_id = ${sales.galleryId})`,
};

const inYear = (year: number | undefined) =>
  year === undefined ? undefined : sql`extract(year from ${sales.soldOn}) = ${year}`;

interface Part {
  year?: number | undefined;
  start?: number;
  limit: number;
}

/** The newest first; for a file, the oldest. */
export const salesOf = (tx: Orm, galleryId: string, { year, start = 0, limit }: Part, order: 'newest' | 'oldest') =>
  tx
    .select(shown)
    .from(sales)
    .leftJoin(users, eq(users.id, sales.createdBy))
    .where(and(eq(sales.galleryId, galleryId), inYear(year)))
    .orderBy(...(order === 'newest' ? [desc(sales.soldOn), desc(sales.id)] : [asc(sales.soldOn), asc(sales.id)]))
    .limit(limit)
    .offset(start);

export const keptSale = async (tx: Orm, galleryId: string, id: string): Promise<KeptSale | undefined> =>
  (
    await tx
      .select(shown)
      .from(sales)
      .leftJoin(users, eq(users.id, sales.createdBy))
      .where(and(eq(sales.galleryId, galleryId), eq(sales.id, id)))
  )[0];

export async function countSales(tx: Orm, galleryId: string, year: number | undefined): Promise<number> {
  const where = and(eq(sales.galleryId, galleryId), inYear(year));
  const [found] = await tx.select({ total: count() }).from(sales).where(where);
  return found?.total ?? 0;
}

export async function yearsOfSales(tx: Orm, galleryId: string): Promise<number[]> {
  const { rows } = await tx.execute<{ year: number }>(sql`
    select distinct extract(year from sold_on)::int as year from sales where gallery_id = ${galleryId} order by 1 desc`);
  return rows.map(({ year }) => year);
}

/**
 * The row itself, held until the transaction ends, with its work: of two who void it, or certify it, the second sees what the first has
 * done, and nobody sells the work again meanwhile.
 */
export async function holdSale(tx: Orm, galleryId: string, id: string): Promise<SaleRow | undefined> {
  const where = and(eq(sales.galleryId, galleryId), eq(sales.id, id));
  const [kept] = await tx.select({ artworkId: sales.artworkId }).from(sales).where(where);
  if (kept?.artworkId) await lockWorks(tx, [kept.artworkId]);
  return (await tx.select().from(sales).where(where).for('update'))[0];
}

export async function addSale(tx: Orm, sale: NewSale): Promise<string> {
  const [added] = await tx.insert(sales).values(sale).returning({ id: sales.id });
  if (!added) throw new Error('a sale that was added has no id');
  return added.id;
}

/** Hold it first: the database refuses one that was voided before. */
export async function voidSale(tx: Orm, id: string, by: string | undefined, reason: string): Promise<void> {
  await tx
    .update(sales)
    .set({ voidedAt: sql`now()`, voidedBy: by ?? null, voidReason: reason })
    .where(eq(sales.id, id));
}

export async function hasValidCertificate(tx: Orm, saleId: string): Promise<boolean> {
  const { rows } = await tx.execute(
    sql`select from certificates where sale_id = ${saleId} and revoked_at is null limit 1`,
  );
  return rows.length > 0;
}

/** Deletes so many at most that are older than they must be kept; tells how many. */
export async function forgetSales(executor: Executor, years: number, most: number): Promise<number> {
  const { rows } = await executor.execute(sql`
    delete from sales where id in (select id from sales
      where sold_on < ((now() at time zone 'Asia/Seoul')::date - make_interval(years => ${years}))::date limit ${most})
    returning id`);
  return rows.length;
}

export const galleryNames = async (tx: Orm, id: string) =>
  (
    await tx
      .select({ name: galleries.name, nameEn: galleries.nameEn, legal: galleries.legal })
      .from(galleries)
      .where(eq(galleries.id, id))
  )[0];

const known = (value: SQL) => sql<string>`coalesce(${value}, '')`;

const factsNow = {
  artist: known(sql`${artists.localname}`),
  artist_en: known(sql`${artists.englishname}`),
  title: artworks.title,
  title_en: known(sql`${artworks.titleEn}`),
  year: known(sql`${artworks.yearText}, to_char(${artworks.year}, 'FMYYYY')`),
  material: known(sql`${artworks.material}`),
  material_en: known(sql`${artworks.materialEn}`),
  size: known(sql.raw(artworkSize('artworks'))),
  edition: known(sql`${artworks.edition}`),
};

/** What is known of a work now, deleted or not: a sold work may be taken off the site the next day. */
export const workNow = async (tx: Orm, artworkId: string): Promise<WorkFacts | undefined> =>
  (
    await tx
      .select(factsNow)
      .from(artworks)
      .leftJoin(artists, eq(artists.id, artworks.ownerId))
      .where(eq(artworks.id, artworkId))
  )[0];

/** Whether the artist has agreed that this gallery sells the work. */
export async function isConsigned(tx: Orm, galleryId: string, artworkId: string): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select from consignments join artworks on artworks.id = consignments.artwork_id
    where consignments.gallery_id = ${galleryId} and consignments.artwork_id = ${artworkId}
      and consignments.state = 'accepted' and artworks.deleted_at is null`);
  return rows.length > 0;
}
