import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import type { MediaFile } from '@hwarang/domain/media/file';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { sweep } from '../media/sweeper.ts';
import { apiOf } from '../testing/api.ts';
import { call } from '../testing/call.ts';
import { fixtures } from '../testing/fixtures.ts';
import { formOf } from '../testing/forms.ts';
import { painting } from '../testing/pictures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { staffFixtures } from '../testing/staff.ts';
import { testAppForFile } from '../testing/test-app.ts';
import { exhibitions } from './exhibitions.table.ts';

const testApp = testAppForFile();
const api = apiOf(testApp);
const create = fixtures(testApp);
const staff = staffFixtures(testApp);
let administrator: SignedIn;
beforeAll(async () => {
  administrator = await signIn(testApp(), 'administrator');
});
const as = async <T>(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: object): Promise<T> => {
  const answer = await call(testApp(), method, path, { headers: administrator.headers, ...(body ? { body } : {}) });
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return answer.json();
};
const asVisitor = (path: string) => api.get(path);
const images = async (id: string): Promise<MediaFile[]> =>
  (await asVisitor(`/exhibitions/${id}`)).json<Exhibition>().mainimage;
const seen = async (url: string) => (await testApp().fastify.inject({ url })).statusCode;

async function poster(): Promise<MediaFile> {
  const content = await painting(320, 240).jpeg().toBuffer();
  const { payload, headers } = formOf([{ name: 'files', content, filename: '포스터.jpg' }]);
  const url = '/api/upload';
  const answer = await testApp().fastify.inject({
    method: 'POST',
    url,
    payload,
    headers: { ...headers, ...administrator.headers },
  });
  const [file] = answer.json<MediaFile[]>();
  if (!file) throw new Error('nothing was uploaded');
  return file;
}

test('two exhibitions share a picture: taken out of one, or gone with it, the other keeps it', async () => {
  const { id: shared } = await poster();
  const made = (title: string) => as<Exhibition>('POST', '/exhibitions', { title, mainimage: [shared] });
  const [first, copy, kept] = [await made('봄'), await made('봄 (사본)'), await made('여름')];
  await as('PUT', `/exhibitions/${copy.id}`, { mainimage: [] });
  await as('DELETE', `/exhibitions/${first.id}`);
  await sweep(testApp().services.database.orm, testApp().services.media.storage, 0);
  const [left] = await images(kept.id);
  expect(left?.id).toBe(shared);
  expect(await seen(left?.url ?? '')).toBe(200);
  expect(await seen(left?.formats.thumbnail?.url ?? '')).toBe(200);
  expect(await images(copy.id)).toEqual([]);
});

test('hidden, one of them takes its address away from the picture, not the picture from the other', async () => {
  const { id: shared } = await poster();
  const made = (title: string) => as<Exhibition>('POST', '/exhibitions', { title, mainimage: [shared] });
  const [one, other] = [await made('봄'), await made('여름')];
  const [before] = await images(other.id);
  await as('PUT', `/exhibitions/${one.id}`, { is_exposed: false });
  const [after] = await images(other.id);
  expect(await seen(before?.url ?? '')).toBe(404);
  expect(await seen(after?.url ?? '')).toBe(200);
});

test('an exhibition is public from its moment on and until its moment, without anybody doing anything', async () => {
  const soon = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString();
  const title = '때가 되면';
  const { id } = await as<Exhibition>('POST', '/exhibitions', { title, shown_from: soon(1500), shown_to: soon(3500) });
  const listed = async () =>
    (await asVisitor('/exhibitions?_sort=createdAt:DESC')).json<Exhibition[]>().some((each) => each.id === id);
  const status = async () => (await asVisitor(`/exhibitions/${id}`)).statusCode;
  expect([await status(), await listed()]).toEqual([404, false]);
  const patient = { timeout: 5000, interval: 50 };
  await expect.poll(status, patient).toBe(200);
  expect(await listed()).toBe(true);
  await expect.poll(status, patient).toBe(404);
  expect(await listed()).toBe(false);
  const mine = await api.get(`/exhibitions/${id}`, administrator);
  expect(mine.json().title).toBe(title);
});

