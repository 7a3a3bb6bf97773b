import { setTimeout as sleep } from 'node:timers/promises';
import type { Import } from '@hwarang/domain/imports/imports.contract';
import { isUnderWay } from '@hwarang/domain/imports/values';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { readConfig } from '../platform/config.ts';
import { openServices } from '../services/services.ts';
import { endLease, onPostgres, startImportSite, untilQuiet } from '../testing/import-site.ts';
import { engine, newEnvironment } from '../testing/test-app.ts';

// So many that a run is still under way when it is ended.
const rows = 1_200;
const sheet = [
  '소장번호,작품명,작가,크기',
  ...Array.from({ length: rows }, (_, at) => `T-${at},작품 ${at},작가 ${at % 50},${1 + (at % 90)} x 20 cm`),
].join('\n');
const slow = { timeout: 300_000 };
const whole = { state: 'done', counts: { make: rows, change: 0, leave: 0, ask: 0, refuse: 0 } };

/** A site that takes all rows of a sheet in one transaction, and is in the middle of it. */
async function midway(environment: NodeJS.ProcessEnv) {
  const site = await startImportSite(environment);
  const { id } = await site.upload(sheet);
  const settings = new Blob([JSON.stringify({ mode: 'together' })], { type: 'application/json' });
  await site.as('PUT', `/imports/${id}`, settings);
  await site.as('POST', `/imports/${id}/check`);
  await site.until(id, ({ state }) => !isUnderWay(state));
  await site.as('POST', `/imports/${id}/run`);
  // On the embedded database nothing is answered while the transaction holds its only session.
  if (engine === 'postgres') await site.until(id, ({ done }) => done > 0);
  else await sleep(500);
  return { site, id };
}

interface Found {
  works: number;
  artists: number;
  state: string;
  /** Whether the process that ended still holds it: nobody else would go on. */
  leased: boolean;
}

/** What is kept once the process has ended, by a process that does no imports. */
async function kept(environment: NodeJS.ProcessEnv): Promise<Found> {
  const services = await openServices(readConfig(environment));
  try {
    const { rows: found } = await services.database.orm.execute<Found & Record<string, unknown>>(sql`
      select (select count(*)::int from artworks) as works, (select count(*)::int from artists) as artists, state,
        lease_until is not null as leased from imports`);
    return found[0] as Found;
  } finally {
    await services.close();
  }
}

/** Whoever comes next does it all. */
async function finished(environment: NodeJS.ProcessEnv, id: string): Promise<Import> {
  const site = await startImportSite(environment);
  const ended = await site.until(id, ({ state }) => !isUnderWay(state));
  expect(await site.as<number>('GET', '/art-works/count')).toBe(rows);
  expect(await site.as<number>('GET', '/artists/count')).toBe(50);
  await site.kill('SIGTERM');
  return ended;
}

test('a run of all rows or none that is killed leaves nothing, and is done once somebody goes on', slow, async () => {
  const environment = await newEnvironment();
  const { site, id } = await midway(environment);
  await site.kill('SIGKILL');
  expect(await kept(environment)).toEqual({ works: 0, artists: 0, state: 'running', leased: true });
  await endLease(environment);
  expect(await finished(environment, id)).toMatchObject(whole);
});

test('a run of all rows or none that is asked to end gives back everything, and its lease', slow, async () => {
  const environment = await newEnvironment();
  const { site, id } = await midway(environment);
  await site.kill('SIGTERM');
  expect(await kept(environment)).toEqual({ works: 0, artists: 0, state: 'running', leased: false });
  expect(await finished(environment, id)).toMatchObject(whole);
});

test.runIf(engine === 'postgres')('a run of all rows or none that lost its lease writes nothing', slow, async () => {
  const environment = await newEnvironment();
  const { site, id } = await midway(environment);
  await onPostgres(environment, "update imports set worker = repeat('0', 24), lease_until = now() + interval '1 hour'");
  await untilQuiet(environment);
  expect(await site.as<Import>('GET', `/imports/${id}`)).toMatchObject({ state: 'running' });
  expect(await site.as<number>('GET', '/art-works/count')).toBe(0);
  expect(await site.as<number>('GET', '/artists/count')).toBe(0);
  await endLease(environment);
  expect(await site.until(id, ({ state }) => !isUnderWay(state))).toMatchObject(whole);
  expect(await site.as<number>('GET', '/art-works/count')).toBe(rows);
  await site.kill('SIGTERM');
});
