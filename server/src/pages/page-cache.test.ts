import { setTimeout as sleep } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { fakeChanges } from '../testing/fake-changes.ts';
import { newPage, openPageCache, type Page } from './page-cache.ts';

const page = (text: string, status = 200) => newPage(status, {}, Buffer.from(text));
const rendered = (render: () => Promise<Page>) => ({ unchanged: async () => undefined, render });
const options = { bytes: 10_000, renders: 2, waiting: 10, nextStatusChange: async () => 60_000 };

test('error pages and failures are not kept', async () => {
  const cache = openPageCache(fakeChanges(), options);
  await cache.get(
    '/',
    rendered(async () => page('lost', 404)),
  );
  await expect(
    cache.get(
      '/x',
      rendered(() => Promise.reject(new Error('no'))),
    ),
  ).rejects.toThrow('no');
  expect(
    (
      await cache.get(
        '/',
        rendered(async () => page('found')),
      )
    ).body.toString(),
  ).toBe('found');
  expect(
    (
      await cache.get(
        '/x',
        rendered(async () => page('yes')),
      )
    ).body.toString(),
  ).toBe('yes');
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
  await Promise.all(Array.from({ length: 12 }, (_, i) => cache.get(`/${i}`, rendered(make))));
  expect(most).toBe(2);
});

test('renders beyond the queue are refused as unavailable, and kept pages are still given', async () => {
  const cache = openPageCache(fakeChanges(), { ...options, waiting: 3 });
  await cache.get(
    '/kept',
    rendered(async () => page('kept')),
  );
  let finish = () => {};
  const held = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const make = async () => {
    await held;
    return page('x');
  };
  const flood = Array.from({ length: 20 }, (_, i) => cache.get(`/${i}`, rendered(make)));
  const refused = await Promise.allSettled(flood.slice(5));
  for (const answer of refused) expect(answer).toMatchObject({ reason: { code: 'unavailable', retryAfter: 5 } });
  expect((await cache.get('/kept', rendered(make))).body.toString()).toBe('kept');
  finish();
  expect(await Promise.all(flood.slice(0, 5))).toHaveLength(5);
  expect((await cache.get('/19', rendered(make))).status).toBe(200);
});

test('a kept page that is found unchanged waits for no render', async () => {
  const changes = fakeChanges();
  const cache = openPageCache(changes, { ...options, renders: 1 });
  await cache.get(
    '/kept',
    rendered(async () => page('kept')),
  );
  let finish = () => {};
  const held = new Promise<Page>((resolve) => {
    finish = () => resolve(page('slow'));
  });
  const slow = cache.get(
    '/slow',
    rendered(() => held),
  );
  changes.publish({ table: 'artworks', kind: 'edit', ids: ['a'] });
  const compared = await cache.get('/kept', { unchanged: async (before) => before, render: () => held });
  expect(compared.body.toString()).toBe('kept');
  finish();
  await slow;
});

test('a compressed page opens to the same bytes', async () => {
  expect(brotliDecompressSync(await page('화랑').encoded('br')).toString()).toBe('화랑');
});
