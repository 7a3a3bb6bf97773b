// npm run bench:import : sheets in the shape of two public collections, imported on PostgreSQL while readers ask for lists.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Import } from '@hwarang/domain/imports/imports.contract';
import { isUnderWay } from '@hwarang/domain/imports/values';
import { startSite } from '../scripts/site.mjs';
import { collectionSheet } from './import-sheets.ts';
import { familyMeter, processMeter, together } from './meter.ts';
import { administrator, newGround, signIn } from './systems.ts';
import { printTable } from './table.ts';

const share = Number(process.env.SHARE ?? 1);
/** Sheets of real collections, which this repository does not hold. */
const files = (process.env.SHEETS ?? '').split(',').filter(Boolean);
const shapes = (process.env.SHAPES ?? (files.length > 0 ? '' : 'tate,minneapolis')).split(',').filter(Boolean) as (
  | 'tate'
  | 'minneapolis'
)[];
const readers = Number(process.env.READERS ?? 2);
const rowsOf = { tate: Math.round(69_000 * share), minneapolis: Math.round(196_000 * share) };
const lists = [
  '/api/art-works?_limit=24&_sort=createdAt:DESC',
  '/api/artists?_limit=24',
  '/api/art-works?_limit=24&_sort=year:ASC',
];

const quantile = (all: number[], part: number) =>
  [...all].sort((a, b) => a - b)[Math.floor((all.length - 1) * part)] ?? 0;
const megabytes = (pid: number, key: string) =>
  Math.round(
    Number(new RegExp(`${key}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024,
  );

/** Readers who ask for one list after the other, until they are told to stop. Answers what each took. */
function read(base: string) {
  let stopped = false;
  const times: number[] = [];
  const one = async (first: number) => {
    for (let at = first; !stopped; at += 1) {
      const begun = performance.now();
      // Another address each time: what is kept from before would say nothing of the database.
      const answer = await fetch(`${base}${lists[at % lists.length]}&_start=${at % 400}`);
      await answer.arrayBuffer();
      if (!answer.ok) throw new Error(`a list answered ${answer.status}`);
      times.push(performance.now() - begun);
      await sleep(20);
    }
  };
  const all = Array.from({ length: readers }, (_, place) => one(place * 7));
  return async () => {
    stopped = true;
    await Promise.all(all);
    return { p50: Math.round(quantile(times, 0.5)), p99: Math.round(quantile(times, 0.99)), count: times.length };
  };
}

const sheets = [
  ...shapes.map((shape) => ({ name: shape as string, content: () => collectionSheet(shape, rowsOf[shape]) })),
  ...files.map((file) => ({ name: basename(file, '.csv'), content: () => readFileSync(file, 'utf8') })),
];

for (const { name: sheet, content } of sheets) {
  const ground = await newGround('postgres');
  const site = await startSite(ground.settings);
  const meter = together(processMeter('server', site.pid), familyMeter('postgres', ground.postgresPid ?? 0));
  try {
    const headers = { authorization: `Bearer ${await signIn(site.base, administrator)}` };
    const settled = async (id: string) => {
      for (;;) {
        const one = (await (await fetch(`${site.base}/api/imports/${id}`, { headers })).json()) as Import;
        if (!isUnderWay(one.state)) return one;
        await sleep(250);
      }
    };
    const form = new FormData();
    form.set('noun', 'art-works');
    form.set('sheet', new Blob([content()]), `${sheet}.csv`);
    const table: Record<string, string | number>[] = [];
    const quiet = read(site.base);
    await sleep(10_000);
    const inPeace = await quiet();
    const timed = async (step: string, work: () => Promise<Import>) => {
      const stop = read(site.base);
      const begun = performance.now();
      const before = meter();
      const one = await work();
      const after = meter();
      const seconds = (performance.now() - begun) / 1000;
      // On a machine that is busy with other things, what was spent says more than what passed.
      const spent = (name: string) => (((after[name] ?? 0) - (before[name] ?? 0)) / one.rows).toFixed(2);
      const meanwhile = await stop();
      table.push({
        sheet,
        step,
        rows: one.rows,
        seconds: Math.round(seconds),
        'rows/s': Math.round(one.rows / seconds),
        'server CPU ms/row': spent('server'),
        'postgres CPU ms/row': spent('postgres'),
        'peak MB': megabytes(site.pid, 'VmHWM'),
        'p99 quiet ms': inPeace.p99,
        'p99 meanwhile ms': meanwhile.p99,
        came: `${one.state} ${JSON.stringify(one.counts)}`,
      });
      return one;
    };
    const step = (id: string, name: string) =>
      timed(name, async () => {
        const answer = await fetch(`${site.base}/api/imports/${id}/${name}`, { method: 'POST', headers });
        if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
        return settled(id);
      });
    const { id } = await timed('upload', async () => {
      const answer = await fetch(`${site.base}/api/imports`, { method: 'POST', headers, body: form });
      if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
      return (await answer.json()) as Import;
    });
    await step(id, 'check');
    await step(id, 'run');
    // The quiet before was of an empty site, whose lists cost next to nothing: what they cost with all that has come, nobody importing.
    const quietAgain = read(site.base);
    await sleep(10_000);
    const filled = await quietAgain();
    await step(id, 'undo');
    printTable(table);
    printTable([{ lists: 'of the filled site, in quiet', 'p50 ms': filled.p50, 'p99 ms': filled.p99 }]);
  } finally {
    await site.stop();
    await ground.remove();
  }
}
