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
