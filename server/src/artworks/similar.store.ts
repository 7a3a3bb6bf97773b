import type pg from 'pg';
import { publicViewer } from '../records/query/collection.ts';
import { artworkVisible } from './artworks.record.ts';

export interface Candidate {
  id: string;
  owner: string | null;
  colours: string[];
  tags: string[];
  width: number | null;
  height: number | null;
  aspect: number | null;
}

const bounds = { perCell: 24, near: 700, newest: 100 };

/**
 * Works of others that everyone may see, among which the likest are looked for: some out of each of these colour cells, beginning at
 * another place for every work so that none is left out for good, and the newest. However many works there are, no more are read.
 */
export async function similarCandidates(
  pool: pg.Pool,
  { id, owner, cells, from }: { id: string; owner: string | null; cells: number[]; from: string },
): Promise<Candidate[]> {
  const half = (side: string, direction: string) =>
    `(select b.sha256 from blobs b where b.colour_cell = cell and b.sha256 ${side} $2 order by b.sha256 ${direction} limit ${bounds.perCell / 2})`;
  // The offset keeps the planner from reading the whole table to join a thousand rows of it.
  const { rows } = await pool.query<Candidate>(
    `with near as (
       select a.id from unnest($1::smallint[]) cell
         cross join lateral (${half('>=', 'asc')} union all ${half('<', 'desc')}) picture
         join files f on f.sha256 = picture.sha256 join artworks a on a.image_id = f.id
       limit ${bounds.near}),
     newest as (select a.id from artworks a order by a.created_at desc, a.id desc limit ${bounds.newest})
     select work.id, work.owner_id as owner, work.tags, work.width_cm::float8 as width, work.height_cm::float8 as height,
       coalesce(b.colours, '[]') as colours,
       coalesce(b.width::float8 / nullif(b.height, 0), work.width_cm::float8 / nullif(work.height_cm::float8, 0)) as aspect
     from (select id from near union select id from newest) found
       cross join lateral (select a.* from artworks a where a.id = found.id and a.id <> $3
         and a.owner_id is distinct from $4 and ${artworkVisible('a', publicViewer)} offset 0) work
       left join files f on f.id = work.image_id left join blobs b on b.sha256 = f.sha256`,
    [cells, from, id, owner],
  );
  return rows;
}
