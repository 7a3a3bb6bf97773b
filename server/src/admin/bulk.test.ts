import { sql } from 'drizzle-orm';
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
});
const put = (records: object[]) => api.put('/admin/artworks', administrator, { records });
const titles = async (ids: string[]) =>
  Promise.all(ids.map(async (id) => (await api.json(`/art-works/${id}`, administrator)).title as string));

test('many works are hidden in one change, and shown again by the change back', async () => {
  const ids = [await create.artwork(), await create.artwork()];
  const seen = async () =>
    (await Promise.all(ids.map((id) => api.get(`/art-works/${id}`)))).map(({ statusCode }) => statusCode);
  expect(await seen()).toEqual([200, 200]);
  const hidden = await put(ids.map((id) => ({ id, is_exposed: false })));
  expect(hidden.json()).toEqual(ids.map((id) => ({ id, __v: 1 })));
  expect(await seen()).toEqual([404, 404]);
  await put(hidden.json().map(({ id, __v }: { id: string; __v: number }) => ({ id, __v, is_exposed: true })));
  expect(await seen()).toEqual([200, 200]);
});

test('one that is wrong, gone or changed meanwhile leaves all of them as they were', async () => {
  const ids = [await create.artwork({ title: '가' }), await create.artwork({ title: '나' })];
  const [first = '', second = ''] = ids;
  expect(
    (
      await put([
        { id: first, title: '다' },
        { id: second, title: '' },
      ])
    ).statusCode,
  ).toBe(400);
  expect(
    (
      await put([
        { id: first, title: '다' },
        { id: '0123456789abcdef01234567', title: '라' },
      ])
    ).statusCode,
  ).toBe(400);
  const late = await put([
    { id: first, title: '다' },
    { id: second, title: '라', __v: 7 },
  ]);
  expect([late.statusCode, late.json().data]).toEqual([409, { id: second, __v: 0 }]);
  expect(await titles(ids)).toEqual(['가', '나']);
  expect((await put([])).statusCode).toBe(400);
});

test('a table is exported whole, as it is filtered and sorted, with formulas and editions as text', async () => {
  await create.artwork({
    title: '=1+1 수출',
    material: '먹, "종이"',
    edition: '3/10',
    inventoryNumber: 'HG-1',
    yearText: '1818–20',
    license: 'cc-by-4.0',
  });
  for (let made = 0; made < 3; made += 1) await create.artwork({ title: `수출 ${made}` });
  const question = `title_contains=${encodeURIComponent('수출')}&_sort=title:ASC`;
  const answer = await api.get(`/admin/artworks.csv?${question}`, administrator);
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [head, ...rows] = answer.body.split('\r\n').slice(0, -1);
  expect(head?.startsWith('\uFEFF"id","title","title_en","owner.localname"')).toBe(true);
  expect(rows).toHaveLength(4);
  expect(head).toContain('"size","edition","inventory_number","year","year_text","license","made_with_ai"');
  expect(answer.body).toContain('"1818–20","cc-by-4.0",,');
  expect(answer.body).toContain(`"'3/10"`);
  expect(answer.body).toContain(`"'=1+1 수출"`);
  expect(answer.body).toContain('"먹, ""종이"""');
  const wrong = await api.get('/admin/artworks.csv?nosuch=1', administrator);
  expect(wrong.statusCode).toBe(400);
});

test('far down a long table the rows come in their order too, and its last page ends with its last row', async () => {
  const { orm } = testApp().services.database;
  await orm.execute(sql`insert into artworks (id, title, material, created_at)
    select lpad(to_hex(i), 24, '0'), '긴 표 ' || i, '먹 ' || i % 7, now() + i * interval '1 second' from generate_series(1, 3000) i`);
  const { headers } = administrator;
  for (const sort of ['createdAt:DESC', 'material:ASC', 'title:DESC']) {
    const question = `title_contains=${encodeURIComponent('긴 표')}&_sort=${sort}`;
    const whole: string[] = [];
    for (let start = 0; start < 3000; start += 1000)
      whole.push(...(await ids(`/admin/artworks?${question}&_start=${start}&_limit=1000`, headers)));
    expect(new Set(whole).size).toBe(3000);
    const filtered = `createdAt_gt=2000-01-01T00:00:00.000Z&_sort=${sort}`;
    const all = (await api.json('/admin/artworks/count', { headers })) as number;
    const last = await ids(`/admin/artworks?${filtered}&_start=${all - 40}&_limit=100`, headers);
    const before = await ids(`/admin/artworks?${filtered}&_start=${all - 100}&_limit=100`, headers);
    expect(last).toHaveLength(40);
    expect(before.slice(60)).toEqual(last);
  }
});

const ids = async (path: string, headers: Record<string, string>): Promise<string[]> =>
  (await api.json<{ id: string }[]>(path, { headers })).map(({ id }) => id);
