import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
let administrator: SignedIn;

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
  await create.artwork({ title: '달', inventoryNumber: 'HG-2021.014a' });
  await create.artwork({ title: '해', inventoryNumber: 'HG-2021.015' });
  await create.artwork({ title: 'Study for HG-2021', inventoryNumber: null });
  await create.artwork({ title: '할인', inventoryNumber: 'sale 50% off' });
  // More than a search looks through before it asks an index.
  for (let at = 0; at < 320; at += 1) await create.artwork({ title: `빈 들 ${at}`, inventoryNumber: `K ${at}` });
});

const asked = (words: string) => `_q=${encodeURIComponent(words)}`;
const titles = async (words: string): Promise<string[]> =>
  (await api.json<Artwork[]>(`/admin/artworks?${asked(words)}&_limit=50`, administrator))
    .map(({ title }) => title)
    .sort((a, b) => (a < b ? -1 : 1));

test('administration finds a work by its inventory number, a piece of it, in any case, beside titles', async () => {
  expect(await titles('HG-2021.014a')).toEqual(['달']);
  expect(await titles('hg-2021.014')).toEqual(['달']);
  expect(await titles('2021.01')).toEqual(['달', '해']);
  expect(await titles('hg-2021')).toEqual(['Study for HG-2021', '달', '해']);
  expect(await titles('50%')).toEqual(['할인']);
  expect(await titles('K 31_')).toEqual([]);
  expect(await titles('K 317')).toEqual(['빈 들 317']);
});

test('works found by their number are counted too', async () => {
  expect(await api.json(`/admin/artworks/count?${asked('hg-2021')}`, administrator)).toBe(3);
  expect(await api.json(`/admin/artworks/count?${asked('K 31')}`, administrator)).toBe(11);
});

test('visitors do not find works by the number of their owner', async () => {
  expect(await api.json(`/art-works?${asked('HG-2021.014a')}`)).toEqual([]);
});
