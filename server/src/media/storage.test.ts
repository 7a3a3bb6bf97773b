import { createHash, randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { type ClientRequest, createServer } from 'node:http';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { portOf } from '../testing/ports.ts';
import { type S3Server, startS3 } from '../testing/s3-server.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import { exists, readWhole, type Storage } from './storage.ts';
import { openWorkspace } from './workspace.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'hwarang-storage-'));
let s3: S3Server;
let stores: Record<'disk' | 's3', Storage>;

beforeAll(async () => {
  s3 = await startS3();
  const workspace = await openWorkspace({ dataDir, databaseUrl: undefined });
  stores = { disk: await diskStorage(dataDir, workspace), s3: s3Storage(s3.settings) };
});
afterAll(async () => {
  await s3.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const received = (bytes: Buffer) => {
  const file = join(dataDir, randomBytes(6).toString('hex'));
  writeFileSync(file, bytes);
  return { file, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') };
};

describe.each(['disk', 's3'] as const)('on %s', (kind) => {
  test('what is put is there whole, in part, and listed, until it is deleted', async () => {
    const store = stores[kind];
    const keys = Array.from({ length: 8 }, (_, index) => `aa/bb/${kind}.${index}/1/640.webp`);
    for (const key of keys) await store.put(key, Buffer.from(`picture ${key}`));
    const [key = ''] = keys;
    expect((await readWhole(store, key))?.toString()).toBe(`picture ${key}`);
    const part = await store.get(key, { start: 2, end: 6 });
    expect(part?.bytes).toBe(`picture ${key}`.length);
    expect(part && (await text(part.stream))).toBe('cture');
    expect(part?.etag).toBe((await store.stat(key))?.etag);
    const listed: string[] = [];
    for await (const entry of store.list()) {
      listed.push(entry.key);
      expect(Date.now() - entry.modifiedAt.getTime()).toBeLessThan(60_000);
    }
    expect(listed).toHaveLength(keys.length);
    expect(new Set(listed)).toEqual(new Set(keys));
    for (const one of keys) await store.delete(one);
    expect(await exists(store, key)).toBe(false);
    expect(await store.get(key)).toBeUndefined();
    await store.delete(key);
  });

  test('a received file of 30 MB becomes an object and is no longer a file', async () => {
    const bytes = randomBytes(30_000_000);
    const body = received(bytes);
    await stores[kind].put('cc/dd/large', body);
    expect(existsSync(body.file)).toBe(false);
    expect((await readWhole(stores[kind], 'cc/dd/large'))?.equals(bytes)).toBe(true);
    await stores[kind].delete('cc/dd/large');
  });

  test('new bytes under the same key have another etag', async () => {
    await stores[kind].put('ee/same', Buffer.from('one'));
    const before = await stores[kind].stat('ee/same');
    await stores[kind].put('ee/same', Buffer.from('two'));
    expect((await stores[kind].stat('ee/same'))?.etag).not.toBe(before?.etag);
    await stores[kind].delete('ee/same');
  });
});

test('on disk a key cannot leave its folder, and empty folders do not stay', async () => {
  for (const key of ['../x', 'a/../../x', '/etc/passwd', 'a//b', '', '.', 'a/./b', 'a\\..\\b', 'a\0b'])
    await expect(stores.disk.put(key, Buffer.from('x')), key).rejects.toThrow('bad storage key');
  await stores.disk.put('ff/gg/hh', Buffer.from('x'));
  await stores.disk.delete('ff/gg/hh');
  expect(readdirSync(join(dataDir, 'files', 'objects'))).toEqual([]);
  expect(readdirSync(join(dataDir, 'files', 'unfinished'))).toEqual([]);
});

test('a store that is busy or hangs up is asked again, with the file from its beginning', async () => {
  s3.troubles.push('busy', 'hang up');
  const bytes = randomBytes(2_000_000);
  await stores.s3.put('retry', received(bytes));
  expect(s3.objects.get('retry')?.bytes.equals(bytes)).toBe(true);
  s3.troubles.push('hang up', 'busy', 'busy');
  expect(await exists(stores.s3, 'retry')).toBe(true);
});

test('a store that stays busy is a failure after four tries, and keeps the file for another', async () => {
  s3.troubles.push('busy', 'busy', 'busy', 'busy');
  const body = received(Buffer.from('x'));
  const before = s3.calls;
  await expect(stores.s3.put('never', body)).rejects.toThrow('does not answer');
  expect(s3.calls - before).toBe(4);
  expect(existsSync(body.file)).toBe(true);
});

test('an answer cut short is an error, not a shorter picture', async () => {
  await stores.s3.put('cut', randomBytes(100_000));
  s3.troubles.push('cut short');
  await expect(readWhole(stores.s3, 'cut')).rejects.toThrow();
});

test('a wrong secret, a changed body and an unknown bucket are refused without another try', async () => {
  const before = s3.calls;
  const wrong = s3Storage({ ...s3.settings, secretAccessKey: 'wrong' });
  await expect(wrong.put('x', Buffer.from('x'))).rejects.toThrow('SignatureDoesNotMatch');
  await expect(stores.s3.put('x', { ...received(Buffer.from('changed')), sha256: 'a'.repeat(64) })).rejects.toThrow(
    'SignatureDoesNotMatch',
  );
  await expect(s3Storage({ ...s3.settings, bucket: 'other' }).put('x', Buffer.from('x'))).rejects.toThrow(
    'NoSuchBucket',
  );
  expect(s3.calls - before).toBe(3);
});

/** Reads nothing until the line has been silent several times, as a visitor on a slow line does. */
async function readLate(store: Storage, key: string): Promise<Buffer> {
  const requests: ClientRequest[] = [];
  const note = (message: unknown) => void requests.push((message as { request: ClientRequest }).request);
  subscribe('http.client.request.start', note);
  const found = await store.get(key).finally(() => unsubscribe('http.client.request.start', note));
  for (let times = 0; times < 3; times += 1) await once(requests.at(-1)?.socket as Socket, 'timeout');
  return buffer(found?.stream as Readable);
}

test('a reader that pauses longer than the store may be silent gets the whole object', async () => {
  const bytes = randomBytes(5_000_000);
  await stores.s3.put('ee/ff/slow', bytes);
  expect((await readLate(s3Storage(s3.settings, 500), 'ee/ff/slow')).equals(bytes)).toBe(true);
});

test('a store that falls silent, and a reader that never reads on, end the download', async () => {
  const bytes = randomBytes(5_000_000);
  await stores.s3.put('ee/ff/never', bytes);
  const unread = await s3Storage(s3.settings, 200).get('ee/ff/never');
  await expect(once(unread?.stream as Readable, 'close')).rejects.toThrow('silent');
  const silent = createServer(
    (_request, response) => void response.writeHead(200, { 'content-length': 9 }).write('half'),
  );
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const endpoint = `http://127.0.0.1:${portOf(silent)}`;
  const half = await s3Storage({ ...s3.settings, endpoint }, 500).get('ee/ff/silent');
  await expect(buffer(half?.stream as Readable)).rejects.toThrow('silent');
});
