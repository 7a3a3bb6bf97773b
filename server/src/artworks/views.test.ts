import type { ArtworkViews } from '@hwarang/domain/artworks/views.contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { apiOf } from '../testing/api.ts';
import { fixtures } from '../testing/fixtures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { secondAppForFile, testAppForFile } from '../testing/test-app.ts';
import { forgetDeleted } from './artworks.store.ts';
import { foldOldViews } from './views.store.ts';

const testApp = testAppForFile();
const second = secondAppForFile(testApp);
const api = apiOf(testApp);
const create = fixtures(testApp);
const orm = () => testApp().services.database.orm;
const browser = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
let artist: SignedIn;
let administrator: SignedIn;

beforeAll(async () => {
  artist = await signIn(testApp(), 'artist');
  administrator = await signIn(testApp(), 'administrator');
});

let visitors = 0;
/** A look from an address of its own, so that no test meets the limit of another. */
async function look(id: string, headers: Record<string, string> = {}, app = testApp().fastify, address?: string) {
  visitors += 1;
  const answer = await app.inject({
    method: 'POST',
    url: `/api/art-works/${id}/views`,
    remoteAddress: address ?? `10.0.${visitors >> 8}.${visitors & 255}`,
    headers: { 'user-agent': browser, 'sec-fetch-site': 'same-origin', ...headers },
  });
  return answer.statusCode;
}
const viewsOf = async (id: string): Promise<ArtworkViews | undefined> =>
  (await api.json<ArtworkViews[]>('/art-works/views', artist)).find((views) => views.id === id);
const own = (values: object = {}) => create.artwork({ ownerId: artist.artistId, ...values });
const keep = (id: string, day: string, views: number) =>
  orm().execute(
    sql`insert into artwork_views values (${id}, (now() at time zone 'Asia/Seoul')::date - ${day}::int, ${views})`,
  );

test('looks of visitors and others are counted, on whichever instance they come', async () => {
  const id = await own();
  const user = await signIn(testApp(), 'user');
  expect(await viewsOf(id)).toBeUndefined();
  const looks = [
    look(id),
    look(id),
    look(id, user.headers),
    look(id, {}, second().fastify),
    look(id, {}, second().fastify),
  ];
  expect(await Promise.all(looks)).toEqual([200, 200, 200, 200, 200]);
  expect(await viewsOf(id)).toEqual({ id, last_30_days: 5, total: 5 });
});

test('the artist, administrators, bots, other sites and programs without a name are not counted', async () => {
  const id = await own();
  const left: Record<string, string>[] = [
    artist.headers,
    administrator.headers,
    { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' },
    { 'user-agent': 'Mozilla/5.0 (compatible; Yeti/1.1; +https://naver.me/spd)' },
    { 'user-agent': 'curl/8.5.0' },
    { 'user-agent': '' },
    { 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of left) expect(await look(id, headers)).toBe(200);
  expect(await viewsOf(id)).toBeUndefined();
});

test('works that are hidden, deleted or unknown are not counted, and answer alike', async () => {
  const hidden = await own({ isExposed: false });
  const deleted = await own({ deletedAt: new Date() });
  for (const id of [hidden, deleted, 'f'.repeat(24), 'nonsense']) expect(await look(id)).toBe(200);
  const { rows } = await orm().execute(sql`select 1 from artwork_views where artwork_id in (${hidden}, ${deleted})`);
  expect(rows).toEqual([]);
});

test('the last thirty days are told apart from the total, which is kept when old days are folded', async () => {
  const id = await own();
  for (const [day, views] of [
    ['0', 1],
    ['29', 10],
    ['30', 100],
    ['61', 1000],
    ['400', 5000],
  ] as const)
    await keep(id, day, views);
  expect(await viewsOf(id)).toEqual({ id, last_30_days: 11, total: 6111 });
  await foldOldViews(orm());
  await foldOldViews(orm());
  await keep(id, '90', 7);
  await foldOldViews(orm());
  expect(await viewsOf(id)).toEqual({ id, last_30_days: 11, total: 6118 });
  const { rows } = await orm().execute(sql`select day from artwork_views where artwork_id = ${id}`);
  expect(rows).toHaveLength(4);
});

test('an artist sees the views of the own works alone, nobody else any', async () => {
  const other = await signIn(testApp(), 'artist');
  await look(await own());
  expect(await api.json('/art-works/views', other)).toEqual([]);
  expect(await api.status('/art-works/views')).toBe(403);
});

test('views go with the work when it is deleted for good', async () => {
  const id = await own();
  await look(id);
  await orm().execute(sql`update artworks set deleted_at = now() - interval '40 days' where id = ${id}`);
  expect(await viewsOf(id)).toBeUndefined();
  await forgetDeleted(orm());
  const { rows } = await orm().execute(sql`select 1 from artwork_views where artwork_id = ${id}`);
  expect(rows).toEqual([]);
});

test('one address cannot add as many views as it likes', async () => {
  const id = await own();
  const statuses = new Set<number>();
  for (let count = 0; count < 125; count += 1) statuses.add(await look(id, {}, testApp().fastify, '10.9.9.9'));
  expect([...statuses]).toEqual([200, 429]);
  expect(await viewsOf(id)).toMatchObject({ total: 120 });
});

test('nothing of a visitor is kept beside the number', async () => {
  const { rows } = await orm().execute(
    sql`select column_name as name from information_schema.columns where table_name = 'artwork_views' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(['artwork_id', 'day', 'views']);
});
