import type { Artist } from '@hwarang/domain/artists/artists.contract';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const listed = 'is_exposed=true&artworks_null=false';

async function artist(englishname: string, usercountryname: string | null, isExposed = true): Promise<string> {
  return create.artist({ englishname, usercountryname, isExposed });
}

beforeAll(async () => {
  const [oil, ink, hidden] = [
    await artist('Oil', 'KR'),
    await artist('Ink', 'JP'),
    await artist('Hidden', 'FR', false),
  ];
  await artist('Nothing', 'US');
  await create.artwork({ ownerId: oil, material: '캔버스에 유채' });
  await create.artwork({ ownerId: ink, materialEn: 'Ink on paper' });
  await create.artwork({ ownerId: ink, materialEn: 'Oil on canvas', isExposed: false });
  await create.artwork({ ownerId: hidden, materialEn: 'Oil on canvas' });
  await create.artwork({ ownerId: await artist('Stateless', ''), materialEn: 'Bronze' });
});

const names = async (query: string) =>
  (await api.json<Artist[]>(`/artists?${query}`)).map(({ englishname }) => englishname);

test('artists are found and counted by country and by the medium of works that everyone may see', async () => {
  const found = {
    'usercountryname=KR': ['Oil'],
    'artworks.material_kind=oil': ['Oil'],
    'artworks.material_kind=ink&usercountryname=JP': ['Ink'],
    'artworks.material_kind=ink&usercountryname=KR': [],
    'artworks.material_kind=sculpture': ['Stateless'],
  };
  for (const [query, expected] of Object.entries(found)) {
    expect(await names(`${listed}&${query}`), query).toEqual(expected);
    expect(await api.json(`/artists/count?${listed}&${query}`), query).toBe(expected.length);
  }
});

test('a medium that is none is a 400', async () => {
  expect(await api.status('/artists?artworks.material_kind=dust')).toBe(400);
});

test('the countries of a list are those of its artists, each once, and never of hidden ones', async () => {
  expect(await api.json(`/artists/countries?${listed}`)).toEqual(['JP', 'KR']);
  expect(await api.json(`/artists/countries?${listed}&artworks.material_kind=oil`)).toEqual(['KR']);
  expect(await api.json('/artists/countries?is_exposed=false')).toEqual([]);
  expect(await api.json('/artists/countries?is_exposed=false', await signIn(testApp(), 'administrator'))).toEqual([
    'FR',
  ]);
});

test('the countries are kept until an artist changes, and take the filters of the list alone', async () => {
  const { etag } = (await api.get(`/artists/countries?${listed}`)).headers;
  expect(etag).toBeTruthy();
  expect((await api.get(`/artists/countries?${listed}`)).headers.etag).toBe(etag);
  const administrator = await signIn(testApp(), 'administrator');
  const [first] = await api.json<Artist[]>('/artists?englishname=Oil');
  await api.put(`/artists/${first?.id}`, administrator, { usercountryname: 'vn' });
  expect(await api.json(`/artists/countries?${listed}`)).toEqual(['JP', 'VN']);
  expect(await api.status('/artists/countries?colour=red')).toBe(400);
});
