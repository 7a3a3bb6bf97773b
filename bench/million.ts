// npm run bench:million : list and search on 1,000,000 artworks beside 10,000, on PostgreSQL.
import { startSite } from '../scripts/site.mjs';
import { asksOf, type CaseName } from './cases.ts';
import { fill, fillArtworks, unhurried, withoutIndexes, words } from './collection.ts';
import { type Ask, cpuOf, type Figures, measure } from './load.ts';
import { familyMeter, processMeter, together } from './meter.ts';
import { newGround } from './systems.ts';
import { printTable } from './table.ts';

const few = 10_000;
const many = Number(process.env.ARTWORKS ?? 1_000_000);
const batch = 100_000;
const most = Number(process.env.REQUESTS ?? 1500);
const cases: CaseName[] = ['list of 24', 'title search', 'one artwork'];

/** Words by how often they stand in titles: what is quick for one kind can be slow for another. */
const thing = (number: number) => words.things[number % 25] ?? '';
const mood = (number: number) => words.moods[(number * 7) % 20] ?? '';
const frequencies: Record<string, (number: number, artworks: number) => string> = {
  'word of every 25th': thing,
  'words of every 500th': (number) => `${mood(number)} ${thing(number)}`,
  'a word and a number': (number) => `${thing(number)} ${number % 20}`,
  'one title': (number, artworks) => `${mood(number)} ${thing(number)} ${(number * 13) % (artworks / 500)}`,
  'words of no title': (number) => `없는말 ${number}`,
};
const everywhere = Object.keys(frequencies);

const searches = (name: string, artworks: number): Ask[] =>
  Array.from({ length: most }, (_, number) => {
    const word = encodeURIComponent(frequencies[name]?.(number, artworks) ?? '');
    const future = new Date(Date.UTC(2100, 0, 1) + number).toISOString();
    return { path: `/api/art-works?title_contains=${word}&_limit=24&createdAt_lt=${future}` };
  });

const ground = await newGround('postgres');

async function run(artworks: number): Promise<Record<string, Figures>> {
  const site = await startSite(ground.settings);
  try {
    const meter = together(processMeter('server', site.pid), familyMeter('postgres', ground.postgresPid ?? 0));
    const found: Record<string, Figures> = {};
    const load = { base: site.base, cheap: '/api/health', connections: 1, seconds: 60 };
    for (const name of cases) {
      const asks = asksOf(name, 'hwarang', { artworks, token: '', different: 4000 });
      await measure({ ...load, asks, most: 300 }, meter);
      found[name] = await measure({ ...load, asks: asks.toReversed(), most }, meter);
    }
    for (const name of everywhere) {
      const asks = searches(name, artworks);
      found[name] = await measure({ ...load, asks, most }, meter);
    }
    return found;
  } finally {
    await site.stop();
  }
}

const load = (from: number, to: number): Promise<void> =>
  unhurried(ground, async (query) => {
    await withoutIndexes(query, ['artworks', 'files'], async () => {
      for (let at = from; at < to; at += batch) {
        await fillArtworks(query, at, Math.min(to, at + batch));
        console.info(`${Math.min(to, at + batch)} artworks`);
      }
    });
    await query('vacuum analyze');
  });

try {
  await fill(ground, few);
  const before = await run(few);
  await load(few, many);
  const after = await run(many);
  printTable(
    [...cases, ...everywhere].map((name) => {
      const small = before[name];
      const large = after[name];
      if (!small || !large) throw new Error(`no figures for ${name}`);
      const ratio = large.p99 / small.p99;
      return {
        case: name,
        [`p50 of ${few}`]: small.p50.toFixed(2),
        [`p99 of ${few}`]: small.p99.toFixed(2),
        [`p50 of ${many}`]: large.p50.toFixed(2),
        [`p99 of ${many}`]: large.p99.toFixed(2),
        'p99 ratio': ratio.toFixed(2),
        'CPU ms of both': `${cpuOf(small).toFixed(2)} / ${cpuOf(large).toFixed(2)}`,
        goal: `2×: ${ratio <= 2 ? 'met' : 'MISSED'}`,
        failed: `${small.failed} ${large.failed}`,
      };
    }),
  );
} finally {
  await ground.remove();
}
