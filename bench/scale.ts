// npm run bench:scale : what a collection weighs and what a request costs, for docs/operations/scaling.md. On PostgreSQL.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startSite } from '../scripts/site.mjs';
import { fill, idOf, unhurried } from './collection.ts';
import { type Ask, type Figures, measure } from './load.ts';
import { familyMeter, processMeter, together } from './meter.ts';
import { newGround } from './systems.ts';
import { printTable } from './table.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const artworks = Number(process.env.ARTWORKS ?? 100_000);
const seconds = Number(process.env.SECONDS ?? 5);
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;

const numbers = Array.from({ length: 4000 }, (_, number) => number);
const moment = (number: number) => new Date(Date.UTC(2100, 0, 1) + number).toISOString();
/** What nobody has asked for before is in no cache. */
const cases: Record<string, Ask[]> = {
  'page from the cache': [{ path: '/' }],
  'page of a work, rendered': numbers.map((number) => ({ path: `/artworks-detail/${idOf('artwork', number * 7)}` })),
  'list of 24 from the cache': [{ path: '/api/art-works?_limit=24' }],
  'list of 24 from the database': numbers.map((number) => ({
    path: `/api/art-works?_limit=24&createdAt_lt=${moment(number)}`,
  })),
  'one work from the database': numbers.map((number) => ({ path: `/api/art-works/${idOf('artwork', number * 11)}` })),
};

const ground = await newGround('postgres');
const folder = mkdtempSync(join(tmpdir(), 'hwarang-scale-'));
try {
  await fill(ground, artworks);
  await unhurried(ground, async (query) => {
    const [whole] = await query('select pg_database_size(current_database()) as bytes');
    const tables = await query(
      `select relname as table, pg_total_relation_size(oid) as bytes, pg_indexes_size(oid) as indexes from pg_class
       where relkind = 'r' and relnamespace = 'public'::regnamespace order by 2 desc limit 6`,
    );
    console.info(
      `${artworks} works: ${megabytes(Number(whole?.bytes))}, ${(Number(whole?.bytes) / artworks / 1000).toFixed(1)} KB a work`,
    );
    printTable(
      tables.map(({ table, bytes, indexes }) => ({
        table: table ?? '',
        size: megabytes(Number(bytes)),
        'of it indexes': megabytes(Number(indexes)),
      })),
    );
  });

  const site = await startSite({ ...ground.settings, METRICS_TOKEN: 'a-token-for-the-bench' });
  const meter = together(processMeter('server', site.pid), familyMeter('postgres', ground.postgresPid ?? 0));
  const found: [string, Figures][] = [];
  for (const [name, asks] of Object.entries(cases)) {
    const load = { base: site.base, cheap: '/api/health', connections: 8, asks };
    await measure({ ...load, asks: asks.toReversed(), seconds: 20, most: 200 }, meter);
    found.push([name, await measure({ ...load, seconds, least: 100 }, meter)]);
  }
  const rss = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, 'utf8'))?.[1];
  await site.stop();
  printTable(
    found.map(([name, { perSecond, p50, p99, cpu, failed }]) => ({
      request: name,
      'a second': perSecond.toFixed(0),
      'p50 ms': p50.toFixed(1),
      'p99 ms': p99.toFixed(1),
      'server CPU ms': cpu.server?.toFixed(2) ?? '',
      'PostgreSQL CPU ms': cpu.postgres?.toFixed(2) ?? '',
      failed,
    })),
  );
  console.info(`memory of the server after it: ${megabytes(Number(rss) * 1000)}`);

  const file = join(folder, 'backup.zip');
  const run = (script: string, args: string[], settings: NodeJS.ProcessEnv) => {
    const began = performance.now();
    const { stdout, stderr } = spawnSync(
      '/usr/bin/env',
      ['time', '-f', '%U+%S s of CPU, %M KB at most', process.execPath, join(root, 'server/dist', script), ...args],
      {
        cwd: root,
        env: { ...process.env, ...ground.settings, ...settings },
        encoding: 'utf8',
      },
    );
    const cost = stderr.trim().split('\n').at(-1);
    console.info(`${stdout.trim()}: ${((performance.now() - began) / 1000).toFixed(0)} s, ${cost}`);
  };
  run('backup-main.js', [file], {});
  console.info(`the file: ${megabytes(statSync(file).size)}`);
  run('restore-main.js', ['--replace', file], {});
} finally {
  await ground.remove();
  rmSync(folder, { recursive: true, force: true });
}
