import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type Postgres, startPostgres } from '../../../scripts/postgres.mjs';
import { call } from '../testing/call.ts';
import { fixtures } from '../testing/fixtures.ts';
import { type SignedIn, signIn } from '../testing/sign-in.ts';
import { engine, openTestApp, type TestApp } from '../testing/test-app.ts';

const shared = test.runIf(engine === 'postgres');
const settings = { LOG_LEVEL: 'silent', READS_PER_MINUTE: '1000000', REPLICA_MAX_LAG_SECONDS: '1' };
const ends: (() => Promise<void>)[] = [];
let primary: Postgres;
let standby: Postgres;
let first: TestApp;
let second: TestApp;
let administrator: SignedIn;
let artist: SignedIn;

beforeAll(async () => {
  if (engine !== 'postgres') return;
  primary = await startPostgres(['synchronous_commit=on']);
  ends.push(primary.stop);
  standby = await primary.startStandby();
  ends.push(standby.stop);
  const urls = { DATABASE_URL: primary.url('postgres'), DATABASE_REPLICA_URL: standby.url('postgres') };
  first = await openTestApp({ ...settings, ...urls });
  ends.push(first.close);
  second = await openTestApp({ ...settings, ...urls });
  ends.push(second.close);
  administrator = await signIn(first, 'administrator');
  artist = await signIn(first, 'artist');
});
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const get = (app: TestApp, path: string, headers: Record<string, string> = {}) => call(app, 'GET', path, { headers });
const write = (app: TestApp, path: string, body: object) =>
  call(app, 'PUT', path, { headers: administrator.headers, body });

let asked = 0;
/** No two of these are the same question, so that none is answered from a cache. */
const question = () => {
  asked += 1;
  return `/art-works?_limit=100&title_ne=${asked}`;
};

async function readsFrom(app: TestApp): Promise<{ primary: number; replica: number }> {
  const { body } = await app.fastify.inject('/metrics');
  const of = (server: string) =>
    Number(new RegExp(`hwarang_public_reads_total\\{server="${server}"\\} (\\d+)`).exec(body)?.[1] ?? 0);
  return { primary: of('primary'), replica: of('replica') };
}
/** How many reads of the process each kind of server answers meanwhile. */
async function counted(work: () => Promise<unknown>) {
  const before = await readsFrom(first);
  await work();
  const after = await readsFrom(first);
  return { primary: after.primary - before.primary, replica: after.replica - before.replica };
}

const ready = async (app: TestApp) => (await get(app, '/ready')).json().replicas;
const metric = async (name: string) =>
  Number(new RegExp(`${name}\\{replica="1"\\} (\\S+)`).exec((await first.fastify.inject('/metrics')).body)?.[1]);

/** The replica is used by both instances. */
async function caughtUp(): Promise<void> {
  for (const app of [first, second])
    await expect
      .poll(async () => (await counted(() => get(app, question()))).replica, { timeout: 20_000 })
      .toBeGreaterThan(0);
}

/** A replica that goes on receiving, and shows nothing of it. */
async function pauseReplay(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: standby.url('postgres') });
  await client.connect();
  await client.query('select pg_wal_replay_pause()');
  await expect
    .poll(async () => (await client.query('select pg_get_wal_replay_pause_state() as state')).rows[0].state)
    .toBe('paused');
  return async () => {
    await client.query('select pg_wal_replay_resume()');
    await client.end();
  };
}

shared('public reads go to the replica; reads with rights, and all others, to the primary', async () => {
  await fixtures(() => first).artwork({ title: '복제된 달' });
  await caughtUp();
  const publicly = await counted(async () => {
    for (const path of [question(), `${question()}&_start=1`, '/search?q=복제된', '/artists/count?englishname_ne=x'])
      expect((await get(first, path)).statusCode).toBe(200);
    expect((await first.fastify.inject('/sitemap.xml')).statusCode).toBe(200);
    expect((await first.fastify.inject('/feed.xml')).statusCode).toBe(200);
  });
  expect(publicly.primary).toBe(0);
  expect(publicly.replica).toBeGreaterThan(5);
  const privately = await counted(async () => {
    for (const { headers } of [administrator, artist])
      for (const path of [question(), '/users/me', '/notifications'])
        expect((await get(first, path, headers)).statusCode, path).toBe(200);
  });
  expect(privately).toEqual({ primary: 0, replica: 0 });
  expect(await ready(first)).toEqual({ used: 1, leftOut: 0 });
});

