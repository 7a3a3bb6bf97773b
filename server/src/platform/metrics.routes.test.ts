import { mkdtempSync, readdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import parse, { type Metric } from 'parse-prometheus-text-format';
import { expect, inject, onTestFinished, test } from 'vitest';
import { backUpWhenDue, startBackups } from '../backup/schedule.ts';
import { call } from '../testing/call.ts';
import { fixtures } from '../testing/fixtures.ts';
import { openTestApp, type TestApp, testAppForFile } from '../testing/test-app.ts';
import { enqueueMail } from './mail.store.ts';

const token = 'a token of sixteen or more';
const testApp = testAppForFile({ METRICS_TOKEN: token.replaceAll(' ', '-'), SMTP_URL: 'smtp://127.0.0.1:1' });
const create = fixtures(testApp);
const bearer = { authorization: `Bearer ${token.replaceAll(' ', '-')}` };

const ask = (remoteAddress: string, headers: Record<string, string> = {}) =>
  testApp().fastify.inject({ url: '/metrics', remoteAddress, headers });

async function read(app: Pick<TestApp, 'fastify'> = testApp()): Promise<Map<string, Metric>> {
  const answer = await app.fastify.inject({ url: '/metrics', remoteAddress: '127.0.0.1' });
  expect(answer.statusCode).toBe(200);
  return new Map(parse(answer.body).map((metric) => [metric.name, metric]));
}
const valueIn = (metrics: Map<string, Metric>, name: string, labels: Record<string, string> = {}): number =>
  Number(
    metrics
      .get(name)
      ?.metrics.find((one) => Object.entries(labels).every(([label, value]) => one.labels?.[label] === value))?.value,
  );

test('metrics are read from the machine itself or with the token, and by nobody else', async () => {
  expect((await ask('127.0.0.1')).headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  const statuses = await Promise.all([
    ask('::1'),
    ask('203.0.113.9', bearer),
    ask('203.0.113.9'),
    ask('203.0.113.9', { authorization: 'Bearer a-wrong-token-of-some-length' }),
    // A proxy on this machine, on behalf of somebody else.
    ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }),
    ask('127.0.0.1', { via: '1.1 proxy' }),
  ]);
  expect(statuses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403, 403, 403, 403]);
});

test('metrics tell event-loop delay, limiters, caches, pools, mails and the state of the instance', async () => {
  await create.artwork();
  for (let i = 0; i < 5; i++) await call(testApp(), 'GET', '/art-works?_limit=1');
  await enqueueMail(testApp().services.database.orm, 'somebody@example.com', { subject: '', text: '', html: '' });
  const metrics = await read();
  expect(valueIn(metrics, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  expect(valueIn(metrics, 'process_resident_memory_bytes')).toBeGreaterThan(1e6);
  for (const limiter of ['passwords', 'queries', 'pictures', 'derivatives', 'uploads', 'background', 'archives'])
    expect(valueIn(metrics, 'hwarang_limiter_waiting', { limiter }), limiter).toBe(0);
  expect(valueIn(metrics, 'hwarang_cache_lookups_total', { cache: 'answers', result: 'miss' })).toBeGreaterThan(0);
  expect(valueIn(metrics, 'hwarang_cache_lookups_total', { cache: 'answers', result: 'hit' })).toBeGreaterThan(0);
  expect(valueIn(metrics, 'hwarang_pool_connections', { pool: 'main', state: 'waiting' })).toBe(0);
  expect(
    valueIn(metrics, 'hwarang_mails', { state: 'due' }) + valueIn(metrics, 'hwarang_mails', { state: 'waiting' }),
  ).toBe(1);
  for (const name of ['hwarang_database_up', 'hwarang_listening']) expect(valueIn(metrics, name), name).toBe(1);
  expect(valueIn(metrics, 'hwarang_draining')).toBe(0);
});

test('requests are told by the pattern of their route, however many addresses are asked for', async () => {
  for (let i = 0; i < 20; i++) {
    await call(testApp(), 'GET', `/art-works/${i.toString(16).padStart(24, '0')}`);
    await call(testApp(), 'GET', `/secret-${i}`);
    await testApp().fastify.inject({ method: 'POST', url: `/secret-${i}?code=secret` });
  }
  const text = (await ask('127.0.0.1')).body;
  expect(text).not.toContain('secret');
  const counted = [...text.matchAll(/^hwarang_http_request_duration_seconds_count\{(.*)\} \d+$/gm)].map(
    ([, labels]) => labels,
  );
  expect(counted).toContain('method="GET",route="/api/art-works/:id",status="4xx"');
  expect(counted).toContain('method="GET",route="/api/*",status="4xx"');
  expect(counted).toContain('method="POST",route="none",status="4xx"');
  expect(new Set(counted).size).toBe(counted.length);
});

test('metrics are answered while the database does not answer, without what only it knows', async () => {
  const { orm } = testApp().services.database;
  const select = orm.select;
  orm.select = (() => {
    throw new Error('gone');
  }) as typeof orm.select;
  const metrics = await read().finally(() => {
    orm.select = select;
  });
  expect(metrics.get('hwarang_mails')?.metrics ?? []).toEqual([]);
  expect(valueIn(metrics, 'hwarang_draining')).toBe(0);
});

test('every instance that shares the folder tells when the last backup was made, 0 before the first', async () => {
  const lastBackup = async (app: Pick<TestApp, 'fastify'>) =>
    valueIn(await read(app), 'hwarang_backup_last_success_timestamp_seconds');
  const folder = mkdtempSync(join(inject('ground'), 'backups-'));
  const app = await openTestApp({ BACKUP_DIR: folder });
  onTestFinished(app.close);
  const source = { database: app.services.database, storage: app.services.media.storage };
  const schedule = { folder, everyHours: 24, keep: 7 };
  const jobs = await startBackups(source, schedule);
  onTestFinished(jobs.close);
  expect(await lastBackup(app)).toBe(0);
  await backUpWhenDue(source, schedule);
  const [name = ''] = readdirSync(folder);
  expect(await lastBackup(app)).toBeCloseTo(statSync(join(folder, name)).mtimeMs / 1000, -1);
  // Another instance has made it: this one finds it there.
  utimesSync(join(folder, name), 1_800_000_000, 1_800_000_000);
  await backUpWhenDue(source, schedule);
  expect(await lastBackup(app)).toBe(1_800_000_000);
  expect(await lastBackup(testApp()), 'without BACKUP_DIR').toBeNaN();
});
