import type { Pool } from 'pg';
import type { Reads } from '../platform/reads.ts';
import { firstFile } from '../records/files.ts';
import { publicViewer } from '../records/query/collection.ts';
import { tablesIn } from '../records/query/reads-of.ts';
import type { Page, RecordModel } from '../records/record.ts';
import type { Registry } from '../records/registry.ts';

/** A record as it is told to machines that look for pages. */
export interface SeoPicture {
  id: string;
  /** The random part of the address of its picture, and how that picture is written. */
  key: string | null;
  alpha: boolean | null;
  updated_at: Date;
}

export interface SeoRow extends SeoPicture {
  title: string;
  title_en: string | null;
  by: string | null;
  by_en: string | null;
  text: string | null;
  text_en: string | null;
  created_at: Date;
}

export type RecordWithPage = RecordModel & { page: Page };

/** Records that have a page of their own. */
export const recordsWithPages = ({ records }: Registry): RecordWithPage[] =>
  records.filter((record): record is RecordWithPage => record.page !== undefined);

const from = (record: RecordWithPage, rows = record.table): string =>
  `from ${rows} r left join files f on f.id = ${firstFile(record, 'r')} left join blobs b on b.sha256 = f.sha256 where ${record.visible('r', publicViewer)}`;

const columnsOf = ({ page: { title, text, by } }: RecordWithPage): string => {
  const [by_ko, by_en] = by?.('r') ?? ['null', 'null'];
  return `r.id, r.${title[0]} as title, r.${title[1]} as title_en, ${by_ko} as by, ${by_en} as by_en, r.${text[0]} as text, r.${text[1]} as text_en, f.key, b.alpha, r.created_at, r.updated_at`;
};

/** From a public id up to, but not with, another; the last part has no end. */
export interface Part {
  from: string;
  until?: string | undefined;
}

/**
 * A part is so many rows in the order of their ids, so that it holds the same records while others are added behind it, and is named by
 * its first public one; a part without anything public is left out.
 */
export async function partsOf(pool: Pool, { table, visible }: RecordWithPage, size: number): Promise<Part[]> {
  const { rows } = await pool.query<{ id: string }>(
    `with recursive parts as (
       select min(id) as id from ${table}
       union all select (select r.id from ${table} r where r.id > parts.id order by r.id offset $1 - 1 limit 1) from parts where parts.id is not null)
     select first.id from parts, lateral (select r.id from (select * from ${table} r where r.id >= parts.id order by r.id limit $1) r
       where ${visible('r', publicViewer)} order by r.id limit 1) first order by first.id`,
    [size],
  );
  return rows.map(({ id }, place) => ({ from: id, until: rows[place + 1]?.id }));
}

/** Which changes can move a part: an edit that hides nothing cannot. What is hidden, itself or by its artist, is never named again. */
export function readsOfParts(records: readonly RecordWithPage[]): Reads {
  const tables = new Set(records.flatMap(({ table, visible }) => [table, ...tablesIn(visible('r', publicViewer))]));
  const none = new Set<string>();
  return { tables, lists: tables, rows: none, ids: none, children: none, unnamed: tables };
}

/** The rows of a part of a table, hidden ones too, for `$1` from, `$2` until and `$3` its size. Hidden rows before its first public one belong to no part. */
export const rowsOfPart = (table: string): string =>
  `(select * from ${table} where id >= $1 and ($2::char(24) is null or id < $2) order by id limit $3)`;

export async function listRecords(pool: Pool, record: RecordWithPage, { from: first, until }: Part, size: number) {
  const text = `select r.id, f.key, b.alpha, r.updated_at ${from(record, rowsOfPart(record.table))} order by r.id`;
  return (await pool.query<SeoPicture>(text, [first, until, size])).rows;
}

export async function newestRecords(pool: Pool, record: RecordWithPage, limit: number) {
  const text = `select ${columnsOf(record)} ${from(record)} order by r.created_at desc, r.id desc limit $1`;
  return (await pool.query<SeoRow>(text, [limit])).rows;
}

/** Calls that everyone may read, the newest first; drafts are nobody's business. */
export async function publicCalls(pool: Pool, most: number) {
  const text = `select slug, updated_at from open_calls where stage <> 'draft' order by created_at desc, id limit $1`;
  return (await pool.query<{ slug: string; updated_at: Date }>(text, [most])).rows;
}
