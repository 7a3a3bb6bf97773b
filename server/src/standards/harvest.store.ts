import type { Pool } from 'pg';
import { artworkVisible } from '../artworks/artworks.record.ts';
import { exhibitionsRecord } from '../exhibitions/exhibitions.record.ts';
import { galleriesRecord } from '../galleries/galleries.record.ts';
import { publicViewer } from '../records/query/collection.ts';

/** What everyone may see, by the one rule of each record. */
const isPublic = {
  artwork: (row: string) => artworkVisible(row, publicViewer),
  exhibition: (row: string) => exhibitionsRecord.visible(row, publicViewer),
  gallery: (row: string) => galleriesRecord.visible(row, publicViewer),
};

/** A place in the order of changes: by time, and by id among those of one moment. */
export interface Place {
  at: Date;
  id: string;
}

export interface Changed extends Place {
  kind: 'artworks' | 'exhibitions';
  /** It can no longer be seen: nothing but its id may be told. */
  gone: boolean;
  isNew: boolean;
}

export interface Wanted {
  kinds: readonly Changed['kind'][];
  after?: Place | undefined;
  before?: Place | undefined;
  from?: Date | undefined;
  /** Not included. */
  until?: Date | undefined;
  gallery?: string | undefined;
  limit: number;
  /** The newest first. */
  backwards?: boolean;
}

/** The public galleries whose public exhibitions show the work `row`. */
const galleriesOf = (row: string): string =>
  `select house.id from exhibition_artworks hung
     join exhibitions e on e.id = hung.exhibition_id and ${isPublic.exhibition('e')}
     cross join lateral (select e.gallery_id as id union select gallery_id from exhibition_galleries where exhibition_id = e.id) house
     join galleries g on g.id = house.id and ${isPublic.gallery('g')}
   where hung.artwork_id = ${row}.id`;

/** An exhibition appears and ends by the clock too. */
const shown = 'greatest(r.updated_at, r.shown_from)';
const ended = (row: string) =>
  `${row}.is_exposed and ${row}.shown_to <= now() and (${row}.shown_from is null or ${row}.shown_from < ${row}.shown_to)`;

/** What was made, changed or withdrawn, in the order of time. Each part is read no further than the limit. */
export async function listChanges(pool: Pool, wanted: Wanted): Promise<Changed[]> {
  const { kinds, after, before, from, until, gallery, limit, backwards } = wanted;
  const values: unknown[] = [limit];
  const parameter = (value: unknown, type: string) => `$${values.push(value)}::${type}`;
  const bounds = (at: string) =>
    [
      after && `(${at}, r.id) > (${parameter(after.at, 'timestamptz')}, ${parameter(after.id, 'char(24)')})`,
      before && `(${at}, r.id) < (${parameter(before.at, 'timestamptz')}, ${parameter(before.id, 'char(24)')})`,
      from && `${at} >= ${parameter(from, 'timestamptz')}`,
      until && `${at} < ${parameter(until, 'timestamptz')}`,
    ].filter(Boolean);
  const direction = backwards ? 'desc' : 'asc';
  const part = (kind: string, at: string, gone: boolean, table: string, ...conditions: unknown[]) =>
    `(select ${kind} as kind, r.id, ${at} as at, ${gone} as gone, ${gone ? 'false' : 'r.updated_at = r.created_at'} as "isNew"
      from ${table} r where ${[...bounds(at), ...conditions].filter(Boolean).join(' and ')}
      order by ${at} ${direction}, r.id ${direction} limit $1)`;
  const parts: string[] = [];
  if (kinds.includes('artworks')) {
    const inGallery = gallery && `${parameter(gallery, 'char(24)')} in (${galleriesOf('r')})`;
    parts.push(part("'artworks'", 'r.updated_at', false, 'artworks', isPublic.artwork('r'), inGallery));
  }
  if (kinds.includes('exhibitions')) {
    parts.push(part("'exhibitions'", shown, false, 'exhibitions', isPublic.exhibition('r')));
    parts.push(part("'exhibitions'", 'r.shown_to', true, 'exhibitions', ended('r')));
  }
  const ofGallery = gallery && `${parameter(gallery, 'text')} = any(r.galleries)`;
  const stillGone = `r.kind = any(${parameter(kinds, 'text[]')})
    and not (r.kind = 'artworks' and exists (select from artworks w where w.id = r.id and ${isPublic.artwork('w')}))
    and not (r.kind = 'exhibitions' and exists (select from exhibitions w where w.id = r.id and (${isPublic.exhibition('w')} or ${ended('w')})))`;
  parts.push(part('r.kind', 'r.at', true, 'withdrawn_records', stillGone, ofGallery));
  const { rows } = await pool.query<Changed>(
    `select * from (${parts.join(' union all ')}) changed order by at ${direction}, id ${direction} limit $1`,
    values,
  );
  return rows;
}

/** The state of one work for harvesters; undefined for one that was never public. */
export async function changeOfArtwork(pool: Pool, id: string): Promise<Changed | undefined> {
  const { rows } = await pool.query<Changed>(
    `select 'artworks' as kind, r.id, r.updated_at as at, false as gone, r.updated_at = r.created_at as "isNew"
       from artworks r where r.id = $1 and ${isPublic.artwork('r')}
     union all select kind, id, at, true, false from withdrawn_records where kind = 'artworks' and id = $1
     order by gone limit 1`,
    [id],
  );
  return rows[0];
}

/** By work, the galleries that show it or, for one that is gone, showed it. */
export async function galleriesOfArtworks(pool: Pool, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await pool.query<{ id: string; galleries: string[] }>(
    `select r.id, array(select distinct shown.id::text from (${galleriesOf('r')}) shown order by 1) as galleries
       from artworks r where r.id = any($1) and ${isPublic.artwork('r')}
     union all select w.id, array(select g.id::text from galleries g where g.id::text = any(w.galleries) and ${isPublic.gallery('g')} order by 1)
       from withdrawn_records w where w.kind = 'artworks' and w.id = any($1)`,
    [ids],
  );
  return new Map(rows.reverse().map(({ id, galleries }) => [id, galleries]));
}

export interface ListedGallery {
  id: string;
  name: string;
}

export async function listGalleries(pool: Pool, after: string, limit: number): Promise<ListedGallery[]> {
  const { rows } = await pool.query<ListedGallery>(
    `select g.id, g.name from galleries g where g.id > $1 and ${isPublic.gallery('g')} order by g.id limit $2`,
    [after, limit],
  );
  return rows;
}

export async function isPublicGallery(pool: Pool, id: string): Promise<boolean> {
  const { rows } = await pool.query(`select 1 from galleries g where g.id = $1 and ${isPublic.gallery('g')}`, [id]);
  return rows.length > 0;
}
