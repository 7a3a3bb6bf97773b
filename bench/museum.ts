// npm run bench:museum : what grows with a collection, line by line, at 264,000 works beside 10,000, on PostgreSQL.
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { startSite } from '../scripts/site.mjs';
import { idOf, unhurried, withoutIndexes } from './collection.ts';
import { percentile } from './load.ts';
import { familyMeter, processMeter, together } from './meter.ts';
import { fillMuseum, turners } from './museum-collection.ts';
import { newGround, signIn } from './systems.ts';
import { printTable } from './table.ts';

const few = Number(process.env.FEW ?? 10_000);
const many = Number(process.env.WORKS ?? 264_000);
const only = process.env.LINES?.split(',');
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

interface Museum {
  works: number;
  get: (path: string, asAdministrator?: boolean) => Promise<ArrayBuffer>;
}

/** One request, never asked for before: nothing is answered from a cache. `turn` counts from 0 to a few dozen. */
type Line = (museum: Museum, turn: number) => Promise<ArrayBuffer>;

const nowhere = (turn: number): string => `xylophonist${turn}`;

async function adminSearch(get: Museum['get'], text: string): Promise<ArrayBuffer> {
  const found = await get(`/api/admin/artworks?_q=${text}&_sort=createdAt:DESC&_limit=100`, true);
  await get(`/api/admin/artworks/count?_q=${text}`, true);
  return found;
}

const lines: Record<string, Line> = {
  'a work’s exhibitions': ({ get, works }, turn) =>
    get(
      `/api/exhibitions?is_exposed=true&art_works=${idOf('artwork', (turn * 31) % works)}&_sort=opens_on:DESC&_limit=20`,
    ),
  'artwork page': ({ get }, turn) => get(`/artworks-detail/${idOf('artwork', turn * 31 + 1)}`),
  'exhibition page, 500 works': ({ get }, turn) => get(`/exhibition-detail/${idOf('exhibition', turn)}?lang=en`),
  'artist page, 15 % of the works': ({ get }) => get(`/artist-profile/${idOf('artist', 0)}?lang=en`),
  'header search, Turner': ({ get }) => get('/api/search?q=Turner'),
  'header search, study': ({ get }) => get('/api/search?q=study'),
  'header search, no hit': ({ get }, turn) => get(`/api/search?q=${nowhere(turn)}`),
  'title_contains, many': ({ get }, turn) => get(`/api/art-works?title_contains=castle&_limit=${24 + turn}`),
  'title_contains, no hit': ({ get }, turn) => get(`/api/art-works?title_contains=${nowhere(turn)}&_limit=24`),
  // A count has no pages: the parameter only makes it another question.
  count: ({ get }, turn) => get(`/api/art-works/count?_limit=${turn}`),
  'list at 87 %': ({ get, works }, turn) =>
    get(`/api/art-works?_start=${Math.round(works * 0.87) - turn * 24}&_limit=24`),
  'list at 87 % by title': ({ get, works }, turn) =>
    get(`/api/art-works?_sort=title&_start=${Math.round(works * 0.87) - turn * 24}&_limit=24`),
  '_q, many': ({ get }, turn) => get(`/api/art-works?_q=harbour&_limit=${24 + turn}`),
  '_q, no hit': ({ get }, turn) => get(`/api/art-works?_q=${nowhere(turn)}&_limit=24`),
  'text_contains, many': ({ get }, turn) => get(`/api/art-works?text_contains=watermark&_limit=${24 + turn}`),
  'text_contains, no hit': ({ get }, turn) => get(`/api/art-works?text_contains=${nowhere(turn)}&_limit=24`),
  'admin search, no hit, and its count': ({ get }, turn) => adminSearch(get, nowhere(turn)),
  'admin search, many, and its count': ({ get }) => adminSearch(get, 'paper'),
  'admin overview': ({ get }) => get('/api/admin/overview', true),
  sitemap: ({ get }) => get('/sitemap.xml'),
  'last part of the sitemap': async ({ get }) => {
    const index = Buffer.from(await get('/sitemap.xml')).toString();
    const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap\/artworks-[^<]+)<\/loc>/g)];
    return get(parts.at(-1)?.[1] ?? '');
  },
  'CSV of all works': ({ get }) => get('/api/admin/artworks.csv?_sort=createdAt:DESC', true),
};
/** There is one such artist and there are eight such exhibitions, and a page is kept once it was made; the CSV takes long. */
const asked: Record<string, { warm: number; times: number }> = {
  'artist page, 15 % of the works': { warm: 0, times: 1 },
  'exhibition page, 500 works': { warm: 3, times: 5 },
  'CSV of all works': { warm: 0, times: 1 },
};
const names = Object.keys(lines).filter((name) => only?.some((part) => name.includes(part)) ?? true);

const memory = (pid: number): number =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

const ground = await newGround('postgres', ['shared_preload_libraries=pg_stat_statements']);

async function measured(works: number): Promise<Map<string, Figures>> {
  const site = await startSite(ground.settings);
  const database = new pg.Client({ connectionString: ground.databaseUrl });
  await database.connect();
  try {
    await database.query('create extension if not exists pg_stat_statements');
    const token = await signIn(site.base, { identifier: 'admin@hwarang.art', password: 'bench password' });
    let refused = 0;
    const get: Museum['get'] = async (path, asAdministrator) => {
      const headers: Record<string, string> = asAdministrator ? { authorization: `Bearer ${token}` } : {};
      const answer = await fetch(site.base + path, { headers });
      const body = await answer.arrayBuffer();
      // A query that takes too long is refused: that is a figure too.
      if (answer.status === 503) refused += 1;
      else if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${Buffer.from(body).toString()}`);
      return body;
    };
    const meter = together(processMeter('server', site.pid), familyMeter('postgres', ground.postgresPid ?? 0));
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
      const museum = { works, get };
      const { warm, times: limit } = asked[name] ?? { warm: 3, times: most };
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
    console.info(`${works} works: memory of the server at most ${memory(site.pid).toFixed(0)} MB`);
    await showSearches(get);
    return found;
  } finally {
    await database.end();
    await site.stop();
  }
}

async function showSearches(get: Museum['get']): Promise<void> {
  const search = async (text: string) => JSON.parse(Buffer.from(await get(`/api/search?q=${text}`)).toString());
  const titles = (found: { title: string }[]) => found.map(({ title }) => title).join(' · ');
  console.info(`Turner (${turners[0]} is to be first): ${titles((await search('Turner')).artists)}`);
  console.info(`study (five works are called Study): ${titles((await search('study')).art_works)}`);
  const folded = await get('/api/art-works/count?title_contains=cafe in montmartre');
  console.info(`titles that hold “cafe in montmartre”: ${Buffer.from(folded).toString()}`);
}

const load = (from: number, to: number): Promise<void> =>
  unhurried(ground, async (query) => {
    const began = performance.now();
    await withoutIndexes(query, ['artworks', 'files', 'artists', 'exhibitions'], () => fillMuseum(query, from, to));
    await query('vacuum analyze');
    console.info(`${to} works after ${((performance.now() - began) / 1000).toFixed(0)} s`);
  });

try {
  await load(0, few);
  const before = await measured(few);
  await load(few, many);
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
  await ground.remove();
}
