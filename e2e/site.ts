import { inject } from 'vitest';

/** The product that this worker's tests have to themselves. */
export function site(): { base: string; dataDir: string } {
  const own = inject('sites')[Number(process.env.VITEST_POOL_ID) - 1];
  if (!own) throw new Error(`there is no product for worker ${process.env.VITEST_POOL_ID}`);
  return own;
}
