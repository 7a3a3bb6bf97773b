import type { Run } from './run.ts';

export const runs: readonly Run[] = ['open', 'coming', 'over'];

export interface ExhibitionSearch {
  run?: Run | undefined;
  /** Its English name, in the address of both languages. */
  city?: string | undefined;
}

/** Which exhibitions: of this state on the day, in this city. */
export function whichExhibitions({ run, city }: ExhibitionSearch, today: string): URLSearchParams {
  const which = new URLSearchParams({ is_exposed: 'true' });
  if (run === 'open') {
    which.set('opens_on_lte', today);
    which.set('closes_on_gte', today);
  }
  if (run === 'coming') which.set('opens_on_gt', today);
  if (run === 'over') which.set('closes_on_lt', today);
  if (city) which.set('city', city);
  return which;
}
