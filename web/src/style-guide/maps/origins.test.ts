import { expect, test } from 'vitest';
import type { Api } from '../../platform/api.ts';
import { countryNames, originsOf } from './origins.ts';

/** An API that knows these countries of artists and answers the three questions that are asked of it. */
function apiOf(countries: (string | null)[]): Api {
  const get = async (path: string): Promise<unknown> => {
    const asked = new URL(path, 'http://house.example').searchParams;
    const known = countries.filter((code) => code !== null).sort((a, b) => (a < b ? -1 : 1));
    const after = asked.get('usercountryname_gt');
    const exact = asked.get('usercountryname_eq');
    if (path.startsWith('/artists/count'))
      return exact === null ? countries.length : countries.filter((code) => code === exact).length;
    return known
      .filter((code) => after === null || code > after)
      .slice(0, 1)
      .map((code) => ({ usercountryname: code }));
  };
  return { get } as Api;
}

test('artists are counted by country, the most first, and those without one at their place', async () => {
  expect(await originsOf(apiOf(['KR', 'FR', 'KR', null, 'kr', 'KR']))).toEqual([
    { code: 'KR', count: 4 },
    { code: 'FR', count: 1 },
    { code: '', count: 1 },
  ]);
  expect(await originsOf(apiOf([]))).toEqual([]);
});

test('every country has a name, in the order of the language; what is no code keeps its own', () => {
  const names = countryNames('ko', [{ code: 'NOWHERE', count: 1 }]);
  expect(new Map(names).get('KR')).toBe('대한민국');
  expect(new Map(names).get('SG')).toBe('싱가포르');
  expect(new Map(names).get('NOWHERE')).toBe('NOWHERE');
});
