import type { Language } from '@hwarang/domain/language';
import type { Api } from '../../platform/api.ts';
import { countryFacts, smallCountries } from './country-facts.ts';

/** How many public artists name a country; `code` is empty for those who name none. */
export interface Origin {
  code: string;
  count: number;
}

export interface WorldData {
  origins: readonly Origin[];
  /** Codes and names of the countries, in the order of their names. */
  names: readonly (readonly [string, string])[];
}

const mostCountries = 300;

/** Walks the countries that artists have given, one after the other: the records themselves are not needed, only their number. */
export async function originsOf(api: Api): Promise<Origin[]> {
  const counts = new Map<string, number>();
  let rest = await api.get('/artists/count?is_exposed=true');
  let last: string | undefined;
  for (let step = 0; rest > 0 && step < mostCountries; step++) {
    const after: string = last === undefined ? '' : `&usercountryname_gt=${encodeURIComponent(last)}`;
    const [next] = await api.get(
      `/artists?is_exposed=true&usercountryname_null=false${after}&_sort=usercountryname:ASC&_limit=1`,
    );
    const code = next?.usercountryname;
    if (!code || code === last) break;
    const count = await api.get(`/artists/count?is_exposed=true&usercountryname_eq=${encodeURIComponent(code)}`);
    const key = code.trim().toUpperCase();
    counts.set(key, (counts.get(key) ?? 0) + count);
    rest -= count;
    last = code;
  }
  if (rest > 0) counts.set('', rest);
  return [...counts].map(([code, count]) => ({ code, count })).sort((a, b) => b.count - a.count);
}

/** Named once, on the server: a browser may know a country by another name, and the page would change under its reader. */
export function countryNames(language: Language, origins: readonly Origin[]): WorldData['names'] {
  const names = new Intl.DisplayNames(language, { type: 'region' });
  const { compare } = new Intl.Collator(language);
  const nameOf = (code: string) => {
    try {
      return names.of(code) ?? code;
    } catch {
      return code;
    }
  };
  const codes = new Set([...countryFacts, ...smallCountries, ...origins].map(({ code }) => code).filter(Boolean));
  return [...codes].map((code) => [code, nameOf(code)] as const).sort(([, a], [, b]) => compare(a, b));
}
