import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDiskCache } from './disk-cache.ts';

const ground = mkdtempSync(join(tmpdir(), 'hwarang-cache-'));
afterAll(() => rmSync(ground, { recursive: true, force: true }));
const newFolder = () => mkdtempSync(join(ground, 'c-'));
const bytes = (length: number) => Buffer.alloc(length, 7);

test('beyond its bound the cache removes what was not asked for the longest', async () => {
  const folder = newFolder();
  const cache = await openDiskCache(folder, 1000);
  for (const name of ['a', 'b', 'c']) await cache.put(name, bytes(300));
  expect((await cache.get('a'))?.length).toBe(300);
  await cache.put('d', bytes(300));
  await expect.poll(() => readdirSync(folder).sort()).toEqual(['a', 'c', 'd']);
  expect(await cache.get('b')).toBeUndefined();
  await cache.put('huge', bytes(1001));
  await expect.poll(() => existsSync(join(folder, 'huge'))).toBe(false);
  expect(readdirSync(folder)).toHaveLength(3);
});

test('what an earlier process left is used and counted, what it left unfinished goes', async () => {
  const folder = newFolder();
  for (const name of ['a', 'b', 'c.123.part']) writeFileSync(join(folder, name), bytes(400));
  const cache = await openDiskCache(folder, 1000);
  await cache.adopted;
  expect((await cache.get('a'))?.length).toBe(400);
  await cache.put('d', bytes(400));
  await expect.poll(() => readdirSync(folder).sort()).toEqual(['a', 'd']);
});

test('a write that fails leaves nothing', async () => {
  const folder = newFolder();
  const cache = await openDiskCache(folder, 1000);
  const failing = async (path: string) => {
    writeFileSync(path, bytes(10));
    throw new Error('the store is gone');
  };
  await expect(cache.put('a', failing)).rejects.toThrow('the store is gone');
  expect(readdirSync(folder)).toEqual([]);
});
