import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

interface Hung {
  userId: string;
  artwork: string;
  artworkId: string;
  exhibition: string;
  exhibitionEn: string | null;
  exhibitionId: string;
}

/** Tells the owners of these works that they hang in these exhibitions now; works of nobody's account are left out. */
export async function notifyExhibited(
  executor: Executor,
  exhibitions: string[],
  artworks: string[],
): Promise<string[]> {
  const { rows } = await executor.execute<Hung & Record<string, unknown>>(
    sql`select artist.user_id as "userId", work.title as artwork, work.id as "artworkId",
        show.title as exhibition, show.title_en as "exhibitionEn", show.id as "exhibitionId"
      from artworks work join artists artist on artist.id = work.owner_id cross join exhibitions show
      where work.id in ${artworks} and show.id in ${exhibitions}
        and artist.user_id is not null and work.deleted_at is null and show.is_exposed`,
  );
  for (const { userId, exhibitionEn, ...hung } of rows) {
    const facts = JSON.stringify({ ...hung, ...(exhibitionEn ? { exhibitionEn } : {}) });
    await executor.execute(
      sql`insert into notifications (id, user_id, kind, facts) values (${newId()}, ${userId}, 'artwork-exhibited', ${facts}::jsonb)`,
    );
  }
  return rows.map(({ userId }) => `user:${userId}`);
}
