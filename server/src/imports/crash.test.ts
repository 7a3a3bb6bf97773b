import { isUnderWay } from '@hwarang/domain/imports/values';
import { expect, test } from 'vitest';
import { endLease, startImportSite } from '../testing/import-site.ts';
import { newEnvironment } from '../testing/test-app.ts';

const rows = Number(process.env.IMPORT_ROWS ?? 1_500);
const kills = Number(process.env.IMPORT_KILLS ?? 2);

const sheet = [
  '작품명,작가,크기',
  ...Array.from({ length: rows }, (_, at) => `작품 ${at},작가 ${at % 50},${1 + (at % 90)} x 20 cm`),
].join('\n');

test('a run that is killed again and again ends as one in peace', { timeout: 300_000 }, async () => {
  const environment = await newEnvironment();
  let site = await startImportSite(environment);
  const { id } = await site.upload(sheet);
  await site.as('POST', `/imports/${id}/check`);
  await site.until(id, ({ state }) => !isUnderWay(state));
  await site.as('POST', `/imports/${id}/run`);
  let done = 0;
  for (let killed = 0; killed < kills; killed += 1) {
    const one = await site.until(id, (now) => now.done > done || !isUnderWay(now.state));
    done = one.done;
    await site.kill('SIGKILL');
    await endLease(environment);
    site = await startImportSite(environment);
  }
  const ended = await site.until(id, ({ state }) => !isUnderWay(state));
  expect(ended).toMatchObject({ state: 'done', counts: { make: rows, change: 0, leave: 0, ask: 0, refuse: 0 } });
  expect(await site.as<number>('GET', '/art-works/count')).toBe(rows);
  expect(await site.as<number>('GET', '/artists/count')).toBe(50);
  await site.kill('SIGTERM');
});
