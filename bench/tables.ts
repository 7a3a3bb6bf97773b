// npm run bench:tables : the tables of administration on 100,000 rows beside 1,000, on both databases.
import { readFileSync } from 'node:fs';
import { startSite } from '../scripts/site.mjs';
import {
  fill,
  fillArtists,
  fillArtworks,
  fillLog,
  idOf,
  artists as someArtists,
  unhurried,
  withoutIndexes,
  words,
} from './collection.ts';
import { percentile } from './load.ts';
import { type Engine, newGround, signIn } from './systems.ts';
import { printTable } from './table.ts';

const few = 1000;
const many = Number(process.env.ROWS ?? 100_000);
const times = Number(process.env.REQUESTS ?? 9);
const engines = (process.env.ENGINES ?? 'embedded,postgres').split(',') as Engine[];
const bulk = 500;

interface Timed {
  p50: number;
  p95: number;
}

const search = (word: string) => `_q=${encodeURIComponent(word)}`;
const sorts = (...fields: string[]): Record<string, string> =>
  Object.fromEntries(fields.flatMap((by) => ['ASC', 'DESC'].map((way) => [`by ${by} ${way}`, `_sort=${by}:${way}`])));

/** What a table asks: its first hundred rows in every order, rows near its end, filters, searches that find much, one and nothing. */
const questions: Record<string, Record<string, string>> = {
  artworks: {
    ...sorts('createdAt', 'title', 'title_en', 'owner', 'material', 'year', 'is_exposed'),
    hidden: '_sort=createdAt:DESC&is_exposed=false',
    'many found': `_sort=createdAt:DESC&${search(words.things[3] ?? '')}`,
    'one found': `_sort=createdAt:DESC&${search(`${words.moods[7]} ${words.things[0]} 0`)}`,
    'none found': `_sort=createdAt:DESC&${search('없는말없는말')}`,
  },
  artists: {
    ...sorts('createdAt', 'localname', 'englishname', 'usercountryname', 'email', 'is_exposed'),
    hidden: '_sort=createdAt:DESC&is_exposed=false',
    'many found': `_sort=createdAt:DESC&${search('가람')}`,
    'one found': `_sort=createdAt:DESC&${search('Garam 321')}`,
    'none found': `_sort=createdAt:DESC&${search('없는말없는말')}`,
  },
  audit: {
    ...sorts('createdAt', 'username', 'action', 'noun', 'name'),
    'one kind': '_sort=createdAt:DESC&noun=galleries',
    'many found': `_sort=createdAt:DESC&${search('가람')}`,
    'none found': `_sort=createdAt:DESC&${search('없는말없는말')}`,
  },
};

async function timed(work: (turn: number) => Promise<void>, turns = times): Promise<Timed> {
  const milliseconds: number[] = [];
  for (let turn = -2; turn < turns; turn += 1) {
    const began = performance.now();
    await work(turn);
    if (turn >= 0) milliseconds.push(performance.now() - began);
  }
  return { p50: percentile(milliseconds, 0.5), p95: percentile(milliseconds, 0.95) };
}

const memory = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;

async function run(engine: Engine, rows: number): Promise<Map<string, Timed>> {
  const found = new Map<string, Timed>();
  const keep = (name: string, figures: Timed) => {
    found.set(name, figures);
    console.info(`${engine} ${rows} ${name}: ${figures.p50.toFixed(1)} ms`);
  };
  const ground = await newGround(engine);
  try {
    await fill(ground, 0);
    await unhurried(ground, async (query) => {
      await withoutIndexes(query, ['artworks', 'files', 'artists', 'audit_entries'], async () => {
        await fillArtworks(query, 0, rows);
        await fillArtists(query, someArtists, rows);
        await fillLog(query, rows);
      });
      await query('vacuum analyze');
    });
    const site = await startSite(ground.settings);
    try {
      const token = await signIn(site.base, { identifier: 'admin@hwarang.art', password: 'bench password' });
      const headers = { authorization: `Bearer ${token}` };
      const ask = async (path: string, init: RequestInit = {}): Promise<Response> => {
        const answer = await fetch(`${site.base}/api/admin/${path}`, {
          ...init,
          headers: { ...headers, ...init.headers },
        });
        if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
        return answer;
      };
      const read = async (path: string) => void (await (await ask(path)).arrayBuffer());
      for (const [table, asked] of Object.entries(questions)) {
        for (const [name, question] of Object.entries(asked)) {
          const counted = question.replace(/_sort=[^&]*&?/, '');
          keep(`${table}, ${name}`, await timed(() => read(`${table}?${question}&_start=0&_limit=100`)));
          if (counted) keep(`${table}, ${name}, count`, await timed(() => read(`${table}/count?${counted}`)));
        }
        keep(`${table}, count`, await timed(() => read(`${table}/count`)));
        for (const by of ['createdAt:DESC', table === 'artists' ? 'localname:ASC' : 'createdAt:ASC'])
          keep(
            `${table}, last page by ${by}`,
            await timed((turn) => read(`${table}?_sort=${by}&_start=${rows - 200 - turn}&_limit=100`)),
          );
        keep(`${table}, select 1,000`, await timed(() => read(`${table}?_sort=createdAt:DESC&_start=0&_limit=1000`)));
      }
      for (const [table, kind] of [
        ['artworks', 'artwork'],
        ['artists', 'artist'],
      ] as const) {
        const put = async (is_exposed: boolean) => {
          const records = Array.from({ length: bulk }, (_, number) => ({ id: idOf(kind, number), is_exposed }));
          const body = JSON.stringify({ records });
          await (
            await ask(table, { method: 'PUT', body, headers: { 'content-type': 'application/json' } })
          ).arrayBuffer();
        };
        keep(`${table}, hide ${bulk}`, await timed(() => put(false), 3));
        keep(`${table}, undo ${bulk}`, await timed(() => put(true), 3));
        const before = memory(site.pid);
        let most = before;
        let bytes = 0;
        const csv = await timed(async () => {
          const { body } = await ask(`${table}.csv?_sort=createdAt:DESC`);
          for await (const chunk of body ?? []) {
            bytes += chunk.length;
            most = Math.max(most, memory(site.pid));
          }
        }, 1);
        keep(`${table}, CSV`, csv);
        console.info(
          `${engine} ${rows} ${table}.csv: ${(bytes / 3 / 1e6).toFixed(1)} MB, memory of the server ${before.toFixed(0)} MB, at most ${most.toFixed(0)} MB`,
        );
      }
    } finally {
      await site.stop();
    }
  } finally {
    await ground.remove();
  }
  return found;
}

for (const engine of engines) {
  const small = await run(engine, few);
  const large = await run(engine, many);
  printTable(
    [...large].map(([name, { p50, p95 }]) => {
      const base = small.get(name) ?? { p50: Number.NaN, p95: Number.NaN };
      return {
        [engine]: name,
        [`p50 of ${few}`]: base.p50.toFixed(1),
        [`p50 of ${many}`]: p50.toFixed(1),
        [`p95 of ${many}`]: p95.toFixed(1),
        ratio: (p50 / base.p50).toFixed(1),
      };
    }),
  );
}
