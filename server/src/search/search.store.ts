import type { SearchAnswer, SearchKind } from '@hwarang/domain/search/search.contract';
import { sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { fileJson } from '../media/media.sql.ts';
import type { Database } from '../platform/database.ts';
import { publicViewer } from '../records/query/collection.ts';
import { artistVisible, artworkVisible, exhibitionVisible, galleryVisible } from '../records/visibility.ts';

interface Source {
  table: string;
  visible: string;
  title: [string, string];
  lines: [string, string];
  image: string;
}

const galleryName = (column: string) =>
  `(select ${column} from galleries house where house.id = r.gallery_id and house.is_exposed)`;
const owner = (column: string) => `(select ${column} from artists owner where owner.id = r.owner_id)`;
const firstImage = (table: string, key: string) =>
  `(select file_id from ${table} link where link.${key} = r.id order by position, file_id limit 1)`;

const sources: Record<SearchKind, Source> = {
  artists: {
    table: 'artists',
    visible: artistVisible('r', publicViewer),
    title: ['localname', 'englishname'],
    lines: ['null', 'null'],
    image: 'r.profileimg_id',
  },
  art_works: {
    table: 'artworks',
    visible: artworkVisible('r', publicViewer),
    title: ['title', 'title_en'],
    lines: [owner('localname'), owner('englishname')],
    image: 'r.image_id',
  },
  exhibitions: {
    table: 'exhibitions',
    visible: exhibitionVisible('r', publicViewer),
    title: ['title', 'title_en'],
    lines: [
      `concat_ws(' · ', ${galleryName('name')}, r.period)`,
      `concat_ws(' · ', coalesce(${galleryName('name_en')}, ${galleryName('name')}), r.period)`,
    ],
    image: firstImage('exhibition_images', 'exhibition_id'),
  },
  galleries: {
    table: 'galleries',
    visible: galleryVisible('r', publicViewer),
    title: ['name', 'name_en'],
    lines: [`r.gallery_address ->> 'City'`, `coalesce(r.gallery_address_en, r.gallery_address) ->> 'City'`],
    image: firstImage('gallery_images', 'gallery_id'),
  },
};

const dialect = new PgDialect();
const picture = (id: string): string => dialect.sqlToQuery(fileJson(sql.raw(id))).sql;

/** So many are weighed against each other: more would make a common syllable as slow as the whole table. */
const mostWeighed = 300;

const kinds = Object.keys(sources) as SearchKind[];
type Found = Record<SearchKind, string[]>;

/** Which records, best first. Planned anew for each query, so it holds no more than it needs. */
const finding = (match: string, rank: string): string =>
  `select ${kinds
    .map((kind) => {
      const { table, visible } = sources[kind];
      return `array(select id from (select r.id, r.created_at, ${rank} as rank from (
        select r.id, r.created_at, r.search_keys, r.search_initials from ${table} r where ${match} and ${visible} limit ${mostWeighed}) r) r order by rank, created_at desc, id limit $1) as ${kind}`;
    })
    .join(', ')}`;

/**
 * How the records look that were found; one that was hidden in between is left out. Planning this takes longer than reading the
 * few rows, so it holds only the kinds that were found.
 */
const showing = (found: SearchKind[]) => ({
  name: `search answer of ${found.join(' ')}`,
  text: `select json_build_object(${found
    .map((kind, index) => {
      const { table, visible, title, lines, image } = sources[kind];
      return `'${kind}', (select coalesce(json_agg(json_build_object('id', r.id, 'title', r.${title[0]}, 'title_en', r.${title[1]},
        'line', ${lines[0]}, 'line_en', ${lines[1]}, 'image', ${picture(image)}) order by found.place), '[]')
        from unnest($${index + 1}::char(24)[]) with ordinality found (id, place) join ${table} r on r.id = found.id where ${visible})`;
    })
    .join(', ')}) as answer`,
});

/** The name itself, then a beginning, then anywhere; among equals the shorter name. */
const closeness = (column: string): string =>
  `case when r.${column} = $2 or r.${column} like $2 || '|%' or r.${column} like '%|' || $2 then 0
    when r.${column} like $2 || '%' or r.${column} like '%|' || $2 || '%' then 1000
    when r.${column} like '%' || $2 || '%' then 2000 else 3000 end + least(length(r.${column}), 900)`;

export type SearchColumn = 'search_keys' | 'search_initials';
type Groups = Omit<SearchAnswer, 'similar'>;
export const nothing: Groups = { artists: [], art_works: [], exhibitions: [], galleries: [] };

async function ask(database: pg.Pool, text: string, values: unknown[]): Promise<Groups> {
  // Not prepared: the right plan for a common syllable is the wrong one for a rare name.
  const { rows: found } = await database.query<Found>(text, values);
  const ids = found[0];
  if (!ids) throw new Error('the search gave no answer');
  const full = kinds.filter((kind) => ids[kind].length > 0);
  if (full.length === 0) return nothing;
  const { rows } = await database.query<{ answer: Partial<Groups> }>({
    ...showing(full),
    values: full.map((kind) => ids[kind]),
  });
  return { ...nothing, ...rows[0]?.answer };
}

/** What begins with a query too short for the index of its middle. */
export const findBeginning = (database: Database, column: SearchColumn, keys: string, limit: number): Promise<Groups> =>
  ask(database.pool, finding(`left(r.${column}, 100) like $3`, closeness(column)), [limit, keys, `${keys}%`]);

/** What holds every word of the query, in whatever order. */
export function findHolding(
  database: Database,
  column: SearchColumn,
  keys: string,
  words: string[],
  limit: number,
): Promise<Groups> {
  const match = words.map((_, index) => `r.${column} like $${index + 3}`).join(' and ');
  return ask(database.pool, finding(match, closeness(column)), [limit, keys, ...words.map((word) => `%${word}%`)]);
}

/** What resembles the query: for slips of the finger. How alike is alike enough is a setting of every connection. */
export const findSimilar = (database: Database, keys: string, limit: number): Promise<Groups> =>
  ask(database.pool, similar, [limit, keys]);

const similar = finding('$2 <% r.search_keys', '1 - word_similarity($2, r.search_keys)');
