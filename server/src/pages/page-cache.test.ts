import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, onTestFinished, test, vi } from 'vitest';
import { newPage, openPageCache } from './page-cache.ts';

function fakeChanges() {
  const listeners: ((table: string) => void)[] = [];
  return {
    publish: () => {
      for (const listener of listeners) listener('artworks');
    },
    on: (listener: (table: string) => void) => {
      listeners.push(listener);
      return () => {};
    },
    listening: true,
    outage: undefined as number | undefined,
  };
}

const page = (text: string, status = 200) => newPage(status, {}, Buffer.from(text));
const options = { bytes: 10_000, renders: 2, waiting: 10, nextStatusChange: async () => 60_000 };

test('a page is rendered once and then kept', async () => {
  const cache = openPageCache(fakeChanges(), options);
  let renders = 0;
  const make = async () => page(`render ${++renders}`);
  await Promise.all([cache.get('/', make), cache.get('/', make)]);
  expect((await cache.get('/', make)).body.toString()).toBe('render 1');
});

test('a page is rendered anew after a record has changed', async () => {
  const changes = fakeChanges();
  const cache = openPageCache(changes, options);
  await cache.get('/', async () => page('before'));
  changes.publish();
  expect((await cache.get('/', async () => page('after'))).body.toString()).toBe('after');
});

test('a page whose rendering began before a change is not kept, nor given to a later visitor', async () => {
  const changes = fakeChanges();
  const cache = openPageCache(changes, options);
  let finish: (() => void) | undefined;
  const slow = cache.get('/', async () => {
    await new Promise<void>((resolve) => {
      finish = resolve;
    });
    return page('old');
  });
  await vi.waitFor(() => expect(finish).toBeDefined());
  changes.publish();
  const later = cache.get('/', async () => page('new'));
  finish?.();
  expect((await slow).body.toString()).toBe('old');
  expect((await later).body.toString()).toBe('new');
  expect((await cache.get('/', async () => page('newest'))).body.toString()).toBe('new');
});

test('nothing is kept while this instance cannot hear the others', async () => {
  const changes = fakeChanges();
  const cache = openPageCache(changes, options);
  changes.listening = false;
  await cache.get('/', async () => page('1'));
  expect((await cache.get('/', async () => page('2'))).body.toString()).toBe('2');
});

test('a kept page is served while the database is lost, until it may no longer be trusted', async () => {
  const changes = fakeChanges();
  const cache = openPageCache(changes, options);
  await cache.get('/', async () => page('before'));
  changes.listening = false;
  changes.outage = 3;
  expect((await cache.get('/', async () => page('after'))).body.toString()).toBe('before');
  changes.outage = undefined;
  expect((await cache.get('/', async () => page('after'))).body.toString()).toBe('after');
});

test('error pages and failures are not kept', async () => {
  const cache = openPageCache(fakeChanges(), options);
  await cache.get('/', async () => page('lost', 404));
  await expect(cache.get('/x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('/', async () => page('found'))).body.toString()).toBe('found');
  expect((await cache.get('/x', async () => page('yes'))).body.toString()).toBe('yes');
});

test('the cache stays within its bytes and lets the longest unused page go', async () => {
  const cache = openPageCache(fakeChanges(), { ...options, bytes: 3_500 });
  const big = (character: string) => async () => page(character.repeat(500));
  for (const character of ['a', 'b', 'a', 'c']) await cache.get(character, big(character));
  expect((await cache.get('a', async () => page('new'))).body.toString()).toBe('a'.repeat(500));
  expect((await cache.get('b', async () => page('new'))).body.toString()).toBe('new');
});

test('no more renders run at once than are admitted', async () => {
  const cache = openPageCache(fakeChanges(), options);
  let now = 0;
  let most = 0;
  const make = async () => {
    now += 1;
    most = Math.max(most, now);
    await sleep(2);
    now -= 1;
    return page('x');
  };
  await Promise.all(Array.from({ length: 12 }, (_, i) => cache.get(`/${i}`, make)));
  expect(most).toBe(2);
});

test('renders beyond the queue are refused as unavailable, and kept pages are still given', async () => {
  const cache = openPageCache(fakeChanges(), { ...options, waiting: 3 });
  await cache.get('/kept', async () => page('kept'));
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const make = async () => {
    await held;
    return page('x');
  };
  const flood = Array.from({ length: 20 }, (_, i) => cache.get(`/${i}`, make));
  const refused = await Promise.allSettled(flood.slice(5));
  for (const answer of refused) expect(answer).toMatchObject({ reason: { code: 'unavailable', retryAfter: 5 } });
  expect((await cache.get('/kept', make)).body.toString()).toBe('kept');
  finish();
  expect(await Promise.all(flood.slice(0, 5))).toHaveLength(5);
  expect((await cache.get('/19', make)).status).toBe(200);
});

test('a page is rendered anew when an exhibition appears by its date', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const cache = openPageCache(fakeChanges(), { ...options, nextStatusChange: async () => 30 });
  await cache.get('/', async () => page('before'));
  expect((await cache.get('/', async () => page('after'))).body.toString()).toBe('before');
  vi.advanceTimersByTime(30);
  expect((await cache.get('/', async () => page('after'))).body.toString()).toBe('after');
});

test('a compressed page opens to the same bytes', async () => {
  expect(brotliDecompressSync(await page('화랑').encoded('br')).toString()).toBe('화랑');
});
