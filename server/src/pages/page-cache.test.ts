import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fakeChanges } from '../testing/fake-changes.ts';
import { newPage, openPageCache } from './page-cache.ts';

const page = (text: string, status = 200) => newPage(status, {}, Buffer.from(text));
const options = { bytes: 10_000, renders: 2, waiting: 10, nextStatusChange: async () => 60_000 };

test('error pages and failures are not kept', async () => {
  const cache = openPageCache(fakeChanges(), options);
  await cache.get('/', async () => page('lost', 404));
  await expect(cache.get('/x', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await cache.get('/', async () => page('found'))).body.toString()).toBe('found');
  expect((await cache.get('/x', async () => page('yes'))).body.toString()).toBe('yes');
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

test('a compressed page opens to the same bytes', async () => {
  expect(brotliDecompressSync(await page('화랑').encoded('br')).toString()).toBe('화랑');
});
