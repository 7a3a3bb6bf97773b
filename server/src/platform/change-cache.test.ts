import { expect, onTestFinished, test, vi } from 'vitest';
import { fakeChanges } from '../testing/fake-changes.ts';
import { ChangeCache } from './change-cache.ts';

function newCache(options: { bytes?: number; nextStatusChange?: () => Promise<number> } = {}) {
  const changes = fakeChanges();
  const cache = new ChangeCache<{ text: string }>(changes, {
    bytes: 10_000,
    sizeOf: ({ text }) => text.length + 500,
    mayKeep: ({ text }) => !text.startsWith('error'),
    nextStatusChange: async () => 60_000,
    ...options,
  });
  const get = async (key: string, text: string) => (await cache.get(key, async () => ({ text }))).text;
  return { cache, changes, get };
}

test('a value is made once for all who ask at once, and kept until a change is announced', async () => {
  const { cache, changes, get } = newCache();
  const make = vi.fn(async () => ({ text: 'old' }));
  await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(make).toHaveBeenCalledTimes(1);
  expect(await get('a', 'new')).toBe('old');
  expect(cache.holds('a')).toBe(true);
  changes.publish();
  expect(cache.holds('a')).toBe(false);
  expect(await get('a', 'new')).toBe('new');
});

test('a value whose making began before a change is neither kept nor given to one who asks after it', async () => {
  const { cache, changes, get } = newCache();
  let finish: ((text: string) => void) | undefined;
  const slow = cache.get('a', async () => ({
    text: await new Promise<string>((resolve) => {
      finish = resolve;
    }),
  }));
  await vi.waitFor(() => expect(finish).toBeDefined());
  changes.publish();
  const later = get('a', 'new');
  finish?.('old');
  expect((await slow).text).toBe('old');
  expect(await later).toBe('new');
  expect(await get('a', 'newer')).toBe('new');
});

test('nothing is kept while this instance cannot hear the others', async () => {
  const { changes, get } = newCache();
  changes.listening = false;
  expect(await get('a', 'one')).toBe('one');
  expect(await get('a', 'two')).toBe('two');
});

test('a kept value is given while the database is lost, until it may no longer be trusted', async () => {
  const { changes, get } = newCache();
  await get('a', 'before');
  changes.listening = false;
  changes.outage = 3;
  expect(await get('a', 'after')).toBe('before');
  changes.outage = undefined;
  expect(await get('a', 'after')).toBe('after');
});

test('a value is made anew when a record appears or vanishes by the clock, without a write', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const { get } = newCache({ nextStatusChange: async () => 30 });
  expect(await get('a', 'before')).toBe('before');
  expect(await get('a', 'after')).toBe('before');
  vi.advanceTimersByTime(30);
  expect(await get('a', 'after')).toBe('after');
});

test('the cache stays within its bytes and forgets what was asked for longest ago', async () => {
  const { get } = newCache({ bytes: 3_500 });
  for (const key of ['a', 'b', 'a', 'c']) await get(key, key.repeat(1000));
  expect(await get('a', 'gone')).not.toBe('gone');
  expect(await get('b', 'gone')).toBe('gone');
});

test('what must not be kept and what failed is made anew', async () => {
  const { cache, get } = newCache();
  await get('a', 'error');
  await expect(cache.get('b', () => Promise.reject(new Error('down')))).rejects.toThrow('down');
  expect(await get('a', 'found')).toBe('found');
  expect(await get('b', 'up')).toBe('up');
});
