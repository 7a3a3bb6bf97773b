import { type ExhibitionSearch, runs } from '@hwarang/domain/exhibitions/exhibition-search';
import type { City } from '@hwarang/domain/galleries/city';
import { addressWith, pageFrom } from '../platform/listing.ts';

export const exhibitionsOnPage = 12;

/** Which part of the list an address asks for. */
export interface ListParams extends ExhibitionSearch {
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
