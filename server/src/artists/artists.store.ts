import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { artists } from './artists.table.ts';

/** The artist of a user, of whom there is one at most. */
export const artistIdOf = (userId: SQLWrapper): SQL<string | null> =>
  sql<string | null>`(select ${artists.id} from ${artists} where ${artists.userId} = ${userId})`;

export async function imagesOfArtist(executor: Executor, artistId: string): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(
    sql`select image_id as id from artworks where owner_id = ${artistId} and image_id is not null`,
  );
  return rows.map(({ id }) => id);
}

/** Whether the artist that a user had was hidden when it was deleted: deleting a profile must not be the way to be shown again. */
export async function wasHidden(executor: Executor, userId: string | undefined): Promise<boolean> {
  const { rows } = await executor.execute(sql`select from users where id = ${userId ?? null} and artist_hidden`);
  return rows.length > 0;
}

export async function noteHidden(executor: Executor, userId: string, isHidden: boolean): Promise<void> {
  await executor.execute(
    sql`update users set artist_hidden = ${isHidden} where id = ${userId} and artist_hidden <> ${isHidden}`,
  );
}
