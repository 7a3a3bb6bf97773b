import { setTimeout as sleep } from 'node:timers/promises';
import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { expect, test } from 'vitest';
import { readsOfTables } from '../../platform/reads.ts';
import { fakeChanges } from '../../testing/fake-changes.ts';
import { fixtures } from '../../testing/fixtures.ts';
import { type SignedIn, signIn } from '../../testing/sign-in.ts';
import { testAppForFile } from '../../testing/test-app.ts';
import { AnswerCache } from './answer-cache.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
const get = (path: string, who?: SignedIn, headers: Record<string, string> = {}) =>
  testApp().fastify.inject({ url: `/api${path}`, headers: { ...who?.headers, ...headers } });

test('a large answer has a tag once it is asked for again, one that is too large is not kept', async () => {
  const changes = fakeChanges();
  const cache = new AnswerCache(changes, async () => 60_000);
  const reads = readsOfTables('artworks');
  const large = async () => ({ body: Buffer.alloc(100_001), reads });
  expect((await cache.get('a', large)).etag).toBeUndefined();
  expect((await cache.get('a', large)).etag).toBeDefined();
  changes.outage = 7;
  expect((await cache.get('a', large)).age).toBe(7);
  await cache.get('huge', async () => ({ body: Buffer.alloc(16_000_001), reads }));
  expect(cache.holds('huge')).toBe(false);
});

test('no reader who asks for it sees a state older than an acknowledged write, nobody a private work', async () => {
  const owner = await signIn(testApp(), 'artist');
  const id = await create.artwork({ ownerId: owner.artistId, title: 'v 0', isExposed: true });
  let acknowledged = 0;
  let hiddenSince: number | undefined;
  let done = false;
  const faults: string[] = [];
  const versionOf = (work: Artwork | undefined) => Number(work?.title.split(' ')[1] ?? -1);
  const writer = async () => {
    const until = performance.now() + 5000;
    for (let version = 1; version <= 8 || (version <= 100 && performance.now() < until); version += 1) {
      const is_exposed = version % 7 !== 0;
      if (is_exposed) hiddenSince = undefined;
      const answer = await testApp().fastify.inject({
        method: 'PUT',
        url: `/api/art-works/${id}`,
        headers: owner.headers,
        payload: { title: `v ${version}`, is_exposed },
      });
      if (answer.statusCode !== 200) faults.push(`write ${version}: ${answer.body}`);
      acknowledged = version;
      if (!is_exposed) hiddenSince = version;
    }
  };
  const reader = async (path: string, find: (body: unknown) => Artwork | undefined, current = true) => {
    while (!done) {
      // Kept answers come without any waiting: the writer's socket must have its turn.
      await sleep(1);
      const [least, hidden] = [acknowledged, hiddenSince];
      const answer = await get(path, undefined, current ? { 'cache-control': 'no-cache' } : {});
      const work = answer.statusCode === 404 ? undefined : find(answer.json());
      if (hidden !== undefined && hiddenSince === hidden && work) faults.push(`${path} showed a private work`);
      if (current && work && versionOf(work) < least) faults.push(`${path} showed ${work.title} after ${least}`);
    }
  };
  const inList = (body: unknown) => (body as Artwork[]).find((work) => work.id === id);
  await Promise.all([
    writer().finally(() => {
      done = true;
    }),
    ...Array.from({ length: 3 }, () => reader(`/art-works/${id}`, (body) => body as Artwork)),
    ...Array.from({ length: 3 }, () => reader('/art-works?is_exposed=true', inList)),
    reader(`/art-works/${id}`, (body) => body as Artwork, false),
    reader('/art-works?is_exposed=true', inList, false),
    reader(`/artists/${owner.artistId}`, (body) => inList((body as { artworks: Artwork[] }).artworks)),
  ]);
  expect(faults).toEqual([]);
});

test('what an owner or administrator reads is never given to a visitor', async () => {
  const [owner, administrator] = [await signIn(testApp(), 'artist'), await signIn(testApp(), 'administrator')];
  await create.artwork({ ownerId: owner.artistId, title: 'hidden', isExposed: false });
  const path = `/art-works?owner=${owner.artistId}`;
  for (const who of [owner, administrator]) expect((await get(path, who)).json()).toHaveLength(1);
  expect((await get(path)).json()).toEqual([]);
  for (const who of [owner, administrator]) expect((await get(path, who)).json()).toHaveLength(1);
});

test('an exhibition vanishes when its time is over, without any write', async () => {
  const id = await create.exhibition({ shownTo: new Date(Date.now() + 3000) });
  await testApp().services.changes.settled();
  expect((await get(`/exhibitions/${id}`)).statusCode).toBe(200);
  await expect.poll(async () => (await get(`/exhibitions/${id}`)).statusCode, { timeout: 20_000 }).toBe(404);
  expect((await get('/exhibitions')).json()).toEqual([]);
});

test('a copy that is still good is answered with 304', async () => {
  const first = await get('/galleries');
  const { etag } = first.headers;
  expect((await get('/galleries', undefined, { 'if-none-match': String(etag) })).statusCode).toBe(304);
  await create.gallery();
  await testApp().services.changes.settled();
  expect((await get('/galleries', undefined, { 'if-none-match': String(etag) })).statusCode).toBe(200);
});
