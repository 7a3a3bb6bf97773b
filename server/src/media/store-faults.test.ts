import { afterAll, beforeAll, expect, test } from 'vitest';
import { openFaultyStore } from '../testing/faulty-store.ts';
import { formOf } from '../testing/forms.ts';
import { painting } from '../testing/pictures.ts';
import { startS3 } from '../testing/s3-server.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';
import { files } from './media.table.ts';

let faulty: Awaited<ReturnType<typeof openFaultyStore>>;
let testApp: TestApp;
let artist: SignedIn;
const ends: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  const store = await startS3();
  ends.push(store.close);
  faulty = await openFaultyStore(store.settings.endpoint);
  ends.push(faulty.close);
  const { bucket, region, accessKeyId, secretAccessKey } = store.settings;
  const settings = {
    S3_ENDPOINT: faulty.endpoint,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    LOG_LEVEL: 'silent',
  };
  testApp = await openTestApp(settings);
  ends.push(testApp.close);
  artist = await signIn(testApp, 'artist');
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

async function upload(seed: number) {
  const content = await painting(60, 40, seed).jpeg().toBuffer();
  const { payload, headers } = formOf([{ name: 'files', content, filename: 'a.jpg' }]);
  const request = { method: 'POST', url: '/api/upload', payload, headers: { ...headers, ...artist.headers } } as const;
  return testApp.fastify.inject(request);
}
const get = (url: string) => testApp.fastify.inject({ url, headers: artist.headers });
const count = () => testApp.services.database.orm.$count(files);

test.each(['gone', 'answering 500'] as const)('with the store %s uploads answer 503 and keep nothing', async (kind) => {
  const [kept] = (await upload(kind.length)).json();
  const before = await count();
  faulty.set(kind);
  const [refused, list] = await Promise.all([upload(kind.length + 1), get('/api/art-works')]);
  expect([refused.statusCode, list.statusCode]).toEqual([503, 200]);
  // What the store said is remembered for a second.
  const ready = async () => (await get('/api/ready')).statusCode;
  await expect.poll(ready, { timeout: 5_000 }).toBe(503);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(await count()).toBe(before);
  faulty.set('none');
  await expect.poll(ready, { timeout: 10_000 }).toBe(200);
  // What was acknowledged is there, and the same picture can be sent again.
  expect((await get(kept.url)).statusCode).toBe(200);
  expect((await upload(kind.length + 1)).statusCode).toBe(200);
});

test('with a slow store uploads take longer, and nothing else does', async () => {
  faulty.set('slow');
  const uploading = upload(90);
  expect((await get('/api/art-works')).statusCode).toBe(200);
  const answer = await uploading;
  expect(answer.statusCode).toBe(200);
  expect((await get(answer.json()[0].url)).statusCode).toBe(200);
  faulty.set('none');
});
