import type { ArtworkViews } from '@hwarang/domain/artworks/views.contract';
import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { publicViewer } from '../records/query/collection.ts';
import { artworkVisible } from './artworks.record.ts';

const today = sql.raw(`(now() at time zone 'Asia/Seoul')::date`);
const daysToldApart = 60;
const longAgo = '1970-01-01';

/** One more for a work that everyone may see and that is not this artist's; nothing for any other. Instances add to the same row. */
export async function countView(executor: Executor, id: string, artistId: string | undefined): Promise<void> {
  await executor.execute(
    sql`insert into artwork_views as counted (artwork_id, day, views)
      select a.id, ${today}, 1 from artworks a
      where a.id = ${id} and a.owner_id is distinct from ${artistId ?? null}::char(24)
        and ${sql.raw(artworkVisible('a', publicViewer))}
      on conflict (artwork_id, day) do update set views = counted.views + 1`,
  );
}

/** The views of every work of an artist that was ever looked at. */
export async function viewsOfArtist(executor: Executor, artistId: string): Promise<ArtworkViews[]> {
  const { rows } = await executor.execute<ArtworkViews & Record<string, unknown>>(
    sql`select a.id, coalesce(sum(v.views) filter (where v.day > ${today} - 30), 0)::float8 as last_30_days, sum(v.views)::float8 as total
      from artworks a join artwork_views v on v.artwork_id = a.id
      where a.owner_id = ${artistId} and a.deleted_at is null group by a.id order by a.id`,
  );
  return rows;
}

/** Days long past become one number for each work, so that the table grows with the works and not with the years. */
export async function foldOldViews(executor: Executor): Promise<void> {
  await executor.execute(
    sql`with old as (
        delete from artwork_views where day > ${longAgo} and day < ${today} - ${sql.raw(String(daysToldApart))} returning artwork_id, views)
      insert into artwork_views as counted (artwork_id, day, views)
      select artwork_id, ${longAgo}::date, sum(views) from old group by artwork_id
      on conflict (artwork_id, day) do update set views = counted.views + excluded.views`,
  );
}
