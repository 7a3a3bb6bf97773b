import type { Database } from '../platform/database.ts';

const day = 86_400_000;

/** In how many milliseconds the next exhibition appears or vanishes by the clock alone. */
export async function nextStatusChange({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ wait: string | null }>(
    `select extract(epoch from min(at) - clock_timestamp()) * 1000 as wait from (
       select shown_from as at from exhibitions where shown_from > now()
       union all select shown_to from exhibitions where shown_to > now()) turns`,
  );
  const wait = rows[0]?.wait;
  return wait === null || wait === undefined ? day : Math.min(day, Math.max(0, Number(wait)));
}
