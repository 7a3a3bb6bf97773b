import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { type Postgres, startPostgres } from '../../../scripts/postgres.mjs';
import { call } from '../testing/call.ts';
import { fixtures } from '../testing/fixtures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { engine, openTestApp, type TestApp } from '../testing/test-app.ts';

const shared = test.runIf(engine === 'postgres');
let postgres: Postgres;
let testApp: TestApp;
const ends: (() => Promise<void>)[] = [];
let administrator: SignedIn;
let kept: string;

beforeAll(async () => {
  if (engine !== 'postgres') return;
  postgres = await startPostgres();
  ends.push(postgres.stop);
  testApp = await openTestApp({ DATABASE_URL: postgres.url('postgres'), LOG_LEVEL: 'silent' });
  ends.push(testApp.close);
  administrator = await signIn(testApp, 'administrator');
  kept = `/art-works/${await fixtures(() => testApp).artwork()}`;
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});
afterEach(() => void vi.restoreAllMocks());

const get = (path: string, headers?: Record<string, string>) => call(testApp, 'GET', path, headers ? { headers } : {});

/** One kept answer, and connections that are open when the database goes. */
async function warmUp(): Promise<void> {
  await expect.poll(async () => (await get('/health')).statusCode, { timeout: 20_000 }).toBe(200);
  await expect.poll(() => testApp.services.changes.listening, { timeout: 20_000 }).toBe(true);
  await testApp.services.changes.settled();
  const answer = await get(kept);
  expect([answer.statusCode, answer.headers.age]).toEqual([200, undefined]);
  await Promise.all(Array.from({ length: 5 }, (_, i) => get(`/artists?_start=${i}`)));
}

let asked = 0;
/** Each of these needs the database. */
async function refusals(): Promise<void> {
  asked += 1;
  const { headers } = administrator;
  const began = performance.now();
  const answers = await Promise.all([
    get('/health'),
    get(`/artists?_start=${100 + asked}`),
    get('/art-works', headers),
    call(testApp, 'PUT', kept, { headers, body: { title: '다른 제목' } }),
    call(testApp, 'POST', '/auth/local', { body: { identifier: 'somebody', password: 'something' } }),
    testApp.fastify.inject('/media/0123456789abcdef/original'),
    testApp.fastify.inject('/sitemap.xml'),
  ]);
  // Three seconds are promised; a busy machine gets more. Waiting for the longest query would take thirty.
  expect(performance.now() - began).toBeLessThan(8_000);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 503));
  for (const { headers: sent } of answers) expect(Number(sent['retry-after'])).toBeGreaterThan(0);
}

async function keptAnswer(): Promise<void> {
  const answer = await get(kept);
  expect(answer.statusCode).toBe(200);
  expect(Number(answer.headers.age)).toBeGreaterThan(0);
}

/** What is kept, as it is answered so many seconds later. */
async function statusLater(seconds: number): Promise<number> {
  const now = performance.now.bind(performance);
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now() + seconds * 1000);
  const { statusCode } = await get(kept);
  clock.mockRestore();
  return statusCode;
}

const recovered = async () => {
  await warmUp();
  const { headers } = administrator;
  expect((await call(testApp, 'PUT', kept, { headers, body: { title: '달항아리' } })).statusCode).toBe(200);
};

for (const signal of ['SIGINT', 'SIGKILL'] as const)
  shared(`after ${signal} to PostgreSQL kept answers go on for a minute, the rest answers 503`, async () => {
    await warmUp();
    await postgres.halt(signal);
    await expect.poll(() => testApp.services.database.watch.lost, { timeout: 5_000 }).toEqual({ refused: true });
    await refusals();
    await keptAnswer();
    expect(await statusLater(30)).toBe(200);
    expect(await statusLater(61)).toBe(503);
    await postgres.start();
    await recovered();
  });

shared('a stalled PostgreSQL answers 503, and what is kept is trusted for 15 seconds only', async () => {
  await warmUp();
  postgres.pause();
  // Sent at once, on connections that are open: nothing tells them that no answer will come.
  await refusals();
  expect(testApp.services.database.watch.lost).toEqual({ refused: false });
  await refusals();
  await keptAnswer();
  expect(await statusLater(16)).toBe(503);
  postgres.resume();
  await recovered();
});

shared('a transaction that is open when PostgreSQL dies fails, and the process goes on', async () => {
  await warmUp();
  const client = await testApp.services.database.pool.connect();
  await client.query('begin');
  await postgres.halt('SIGKILL');
  await expect(client.query('select 1')).rejects.toThrow();
  client.release(true);
  await postgres.start();
  await recovered();
});