test('a curator of the gallery keeps and reorders pictures that a colleague uploaded, and takes no others', async () => {
  const gallery = await create.gallery();
  const curator = await staff.member(gallery, 'curator');
  const [first, second, elsewhere] = [await poster(), await poster(), await poster()];
  const body = { title: '가을', gallery, mainimage: [first.id, second.id] };
  const { id } = await as<Exhibition>('POST', '/exhibitions', body);
  const put = (mainimage: string[]) => api.put(`/exhibitions/${id}`, curator, { mainimage });
  expect((await put([second.id, first.id])).statusCode).toBe(200);
  expect((await images(id)).map((file) => file.id)).toEqual([second.id, first.id]);
  const refused = await put([first.id, elsewhere.id]);
  expect(refused.statusCode).toBe(400);
  expect(refused.json()).toMatchObject({ data: { errors: { mainimage: ['is not your file'] } } });
  expect(await images(id)).toHaveLength(2);
});

test('a day or a moment that the database cannot keep is told at its field', async () => {
  const wrong: [string, string][] = [
    ['opens_on', '0000-01-01'],
    ['closes_on', '0000-12-31'],
    ['shown_from', '0000-01-01T00:00:00Z'],
    ['shown_from', '0001-01-01T00:00:00+23:00'],
    ['shown_to', '9999-12-31T23:59:00-23:00'],
  ];
  for (const [field, value] of wrong) {
    const answer = await api.post('/exhibitions', administrator, { title: '달력 밖', [field]: value });
    expect([answer.statusCode, Object.keys(answer.json().data?.errors ?? {})], value).toEqual([400, [field]]);
  }
});

test('a moment without an offset is the time in Korea', async () => {
  const shown = { shown_from: '2021-05-01T09:00', shown_to: '2021-05-02T09:00:00+02:00' };
  const made = (await api.post('/exhibitions', administrator, { title: '한국 시간', ...shown })).json();
  expect(made).toMatchObject({ shown_from: '2021-05-01T00:00:00.000Z', shown_to: '2021-05-02T07:00:00.000Z' });
});

test('an exhibition that would be hidden again before it is shown is refused, also against what is kept', async () => {
  const [early, late] = ['2030-05-01T00:00:00.000Z', '2030-05-02T00:00:00.000Z'];
  const send = async (method: 'POST' | 'PUT', path: string, body: object) => {
    const answer = await call(testApp(), method, path, { headers: administrator.headers, body });
    return answer.statusCode === 200 ? 200 : Object.keys(answer.json().data.errors);
  };
  const refused = ['shown_to'];
  expect(await send('POST', '/exhibitions', { title: '봄', shown_from: late, shown_to: early })).toEqual(refused);
  const { id } = await as<Exhibition>('POST', '/exhibitions', { title: '봄', shown_from: early, shown_to: late });
  const path = `/exhibitions/${id}`;
  expect(await send('PUT', path, { shown_from: '2030-05-02T00:00:00.001Z' })).toEqual(refused);
  expect(await send('PUT', path, { shown_to: '2030-05-01T09:00:00.000+10:00' })).toEqual(refused);
  expect(await send('PUT', path, { shown_to: '2030-05-01T00:30:00.000+00:30' })).toBe(200);
  expect(await send('PUT', path, { shown_from: late, shown_to: null })).toBe(200);
  expect(await send('PUT', path, { shown_from: null, shown_to: early })).toBe(200);
  const { orm } = testApp().services.database;
  await orm
    .update(exhibitions)
    .set({ shownFrom: new Date(late) })
    .where(eq(exhibitions.id, id));
  expect(await send('PUT', path, { title: '여름' })).toBe(200);
});
