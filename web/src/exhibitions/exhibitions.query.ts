import type { Run } from '@hwarang/domain/exhibitions/run';
import type { City } from '@hwarang/domain/galleries/city';
import { addressWith, pageFrom } from '../platform/listing.ts';

export const exhibitionsOnPage = 12;
export const runs: readonly Run[] = ['open', 'coming', 'over'];

/** Which part of the list an address asks for. */
export interface ListParams {
  run?: Run | undefined;
  /** Its English name, in the address of both languages. */
  city?: string | undefined;
  page: number;
}

/** What the address asks for that is no choice here is left out. */
export function listParamsFrom(address: URLSearchParams, cities: readonly City[]): ListParams {
  const city = address.get('city');
  return {
    run: runs.find((name) => name === address.get('when')),
    city: cities.find(({ name, name_en }) => city === name_en || city === name)?.name_en,
    page: pageFrom(address),
  };
}

export const addressOf = ({ run, city, page }: ListParams): string =>
  addressWith('/exhibitions', { when: run, city, page });

/** Which exhibitions: of this state on the day, in this city. */
export function whichExhibitions({ run, city }: ListParams, today: string): URLSearchParams {
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