shared('what is withdrawn is gone at once while replay stands still, and the replica is left out', async () => {
  const title = '거두어진 그림';
  const id = await fixtures(() => first).artwork({ title });
  await caughtUp();
  const lists = [`/art-works?title=${encodeURIComponent(title)}`, `/search?q=${encodeURIComponent(title)}`];
  const seenOn = async (app: TestApp) => {
    const answers = await Promise.all([`/art-works/${id}`, question(), ...lists].map((path) => get(app, path)));
    const sitemap = await app.fastify.inject(`/sitemap/artworks-${id}.xml`);
    return [...answers, sitemap].map(({ body }) => body.includes(id));
  };
  expect(await seenOn(first)).toEqual([true, true, true, true, true]);
  expect(await seenOn(second)).toEqual([true, true, true, true, true]);
  const resume = await pauseReplay();
  expect((await write(first, `/art-works/${id}`, { is_exposed: false })).statusCode).toBe(200);
  const meanwhile = await counted(async () => {
    for (let round = 0; round < 10; round += 1)
      for (const app of [first, second]) expect(await seenOn(app)).toEqual([false, false, false, false, false]);
  });
  expect(meanwhile.replica).toBe(0);
  for (const app of [first, second])
    await expect.poll(() => ready(app), { timeout: 10_000 }).toEqual({ used: 0, leftOut: 1 });
  expect(await metric('hwarang_replica_used')).toBe(0);
  expect(await metric('hwarang_replica_lag_seconds')).toBeGreaterThan(1);
  await resume();
  await caughtUp();
  for (const app of [first, second]) expect(await seenOn(app)).toEqual([false, false, false, false, false]);
  expect(await metric('hwarang_replica_used')).toBe(1);
});

shared('whoever writes on one instance sees it on the other, with the replica behind or not', async () => {
  const id = await fixtures(() => first).artwork();
  await caughtUp();
  const stale: string[] = [];
  const rounds = async (from: number) => {
    for (let round = from; round < from + 20; round += 1) {
      const [here, there] = round % 2 === 0 ? [first, second] : [second, first];
      const title = `제목 ${round}`;
      const written = await write(here, `/art-works/${id}`, { title });
      const [cookie = ''] = String(written.headers['set-cookie']).split(';');
      const one = (await get(there, `/art-works/${id}`, { cookie })).json();
      const list = (await get(there, `${question()}&id=${id}`, { cookie })).json();
      if (one.title !== title || list[0]?.title !== title) stale.push(title);
    }
  };
  await rounds(0);
  const resume = await pauseReplay();
  await rounds(20);
  await resume();
  await rounds(40);
  expect(stale).toEqual([]);
});

/** Visitors who ask all the time, until the work is done. */
async function underLoad(work: () => Promise<void>): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  const end = new AbortController();
  const visitors = Array.from({ length: 6 }, async (_, index) => {
    while (!end.signal.aborted) {
      const { statusCode } = await get(index % 2 ? first : second, question());
      statuses[statusCode] = (statuses[statusCode] ?? 0) + 1;
      await sleep(5);
    }
  });
  await work();
  end.abort();
  await Promise.all(visitors);
  return statuses;
}

shared('no read fails when the replica is killed or stalls, and it is taken back by itself', async () => {
  await caughtUp();
  const statuses = await underLoad(async () => {
    await standby.halt('SIGKILL');
    await expect.poll(() => ready(first), { timeout: 10_000 }).toEqual({ used: 0, leftOut: 1 });
    await standby.start();
    await caughtUp();
    standby.pause();
    await expect.poll(() => ready(second), { timeout: 10_000 }).toEqual({ used: 0, leftOut: 1 });
    standby.resume();
    await caughtUp();
  });
  expect(Object.keys(statuses)).toEqual(['200']);
});

shared('a replica that is not there, or is none, is left out from the start', async () => {
  const urls = `${primary.url('postgres')}, postgres://nobody@127.0.0.1:1/postgres`;
  const app = await openTestApp({ ...settings, DATABASE_URL: primary.url('postgres'), DATABASE_REPLICA_URL: urls });
  onTestFinished(app.close);
  const states = () => app.services.publicReads.replicas().map(({ state }) => state);
  await expect.poll(states, { timeout: 5_000 }).toEqual(['no replica of this database', 'lost']);
  expect((await get(app, question())).statusCode).toBe(200);
  expect(await ready(app)).toEqual({ used: 0, leftOut: 2 });
});

shared('a read that replay has ended on the replica is answered by the primary', async () => {
  await caughtUp();
  const { publicReads, database } = first.services;
  const tried: boolean[] = [];
  const answer = await publicReads.run(async (pool) => {
    tried.push(pool === database.reads);
    if (pool !== database.reads) throw Object.assign(new Error('conflict with recovery'), { code: '40001' });
    return 'read';
  });
  expect([answer, tried]).toEqual(['read', [false, true]]);
  await caughtUp();
  const tooLong = Object.assign(new Error('statement timeout'), { code: '57014' });
  const refused = publicReads.run(() => Promise.reject(tooLong));
  await expect(refused).rejects.toBe(tooLong);
});

shared('right after an exhibition has ended by the clock it is read from the primary', async () => {
  const soon = new Date(Date.now() + 1_500);
  const id = await fixtures(() => first).exhibition({ shownFrom: new Date(0), shownTo: soon });
  await caughtUp();
  const path = `/exhibitions/${id}`;
  expect((await get(first, path)).statusCode).toBe(200);
  await expect.poll(async () => (await get(first, path)).statusCode, { timeout: 5_000, interval: 20 }).toBe(404);
  expect(await counted(() => get(first, question()))).toEqual({ primary: 1, replica: 0 });
  await caughtUp();
});
