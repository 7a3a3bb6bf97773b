import { daysToRestore } from '@hwarang/domain/artworks/deleted';
import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';

/**
 * Until the transaction ends nobody else changes with whom these works are, or what is asked for them. Call it before that is read, and
 * before consignments, offers or sales are written: locks that are taken in another order wait for each other for ever.
 */
export async function lockWorks(executor: Executor, ids: readonly string[]): Promise<void> {
  await executor.execute(
    sql`select from artworks where id = any(${sql.param([...ids])}::char(24)[]) order by id for no key update`,
  );
}

export async function markDeleted(executor: Executor, id: string): Promise<void> {
  await executor.execute(
    sql`update artworks set deleted_at = now(), version = version + 1, updated_at = now() where id = ${id}`,
  );
}

/** The artist's works in this order; ids of somebody else's are passed over. */
export async function putOrder(executor: Executor, artistId: string, ids: string[]): Promise<void> {
  const places = sql.join(
    ids.map((id, index) => sql`(${id}, ${index + 1}::int)`),
    sql`, `,
  );
  // Locked in the order of their ids first: two orders at once would each wait for works that the other one has placed already.
  await executor.execute(sql`select from artworks where id = any(${sql.param(ids)}::char(24)[]) and owner_id = ${artistId}
    order by id for no key update`);
  await executor.execute(
    sql`update artworks set position = place.position from (values ${places}) as place (id, position)
      where artworks.id = place.id and artworks.owner_id = ${artistId} and artworks.deleted_at is null`,
  );
}

/** False when there is nothing to bring back, or it was deleted too long ago. */
export async function restoreDeleted(executor: Executor, id: string): Promise<boolean> {
  const { rows } = await executor.execute(
    sql`update artworks set deleted_at = null, version = version + 1, updated_at = now()
      where id = ${id} and deleted_at > now() - make_interval(days => ${daysToRestore}) returning id`,
  );
  return rows.length > 0;
}

/** What nobody brought back in time is deleted for good. */
export async function forgetDeleted(executor: Executor): Promise<void> {
  await executor.execute(sql`delete from artworks where deleted_at < now() - make_interval(days => ${daysToRestore})`);
}

/** What was counted one by one becomes one row of each kind again, so that a sum reads few rows. */
export async function mergeCounts(executor: Executor): Promise<void> {
  await executor.execute(sql`with several as (
      select owner_id, is_exposed, pictured from artwork_counts group by owner_id, is_exposed, pictured having count(*) > 1),
    merged as (
      delete from artwork_counts c using several s
      where coalesce(c.owner_id, '') = coalesce(s.owner_id, '') and c.is_exposed = s.is_exposed and c.pictured = s.pictured
      returning c.owner_id, c.is_exposed, c.pictured, c.works)
    insert into artwork_counts (owner_id, is_exposed, pictured, works)
    select owner_id, is_exposed, pictured, sum(works) from merged group by owner_id, is_exposed, pictured having sum(works) <> 0`);
}
