import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { buildApp } from '../app.ts';
import { diskStorage } from '../media/disk-storage.ts';
import { s3Storage } from '../media/s3-storage.ts';
import type { Storage } from '../media/storage.ts';
import { startS3 } from '../testing/s3-server.ts';
import { openTestApp, testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();

test("GET /api/health answers 200 {status:'ok'} when the database answers", async () => {
  const answer = await testApp().fastify.inject('/api/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
});

test('GET /api/health answers 503 when the database does not', async () => {
  const broken = await openTestApp({ LOG_LEVEL: 'silent' });
  const { pool } = broken.services.database;
  const query = pool.query;
  pool.query = (() => Promise.reject(new Error('gone'))) as typeof pool.query;
  const answer = await broken.fastify.inject('/api/health');
  pool.query = query;
  await broken.close();
  expect(answer.statusCode).toBe(503);
});

test('GET /api/ready answers 200 until the server is told to stop; GET /api/health goes on', async () => {
  const { fastify, services } = testApp();
  expect((await fastify.inject('/api/ready')).json()).toEqual({ status: 'ready' });
  services.lifecycle.draining = true;
  const [ready, health] = [await fastify.inject('/api/ready'), await fastify.inject('/api/health')];
  services.lifecycle.draining = false;
  expect([ready.statusCode, health.statusCode]).toEqual([503, 200]);
  expect(ready.json().message).toBe('The server is stopping');
  // Every answer meanwhile is the last of its connection.
  expect([ready.headers.connection, health.headers.connection]).toEqual(['close', 'close']);
});

/** The app, with its files elsewhere. */
async function appWith(storage: Storage) {
  const { services } = testApp();
  const config = { ...services.config, logLevel: 'silent' as const };
  const { fastify } = await buildApp({ ...services, config, media: { ...services.media, storage } });
  onTestFinished(() => fastify.close());
  return () => fastify.inject('/api/ready');
}

test('GET /api/ready answers 503 when the folder of files is gone', async () => {
  const folder = mkdtempSync(join(inject('ground'), 'files-'));
  const ready = await appWith(await diskStorage(folder, testApp().services.media.workspace));
  await rm(folder, { recursive: true });
  const answer = await ready();
  expect(answer.statusCode).toBe(503);
  expect(answer.json().message).toBe('The store of files does not answer');
});

test('GET /api/ready answers 503 while the object store does not answer, and 200 once it does', async () => {
  const { settings, troubles, close } = await startS3();
  onTestFinished(close);
  const ready = await appWith(s3Storage(settings));
  troubles.push('busy', 'busy', 'busy', 'busy');
  expect((await ready()).statusCode).toBe(503);
  await expect.poll(async () => (await ready()).statusCode, { timeout: 10_000 }).toBe(200);
});

test('an unknown call answers 404 in the form of the API', async () => {
  const answer = await testApp().fastify.inject('/api/nothing-here');
  expect(answer.json()).toEqual({ statusCode: 404, error: 'Not Found', message: 'Not Found' });
});
