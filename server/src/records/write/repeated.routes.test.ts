import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import type { App } from '../../app.ts';
import { apiOf } from '../../testing/api.ts';
import { formOf } from '../../testing/forms.ts';
import { painting } from '../../testing/pictures.ts';
import { type SignedIn, signIn } from '../../testing/sign-in.ts';
import { secondAppForFile, testAppForFile } from '../../testing/test-app.ts';

const testApp = testAppForFile();
const secondApp = secondAppForFile(testApp);
const api = apiOf(testApp);
let artist: SignedIn;
let picture: Buffer;

beforeAll(async () => {
  artist = await signIn(testApp(), 'artist');
  picture = await painting(60, 40, 1).jpeg().toBuffer();
});

const work = { title: '소나기', size: '10 cm x 10 cm', material: '종이에 먹', year: '2021' };
const send = (key: string, { who = artist, app = testApp() as App, data = work } = {}) => {
  const image = { name: 'files.image', content: picture, filename: 'a.jpg', type: 'image/jpeg' };
  const { payload, headers } = formOf([{ name: 'data', content: JSON.stringify(data) }, image]);
  return app.fastify.inject({
    method: 'POST',
    url: '/api/art-works',
    payload,
    headers: { ...headers, ...who.headers, 'idempotency-key': key },
  });
};
const count = async (table: string): Promise<number> => {
  const { rows } = await testApp().services.database.orm.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? Number.NaN;
};

test('a form that is sent again under its key makes nothing more, here or on another instance', async () => {
  const first = await send('draft-1');
  expect(first.statusCode, first.body).toBe(200);
  const [works, files] = [await count('artworks'), await count('files')];
  for (const app of [testApp(), secondApp()]) {
    const again = await send('draft-1', { app });
    expect(again.statusCode, again.body).toBe(200);
    expect(again.json<Artwork>()).toMatchObject({
      id: first.json<Artwork>().id,
      title: '소나기',
      image: { mime: 'image/jpeg' },
    });
  }
  expect([await count('artworks'), await count('files')]).toEqual([works, files]);
});

test('one form that arrives several times at once makes one work, with one picture', async () => {
  const [works, files] = [await count('artworks'), await count('files')];
  const answers = await Promise.all([testApp(), secondApp(), testApp()].map((app) => send('draft-2', { app })));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect(new Set(answers.map((answer) => answer.json<Artwork>().id)).size).toBe(1);
  expect([await count('artworks'), await count('files')]).toEqual([works + 1, files + 1]);
});

test('another key, another person and no key at all make another work', async () => {
  const other = await signIn(testApp(), 'artist');
  const made = [await send('draft-3'), await send('draft-4'), await send('draft-3', { who: other })];
  for (let time = 0; time < 2; time++) made.push(await api.post('/art-works', artist, work));
  expect(made.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(new Set(made.map((answer) => answer.json<Artwork>().id)).size).toBe(5);
  expect(made[2]?.json<Artwork>().owner).toMatchObject({ id: other.artistId });
});

test('a refused form can be sent again under its key once it is right', async () => {
  const wrong = await send('draft-5', { data: { ...work, title: '' } });
  expect(wrong.statusCode).toBe(400);
  expect((await send('draft-5')).statusCode).toBe(200);
});

test('under the key of a work that was deleted since a new one is made, and the other stays', async () => {
  const deleted = (await send('draft-6')).json<Artwork>();
  await api.delete(`/art-works/${deleted.id}`, artist);
  const again = await send('draft-6');
  expect(again.statusCode, again.body).toBe(200);
  expect(again.json<Artwork>().id).not.toBe(deleted.id);
  expect((await api.post(`/art-works/${deleted.id}/restore`, artist)).statusCode).toBe(200);
  expect((await send('draft-6')).json<Artwork>().id).toBe(deleted.id);
});

test.each(['', ' ', '붓'.normalize('NFC'), 'x'.repeat(201)])('the key %j is refused', async (key) => {
  const encoded = Buffer.from(key).toString('latin1');
  const answer = await send(encoded);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message).toContain('idempotency-key');
});
