import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';

export async function imagesOfArtist(executor: Executor, artistId: string): Promise<string[]> {
  const { rows } = await executor.execute<{ id: string }>(
    sql`select image_id as id from artworks where owner_id = ${artistId} and image_id is not null`,
  );
  return rows.map(({ id }) => id);
}
