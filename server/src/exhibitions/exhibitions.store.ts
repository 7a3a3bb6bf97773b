import type { Database } from '../platform/database.ts';
import type { PublicReads } from '../platform/public-reads.ts';

const day = 86_400_000;

interface Clocked {
  database: Pick<Database, 'pool'>;
  publicReads: Pick<PublicReads, 'clockChanged'>;
}

/** In how many milliseconds the next exhibition appears or vanishes by the clock alone. Replicas are told when one just did. */
export async function nextStatusChange({ database, publicReads }: Clocked): Promise<number> {
  const { rows } = await database.pool.query<{ wait: number | null; ago: number | null }>(
    `select extract(epoch from least(
         (select min(shown_from) from exhibitions where shown_from > now()),
         (select min(shown_to) from exhibitions where shown_to > now())) - clock_timestamp()) * 1000 as wait,
       extract(epoch from clock_timestamp() - greatest(
         (select max(shown_from) from exhibitions where shown_from <= now()),
         (select max(shown_to) from exhibitions where shown_to <= now()))) * 1000 as ago`,
  );
  const { wait = null, ago = null } = rows[0] ?? {};
  if (ago !== null) publicReads.clockChanged(ago);
  return wait === null ? day : Math.min(day, Math.max(0, wait));
}
