// npm run bench:museum : what was found when a museum moved in, line by line, at 264,000 works beside 10,000, and a day at the museum. On PostgreSQL.
import pg from 'pg';
import { startSite } from '../scripts/site.mjs';
import { browseBesideWrites } from './browsing.ts';
import { percentile } from './load.ts';
import { familyMeter, processMeter, together } from './meter.ts';
import { openMuseums } from './museum-databases.ts';
import { checks, lines, type Museum, timesOf } from './museum-lines.ts';
import { mixedLoad } from './museum-load.ts';
import { administrator, signIn } from './systems.ts';
import { printTable } from './table.ts';

const few = Number(process.env.FEW ?? 10_000);
const many = Number(process.env.WORKS ?? 264_000);
const only = process.env.LINES?.split(',');
/** Of the mixed load; 0 leaves it out, and so do `LINES` without `MINUTES`. */
const minutes = Number(process.env.MINUTES ?? (only ? 0 : 10));
const rate = Number(process.env.RATE ?? 40);
/** Of each rate of writes; the same holds. */
const seconds = Number(process.env.SECONDS ?? (only ? 0 : 10));
/** Each line is asked for at least so often, and for about a second. */
const least = 5;
const most = 40;

interface Figures {
  p50: number;
  cpu: number;
  buffers: number;
  kilobytes: number;
  /** So many were answered 503. */
  refused: number;
}

const names = Object.keys(lines).filter((name) => only?.some((part) => name.includes(part)) ?? true);
const museums = await openMuseums(process.env.MUSEUM_DIR);

async function measured(works: number): Promise<Map<string, Figures>> {
  const copy = await museums.copy(works);
  const site = await startSite(copy.settings);
  const database = new pg.Client({ connectionString: copy.databaseUrl });
  await database.connect();
  try {
    await database.query('create extension if not exists pg_stat_statements');
    const token = await signIn(site.base, administrator);
    const meter = together(processMeter('server', site.pid), familyMeter('postgres', museums.pid));
    let refused = 0;
    const ask = async (path: string, init: RequestInit): Promise<ArrayBuffer> => {
      const answer = await fetch(site.base + path, init);
      const body = await answer.arrayBuffer();
      // A query that takes too long is refused: that is a figure too.
      if (answer.status === 503) refused += 1;
      else if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${Buffer.from(body).toString()}`);
      return body;
    };
    const authorization = `Bearer ${token}`;
    const museum: Museum = {
      works,
      get: (path, asAdministrator) => ask(path, { headers: asAdministrator ? { authorization } : {} }),
      post: (path, body) =>
        ask(path, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        }),
    };
    const spent = () => Object.values(meter()).reduce((sum, milliseconds) => sum + milliseconds, 0);
    const read = async (): Promise<number> => {
      const { rows } = await database.query(
        'select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as n from pg_stat_statements',
      );
      return rows[0].n;
    };
    const found = new Map<string, Figures>();
    for (const name of names) {
      const line = lines[name];
      if (!line) continue;
      const { warm, times: limit } = timesOf[name] ?? { warm: 3, times: most };
      // The first ones pay for plans and connections.
      let turn = 0;
      for (; turn < warm; turn += 1) await line(museum, turn);
      const [cpu, buffers] = [spent(), await read()];
      const times: number[] = [];
      let bytes = 0;
      refused = 0;
      const began = performance.now();
      while (times.length < limit && (times.length < least || performance.now() - began < 1000)) {
        const start = performance.now();
        bytes = (await line(museum, turn)).byteLength;
        times.push(performance.now() - start);
        turn += 1;
      }
      const figures = {
        p50: percentile(times, 0.5),
        cpu: (spent() - cpu) / times.length,
        buffers: ((await read()) - buffers) / times.length,
        kilobytes: bytes / 1024,
        refused,
      };
      found.set(name, figures);
      console.info(
        `${works} works, ${name}: ${figures.p50.toFixed(1)} ms, CPU ${figures.cpu.toFixed(1)} ms, ${figures.buffers.toFixed(0)} buffers${refused ? `, ${refused} × 503` : ''}`,
      );
    }
    for (const [name, met] of Object.entries(await checks(museum)))
      console.info(`${works} works, ${name}: ${met ? 'met' : 'MISSED'}`);
    if (seconds > 0) {
      console.info(`${works} works, 1 browsing beside writes:`);
      const collection = { artworks: works, words: ['castle', 'harbour', 'oak', 'canal'], exhibition: 60 };
      printTable(await browseBesideWrites({ base: site.base, token, meter, collection, connections: 20, seconds }));
    }
    if (minutes > 0 && works === many) {
      console.info(`${works} works, a day at the museum, ${rate} requests of visitors a second:`);
      const pids = { server: site.pid, postgres: museums.pid };
      const { requests, machine } = await mixedLoad({ base: site.base, token, works, minutes, rate, meter, pids });
      printTable(requests);
      printTable(machine);
    }
    return found;
  } finally {
    await database.end();
    await site.stop();
    await copy.remove();
  }
}

try {
  const before = await measured(few);
  const after = await measured(many);
  printTable(
    names.map((name) => {
      const [small, large] = [before.get(name), after.get(name)];
      if (!small || !large) throw new Error(`no figures for ${name}`);
      const ratio = large.p50 / small.p50;
      const pair = (of: keyof Figures, digits: number) => `${small[of].toFixed(digits)} / ${large[of].toFixed(digits)}`;
      return {
        [`${few} / ${many} works`]: name,
        'p50 ms': pair('p50', 1),
        'CPU ms': pair('cpu', 1),
        buffers: pair('buffers', 0),
        KB: pair('kilobytes', 0),
        ratio: ratio.toFixed(1),
        // Where others use the machine meanwhile, this one holds.
        'ratio of CPU': (large.cpu / Math.max(1, small.cpu)).toFixed(1),
        goal: `2×: ${ratio <= 2 && !large.refused ? 'met' : 'MISSED'}${large.refused ? ', refused by 503' : ''}`,
      };
    }),
  );
} finally {
  await museums.stop();
}
