import { setTimeout as sleep } from 'node:timers/promises';
import type { Artwork } from '@hwarang/domain/artworks/artworks.contract';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Changes } from '../../platform/changes.ts';
import { fixtures } from '../../testing/fixtures.ts';
import { type SignedIn, signIn } from '../../testing/sign-in.ts';
import { testAppForFile } from '../../testing/test-app.ts';
import { AnswerCache } from './answer-cache.ts';

function newCache(options: { bytes?: number; nextStatusChange?: () => Promise<number> } = {}) {
  const listeners: (() => void)[] = [];
  const changes = {
    publish: () => {
      for (const listener of listeners) listener();
    },
    on: (listener: (table: string) => void) => {
      listeners.push(() => listener('artworks'));
      return () => undefined;
    },
    listening: true,
    outage: undefined as number | undefined,
  };
  const cache = new AnswerCache(changes, {
    bytes: 10_000,
    largest: 5000,
    nextStatusChange: async () => 60_000,
    ...options,
  });
  const read = (key: string, text: string) => cache.get(key, async () => Buffer.from(text));
  return { cache, changes, read, text: async (key: string, text: string) => (await read(key, text)).body.toString() };
}

describe('the cache alone', () => {
  test('keeps an answer until a change is announced', async () => {
    const { text, changes } = newCache();
    expect(await text('a', 'old')).toBe('old');
    expect(await text('a', 'new')).toBe('old');
    changes.publish();
    expect(await text('a', 'new')).toBe('new');
  });

  test('a read that began before a change is neither kept after it nor given to one who asks after it', async () => {
    const { cache, changes, text } = newCache();
    let finish: ((text: string) => void) | undefined;
    const slow = cache.get('a', async () => {
      const late = await new Promise<string>((resolve) => {
        finish = resolve;
      });
      return Buffer.from(late);
    });
    await vi.waitFor(() => expect(finish).toBeDefined());
    changes.publish();
    expect(await text('a', 'new')).toBe('new');
    finish?.('old');
    expect((await slow).body.toString()).toBe('old');
    expect(await text('a', 'newer')).toBe('new');
  });

  test('keeps nothing while the other instances cannot be heard', async () => {
    const { text, changes } = newCache();
    changes.listening = false;
    expect(await text('a', 'one')).toBe('one');
    expect(await text('a', 'two')).toBe('two');
  });

  test('forgets by the clock when a record appears or vanishes without a write', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    onTestFinished(() => void vi.useRealTimers());
    const { text } = newCache({ nextStatusChange: async () => 30 });
    expect(await text('a', 'before')).toBe('before');
    expect(await text('a', 'after')).toBe('before');
    vi.advanceTimersByTime(30);
    expect(await text('a', 'after')).toBe('after');
  });

  test('stays within its bytes and forgets what was asked for longest ago', async () => {
    const { text } = newCache({ bytes: 10_000 });
    for (let i = 0; i < 20; i += 1) await text(`k${i}`, 'x'.repeat(1000));
    expect(await text('k0', 'gone')).toBe('gone');
    expect(await text('k19', 'gone')).not.toBe('gone');
    expect(await text('huge', 'y'.repeat(6000))).toHaveLength(6000);
    expect(await text('huge', 'not kept')).toBe('not kept');
  });

  test('a failed read is not kept', async () => {
    const { cache, text } = newCache();
    await expect(cache.get('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await text('a', 'up')).toBe('up');
  });
});

describe('through the routes', () => {
  const testApp = testAppForFile();
  const create = fixtures(testApp);
  const get = (path: string, who?: SignedIn, headers: Record<string, string> = {}) =>
    testApp().fastify.inject({ url: `/api${path}`, headers: { ...who?.headers, ...headers } });

  test('no reader ever sees a state older than a write acknowledged before it asked', async () => {
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
    const reader = async (path: string, find: (body: unknown) => Artwork | undefined) => {
      while (!done) {
        // Kept answers come without any waiting: the writer's socket must have its turn.
        await sleep(1);
        const [least, hidden] = [acknowledged, hiddenSince];
        const answer = await get(path);
        const work = answer.statusCode === 404 ? undefined : find(answer.json());
        if (hidden !== undefined && hiddenSince === hidden && work) faults.push(`${path} showed a private work`);
        if (work && versionOf(work) < least) faults.push(`${path} showed ${work.title} after ${least}`);
      }
    };
    const inList = (body: unknown) => (body as Artwork[]).find((work) => work.id === id);
    await Promise.all([
      writer().finally(() => {
        done = true;
      }),
      ...Array.from({ length: 3 }, () => reader(`/art-works/${id}`, (body) => body as Artwork)),
      ...Array.from({ length: 3 }, () => reader('/art-works?is_exposed=true', inList)),
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
});
