// npm run bench:costly : the dearest queries that are allowed, on the sample collection, on both databases, and who waits beside them.
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { queryCost } from '@hwarang/domain/query-cost';
import { startPostgres } from '../scripts/postgres.mjs';
import { buildApp } from '../server/src/app.ts';
import { readConfig } from '../server/src/platform/config.ts';
import { costOf } from '../server/src/records/query/budget.ts';
import { parseQuery } from '../server/src/records/query/parse.ts';
import { registry } from '../server/src/registry.ts';
import { ensureSample } from '../server/src/sample/ensure-sample.ts';
import { openServices } from '../server/src/services/services.ts';
import { printTable } from './table.ts';

const lists = ['art-works', 'artists', 'exhibitions', 'galleries'];
/** The longest text of each. */
const texts: Record<string, string> = {
  'art-works': 'text',
  artists: 'ex_career',
  exhibitions: 'detailinfotext',
  galleries: 'description',
  files: 'name',
  artbrochures: 'main_title',
  shopitemregs: 'url',
  contracts: 'name',
};

const { collections } = registry;

/** Every way over at most three relations. */
function paths(name: string, hops: number, before: string[] = []): string[] {
  const collection = collections[name];
  if (!collection) return [];
  const own = [...before, texts[name]].join('.');
  const further = hops === 0 ? [] : Object.entries(collection.relations);
  return [own, ...further.flatMap(([relation, { to }]) => paths(to, hops - 1, [...before, relation]))];
}

/** So many conditions as one query may have, and nothing that matches, so that every row is looked at. */
function dearest(name: string, path: string): string | undefined {
  const collection = collections[name];
  if (!collection) return undefined;
  const query = (times: number) =>
    Array.from({ length: times }, (_, i) => `_where[_or][${i}][${path}_contains]=@${i}`).join('&');
  for (let times = 50; times > 0; times -= 1)
    if (costOf(collection, parseQuery(collections, collection, query(times))) <= queryCost.budget) return query(times);
  return undefined;
}

async function openSample(engine: 'embedded' | 'postgres') {
  const dataDir = mkdtempSync(join(tmpdir(), 'hwarang-costly-'));
  const painted = engine === 'embedded' && process.env.E2E_COLLECTION;
  if (painted) cpSync(painted, dataDir, { recursive: true, filter: (path) => !path.endsWith('.lock') });
  const server = engine === 'postgres' ? await startPostgres() : undefined;
  const config = readConfig({
    DATA_DIR: dataDir,
    SAMPLE_DATA: 'on',
    LOG_LEVEL: 'error',
    ...(server ? { DATABASE_URL: server.url('postgres') } : {}),
  });
  const services = await openServices(config);
  await ensureSample(services);
  const { fastify } = await buildApp(services);
  let asked = 0;
  const time = async (url: string) => {
    asked += 1;
    const [began, used] = [performance.now(), process.cpuUsage()];
    const answer = await fastify.inject({ url: `/api/${url.replaceAll('@', `n${asked}x`)}` });
    const { user, system } = process.cpuUsage(used);
    return { ms: performance.now() - began, cpu: (user + system) / 1000, status: answer.statusCode };
  };
  const stop = async () => {
    await fastify.close();
    await services.close();
    await server?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { time, stop };
}

const engines = (['embedded', 'postgres'] as const).filter((engine) => (process.env.ENGINE ?? engine) === engine);
for (const engine of engines) {
  const { time, stop } = await openSample(engine);
  const figures: { list: string; path: string; url: string; ms: number; cpu: number }[] = [];
  const hues = `${Array.from({ length: 49 }, (_, i) => `_where[_or][${i}][hue]=purple`).join('&')}&title_ne=@`;
  const fixed = [
    '_q=@',
    '_q=@&_sort=text,text_en,material_en,imageurl,size&_limit=1000',
    'title_ne=@&_limit=1000',
    hues,
  ];
  for (const list of lists) {
    const asks = paths(list, 3).map((path) => ({ path, query: dearest(list, path) }));
    if (list === 'art-works') asks.push(...fixed.map((query) => ({ path: query, query })));
    for (const { path, query } of asks) {
      if (query === undefined) continue;
      const url = `${list}?${query}`;
      await time(url);
      const [first, second] = [await time(url), await time(url)];
      if (first.status !== 200) throw new Error(`${url} answered ${first.status}`);
      figures.push({ list, path, url, ms: Math.min(first.ms, second.ms), cpu: Math.min(first.cpu, second.cpu) });
    }
  }
  // The embedded engine runs in this process: its CPU time is the same on a busy machine.
  figures.sort((a, b) => (engine === 'embedded' ? b.cpu - a.cpu : b.ms - a.ms));
  printTable(
    figures
      .slice(0, 5)
      .map(({ list, path, ms, cpu }) => ({ engine, list, path, ms: ms.toFixed(0), 'CPU ms here': cpu.toFixed(0) })),
  );
  const worst = figures[0]?.url ?? '';
  for (const url of ['galleries', 'galleries?name_ne=@', 'galleries?name_ne=@']) await time(url);
  const beside = async () => {
    const four = Promise.all(Array.from({ length: 4 }, () => time(worst)));
    await sleep(20);
    const others = await Promise.all([time('health'), time('galleries'), time('galleries?name_ne=@')]);
    const all = await four;
    return [...others, ...all].map(({ ms }) => ms);
  };
  const rounds = [await beside(), await beside(), await beside()];
  const at = (index: number) => Math.max(...rounds.map((round) => round[index] ?? 0)).toFixed(0);
  printTable([
    {
      engine,
      'beside four of the worst, longest of 3, ms': '',
      health: at(0),
      'kept list': at(1),
      'list read anew': at(2),
      'the four': at(6),
    },
  ]);
  await stop();
}
