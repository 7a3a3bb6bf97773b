import type { Import, ImportRow } from '@hwarang/domain/imports/imports.contract';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { importsOf } from '../testing/imports.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
let administrator: SignedIn;
const sheets = importsOf(testApp, () => administrator);
const rowsOf = async (id: string) => (await api.json<{ rows: ImportRow[] }>(`/imports/${id}/rows`, administrator)).rows;
const answer = (id: string, row: number, body: Record<string, unknown>) =>
  api.put(`/imports/${id}/rows/${row}`, administrator, body);

beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});

const ids = (all: { id: string }[]) => all.map(({ id }) => id);

test('each of several artists named in one cell is answered by itself, for all rows that name them', async () => {
  const chun = await create.artist({ localname: '천경자', englishname: 'Chun Kyungja' });
  const [first, second] = [await create.artist({ localname: '이준' }), await create.artist({ localname: '이준' })];
  const sheet = [
    '전시명,시작일,참여 작가',
    '여럿 하나,2031-01-01,Kyungja Chun; 이준; 새로운 사람',
    '여럿 둘,2031-01-02,이준',
    '여럿 셋,2031-01-03,이준; 이준',
  ].join('\n');
  const { id, mapping } = await sheets.upload('exhibitions', sheet);
  expect(mapping).toEqual(['title', 'opens_on', 'artists']);
  expect((await sheets.check(id)).counts).toMatchObject({ ask: 3 });
  expect((await answer(id, 2, { field: 'artists', choice: chun })).statusCode).toBe(400);
  expect((await answer(id, 2, { field: 'artists', value: '이준', choice: chun })).statusCode).toBe(400);
  expect((await answer(id, 2, { field: 'artists', value: '없는 사람', choice: chun })).statusCode).toBe(400);
  const once = await answer(id, 2, { field: 'artists', value: 'Kyungja Chun', choice: chun });
  expect(once.statusCode, once.body).toBe(200);
  // The other question of the row is still open.
  expect(once.json<Import>().counts).toMatchObject({ ask: 3 });
  const twice = await answer(id, 2, { field: 'artists', value: '이준', choice: second });
  expect(twice.json<Import>().counts).toMatchObject({ ask: 0 });
  expect((await sheets.check(id)).counts).toMatchObject({ make: 3, ask: 0 });
  expect((await sheets.run(id)).counts).toMatchObject({ make: 3 });
  const rows = await rowsOf(id);
  const artistsOf = async (at: number) => ids((await api.json(`/exhibitions/${rows[at]?.record}`)).artists);
  expect(await artistsOf(0)).toHaveLength(3);
  expect((await artistsOf(0)).slice(0, 2)).toEqual([chun, second]);
  expect(await artistsOf(1)).toEqual([second]);
  expect(await artistsOf(2)).not.toContain(first);
});

test('of several galleries in one cell, one is known, one is chosen and one is made', async () => {
  const known = await create.gallery({ name: '아는 화랑', nameEn: 'Known Gallery' });
  const twin = await create.gallery({ name: '같은 화랑' });
  await create.gallery({ name: '같은 화랑' });
  const sheet = '전시명,시작일,다른 전시 장소\n화랑 여럿,2031-02-01,아는 화랑; 같은 화랑; 처음 듣는 화랑\n';
  const { id, mapping } = await sheets.upload('exhibitions', sheet);
  expect(mapping).toEqual(['title', 'opens_on', 'galleries']);
  expect((await sheets.check(id)).counts).toMatchObject({ ask: 1 });
  await answer(id, 2, { field: 'galleries', value: '같은 화랑', choice: twin });
  await answer(id, 2, { field: 'galleries', value: '처음 듣는 화랑', choice: 'new' });
  expect((await sheets.check(id)).counts).toMatchObject({ make: 1, ask: 0 });
  await sheets.run(id);
  const [row] = await rowsOf(id);
  const galleries = ids((await api.json(`/exhibitions/${row?.record}`)).galleries);
  expect(galleries).toHaveLength(3);
  expect(galleries).toEqual(expect.arrayContaining([known, twin]));
});

test('a number that several works have is asked about, and none can be made for it', async () => {
  const work = await create.artwork({ title: '하나', inventoryNumber: 'N-7' });
  const meant = await create.artwork({ title: '둘', inventoryNumber: 'N-7' });
  const { id } = await sheets.upload('exhibitions', `전시명,시작일,출품작\n번호,2031-03-01,N-7; ${work}\n`);
  expect((await sheets.check(id)).counts).toMatchObject({ ask: 1, refuse: 0 });
  const [row] = await rowsOf(id);
  expect(row?.notes).toMatchObject([{ field: 'art_works', level: 'question', key: 'workSeveral' }]);
  expect(row?.notes[0]?.candidates?.map(({ title }) => title).sort()).toEqual(['둘', '하나']);
  expect((await answer(id, 2, { field: 'art_works', value: 'N-7', choice: 'new' })).statusCode).toBe(400);
  await answer(id, 2, { field: 'art_works', value: 'N-7', choice: meant });
  await sheets.check(id);
  expect((await sheets.run(id)).counts).toMatchObject({ make: 1 });
  const [done] = await rowsOf(id);
  expect(ids((await api.json(`/exhibitions/${done?.record}`)).art_works)).toEqual([meant, work]);
});

test('which record a row is, is answered for that row alone', async () => {
  const owner = await create.artist({ localname: '물음 작가' });
  const known = await create.artwork({ title: '첫 물음', ownerId: owner });
  await create.artwork({ title: '둘째 물음', ownerId: owner });
  const sheet = 'id,작품명,작가,재료\n,첫 물음,물음 작가,먹\n,둘째 물음,물음 작가,먹\n';
  const { id } = await sheets.upload('art-works', sheet);
  await api.put(`/imports/${id}`, administrator, { mapping: ['id', 'title', 'owner', 'material'] });
  expect((await sheets.check(id)).counts).toMatchObject({ ask: 2 });
  const answered = await answer(id, 2, { field: 'id', choice: known });
  expect(answered.json<Import>().counts).toMatchObject({ ask: 1 });
  expect((await sheets.check(id)).counts).toMatchObject({ change: 1, ask: 1, refuse: 0 });
});
