import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { fixtures } from '../testing/fixtures.ts';
import { engine, testAppForFile } from '../testing/test-app.ts';
import { openDatabaseState } from './database-state.ts';

const testApp = testAppForFile();
const create = fixtures(testApp);
const works: string[] = [];

beforeAll(async () => {
  for (let i = 0; i < 12; i += 1) {
    const ownerId = await create.artist({ exCareer: 'long '.repeat(200) });
    for (let k = 0; k < 4; k += 1) works.push(await create.artwork({ ownerId }));
    await create.exhibition({ works: works.slice(-4), detailinfotext: 'quiet '.repeat(500) });
  }
});

const get = async (path: string) => {
  const answer = await testApp().fastify.inject({ url: `/api${path}` });
  expect(answer.statusCode, answer.body).toBe(200);
};

/** The most that the budget allows, never twice the same. */
const costly = (number: number) =>
  `/art-works?${['title', 'title_en'].map((name, i) => `_where[_or][${i}][owner.exhibitions.${name}_contains]=n${number}`).join('&')}`;

describe.runIf(engine === 'embedded')('while a long statement keeps the embedded database busy', () => {
  const whileBusy = async (path: string) => {
    const ended: string[] = [];
    const statement = testApp()
      .services.database.pool.query('select pg_sleep(3)')
      .then(() => ended.push('statement'));
    await sleep(50);
    await get(path).then(() => ended.push('request'));
    await statement;
    return ended;
  };

  test('the health check answers at once', async () => {
    expect(await whileBusy('/health')).toEqual(['request', 'statement']);
  });

  test('a kept answer is given at once', async () => {
    await get('/galleries');
    expect(await whileBusy('/galleries')).toEqual(['request', 'statement']);
  });
});

test('a busy embedded database counts as dead only after a minute, however long ago it was last asked', async () => {
  let minutes = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => minutes * 60_000);
  onTestFinished(() => clock.mockRestore());
  const query = vi
    .fn()
    .mockResolvedValueOnce({ rows: [] })
    .mockReturnValue(new Promise(() => undefined));
  const demandAnswer = openDatabaseState({ kind: 'embedded', pool: { query } as unknown as pg.Pool });
  await demandAnswer();
  minutes = 10;
  await expect(demandAnswer()).resolves.toBeUndefined();
  minutes = 10.5;
  await expect(demandAnswer()).resolves.toBeUndefined();
  minutes = 11.1;
  await expect(demandAnswer()).rejects.toThrow('has not answered for a minute');
  expect(query).toHaveBeenCalledTimes(2);
});

test('an embedded database that failed is not taken for a busy one', async () => {
  const query = vi
    .fn()
    .mockRejectedValueOnce(new Error('gone'))
    .mockReturnValue(new Promise(() => undefined));
  const demandAnswer = openDatabaseState({ kind: 'embedded', pool: { query } as unknown as pg.Pool });
  await expect(demandAnswer()).rejects.toThrow('gone');
  await expect(demandAnswer()).rejects.toThrow('gone');
});

/** Costly reads are quick on this little data: PostgreSQL keeps them waiting by a lock until it is released. */
async function keepWaiting(): Promise<() => Promise<unknown>> {
  if (engine === 'embedded') return async () => undefined;
  const lock = await testApp().services.database.pool.connect();
  onTestFinished(() => lock.release());
  await lock.query('begin; lock table artworks');
  return () => lock.query('commit');
}

test('a plain read does not wait for all costly ones that came before it', async () => {
  const release = await keepWaiting();
  const ended: string[] = [];
  const four = [1, 2, 3, 4].map((number) => get(costly(number)).then(() => ended.push('costly')));
  await sleep(1);
  await get('/galleries?name_ne=nobody').then(() => ended.push('plain'));
  await release();
  await Promise.all(four);
  expect(ended.indexOf('plain')).toBeLessThan(engine === 'embedded' ? 3 : 1);
});

test('more costly reads at once than may wait are told to come back', async () => {
  const release = await keepWaiting();
  const asked = Array.from({ length: 40 }, (_, i) => testApp().fastify.inject({ url: `/api${costly(100 + i)}` }));
  const first = await Promise.race(asked);
  await release();
  const answers = await Promise.all(asked);
  const refused = answers.filter(({ statusCode }) => statusCode === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(answers.filter(({ statusCode }) => statusCode === 200).length).toBeGreaterThan(10);
  if (engine === 'postgres') expect(first.statusCode).toBe(503);
});

test.runIf(engine === 'postgres')('a public read that takes too long is ended by the database', async () => {
  const { reads, pool } = testApp().services.database;
  await expect(reads.query('select pg_sleep(20)')).rejects.toMatchObject({ code: '57014' });
  await expect(pool.query('select pg_sleep(3)')).resolves.toBeDefined();
});
