import type { Pool } from 'pg';
import { artistsRecord } from '../artists/artists.record.ts';
import { publicViewer } from '../records/query/collection.ts';

/** The ids of artists who allow machines to learn from their works and to mine them, in a steady order. */
export async function artistsWhoAllow(pool: Pool, limit: number): Promise<string[]> {
  const { rows } = await pool.query<{ id: string }>(
    `select r.id from artists r where r.machine_use = 'allowed' and ${artistsRecord.visible('r', publicViewer)} order by r.id limit $1`,
    [limit],
  );
  return rows.map(({ id }) => id);
}
