import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';

export interface Candidate {
  /** The row of the sheet that it may be. */
  number: number;
  id: string;
  title: string;
  detail: string;
  /** Whose it is, of a work; on which day it opens, of an exhibition; the other name, of artists and galleries. */
  also: string | null;
  earlier: boolean;
}

type Asked = { number: number; key: string; also?: string | null }[];
const given = (asked: Asked) =>
  sql`jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given(number int, key text, also text)`;
const earlier = (startedAt: Date) => sql`r.created_at < ${startedAt.toISOString()}::timestamptz`;
const workDetail = sql`concat_ws(' · ', (select artist.localname from artists artist where artist.id = r.owner_id), r.inventory_number, left(r.year::text, 4))`;
const most = 20;
/** A gallery's sheet finds works that it has asked for or brought itself, and its own exhibitions: those of others are not known to it. */
const workOf = (gallery: string | undefined) =>
  gallery
    ? sql`exists (select from consignments held where held.artwork_id = r.id and held.gallery_id = ${gallery})`
    : sql`true`;

const ask = async (executor: Executor, question: ReturnType<typeof sql>): Promise<Candidate[]> =>
  (await executor.execute<Candidate & Record<string, unknown>>(question)).rows;

type Lookup = (executor: Executor, asked: Asked, startedAt: Date, gallery?: string) => Promise<Candidate[]>;

/** `offset 0` asks the index for each number: a table that was empty a minute ago would be read whole, for every batch. */
export const worksByNumber: Lookup = (executor, asked, startedAt, gallery) =>
  ask(
    executor,
    sql`select given.number, found.* from ${given(asked)} cross join lateral (
      select r.id, r.title, ${workDetail} as detail, r.owner_id as also, ${earlier(startedAt)} as earlier from artworks r
      where r.inventory_number = given.key and r.deleted_at is null and ${workOf(gallery)} offset 0) found order by given.number, found.id`,
  );

/** Of the same artist and title, from before the import: a sheet without numbers that comes again. */
export const worksByTitle: Lookup = (executor, asked, startedAt, gallery) =>
  ask(
    executor,
    sql`select given.number, found.* from ${given(asked)} cross join lateral (
      select r.id, r.title, ${workDetail} as detail, r.owner_id as also, true as earlier from artworks r
      where r.title collate "und-x-icu" = given.key and r.title = given.key and r.owner_id is not distinct from given.also::char(24)
        and r.deleted_at is null and ${workOf(gallery)} and ${earlier(startedAt)} order by r.id limit ${most}) found order by given.number, found.id`,
  );

export const exhibitionsByTitle: Lookup = (executor, asked, startedAt, gallery) =>
  ask(
    executor,
    sql`select given.number, r.id, r.title, coalesce(r.period, r.opens_on::text, '') as detail, r.opens_on::text as also, ${earlier(startedAt)} as earlier
      from ${given(asked)} join exhibitions r on r.title = given.key
        and ${gallery ? sql`r.gallery_id = ${gallery}` : sql`true`} order by given.number, r.id`,
  );
