// Visitors who read pages and lists while records change: what they ask for, what is written, and what that leaves of their answers.
import { setTimeout as sleep } from 'node:timers/promises';
import { artists, idOf, words } from './collection.ts';
import { type Ask, cpuOf, type Figures, measure } from './load.ts';
import type { Meter } from './meter.ts';

const several = (count: number, of: (number: number) => string): string[] =>
  Array.from({ length: count }, (_, i) => of(i));
/** Works all over the collection, the newest among them. */
const workAt = (number: number, artworks: number): string =>
  idOf('artwork', artworks - 1 - ((number * 7919) % artworks));

interface Collection {
  artworks: number;
  /** Words that titles hold. */
  words: readonly string[];
  /** The first of some exhibitions of ordinary length. */
  exhibition: number;
}

/** What visitors ask for: pages, and what pages ask for while they are scrolled and searched. */
const pathsOf = ({ artworks, words, exhibition }: Collection): string[] => [
  '/',
  '/artworks',
  '/artworks?page=2',
  '/artworks?page=3',
  '/artists',
  '/exhibitions',
  '/galleries',
  ...several(20, (i) => `/artworks-detail/${workAt(i, artworks)}`),
  ...several(5, (i) => `/artist-profile/${idOf('artist', i * 7 + 1)}`),
  ...several(3, (i) => `/exhibition-detail/${idOf('exhibition', exhibition + i * 5)}`),
  ...several(6, (i) => `/api/art-works?is_exposed=true&_limit=24&_start=${i * 24}`),
  ...several(4, (i) => `/api/art-works?title_contains=${encodeURIComponent(words[i] ?? '')}&_limit=24`),
  '/api/art-works/count?is_exposed=true',
  '/api/artists?_limit=10',
  '/api/exhibitions?is_exposed=true&_limit=6',
  ...several(20, (i) => `/api/art-works/${workAt(i + 10, artworks)}`),
  ...several(5, (i) => `/api/art-works?owner=${idOf('artist', i * 7 + 1)}&_limit=24`),
  ...several(5, (i) => `/api/artists/${idOf('artist', i * 7 + 1)}`),
];

interface Write {
  method: 'POST' | 'PUT';
  path: string;
  body?: object;
}

/** Of ten writes five edits of works, two new works, a profile, a view, and a work that is hidden or shown again. */
function writeOf(number: number, artworks: number): Write {
  const work = `/art-works/${workAt(number, artworks)}`;
  const title = `${words.moods[number % 20]} ${words.things[number % 25]} ${number}`;
  switch (number % 10) {
    case 2:
    case 7:
      return {
        method: 'POST',
        path: '/art-works',
        body: { title, size: '30 cm x 40 cm', owner: idOf('artist', number % artists) },
      };
    case 4:
      return { method: 'PUT', path: `/artists/${idOf('artist', number % artists)}`, body: { awards: title } };
    case 6:
      return { method: 'POST', path: `${work}/views` };
    case 9: {
      const hidden = Math.floor(number / 10) % 2 === 0;
      return {
        method: 'PUT',
        path: `/art-works/${workAt(50 + Math.floor(number / 20), artworks)}`,
        body: { is_exposed: !hidden },
      };
    }
    default:
      return { method: 'PUT', path: work, body: { title } };
  }
}

/** Writes at that rate until told to stop, without waiting for the last one; answers how many were made, and how many were refused. */
export function startWriting(base: string, token: string, perSecond: number, artworks: number, from = 0) {
  const control = new AbortController();
  let refused = 0;
  const write = async ({ method, path, body }: Write) => {
    const answer = await fetch(`${base}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    await answer.arrayBuffer();
    if (!answer.ok) refused += 1;
  };
  const done = (async () => {
    const written: Promise<void>[] = [];
    const start = performance.now();
    while (perSecond > 0 && !control.signal.aborted) {
      written.push(write(writeOf(from + written.length, artworks)));
      const wait = start + (written.length * 1000) / perSecond - performance.now();
      await sleep(Math.max(0, wait), undefined, { signal: control.signal }).catch(() => undefined);
    }
    await Promise.all(written);
    return { made: written.length, refused };
  })();
  const stop = () => {
    control.abort();
    return done;
  };
  return { stop };
}

const serverCpu = ({ cpu }: Figures): number => cpu.server ?? 0;

interface Browsing {
  base: string;
  token: string;
  meter: Meter;
  collection: Collection;
  connections: number;
  /** Of each rate. */
  seconds: number;
}

/** Readers in peace, beside one write a second and beside ten: a row for each. */
export async function browseBesideWrites({ base, token, meter, collection, connections, seconds }: Browsing) {
  const asks: Ask[] = pathsOf(collection).map((path) => ({ path: encodeURI(decodeURI(path)) }));
  const load = { base, cheap: '/api/health', connections, asks };
  await measure({ ...load, seconds: 120, most: asks.length * 3 }, meter);
  let number = 0;
  let peace: Figures | undefined;
  const rows = [];
  for (const { rate, least } of [
    { rate: 0, least: 1 },
    { rate: 1, least: 1 / 2 },
    { rate: 10, least: 1 / 4 },
  ]) {
    const writer = startWriting(base, token, rate, collection.artworks, number);
    const figures = await measure({ ...load, seconds }, meter);
    const { made, refused } = await writer.stop();
    number += made;
    peace ??= figures;
    const share = figures.perSecond / peace.perSecond;
    const ofCore = (name: string) => ((figures.cpu[name] ?? 0) * figures.perSecond) / 10;
    // What the server spent beyond what the same answers cost in peace.
    const beyond = (serverCpu(figures) - serverCpu(peace)) * figures.requests;
    const perWrite = made > 0 ? beyond / made : 0;
    rows.push({
      'writes a second': rate,
      'writes made': made,
      'answers a second': figures.perSecond.toFixed(0),
      'of peace': `${(share * 100).toFixed(0)} %`,
      p50: figures.p50.toFixed(1),
      p99: figures.p99.toFixed(1),
      'CPU ms an answer': cpuOf(figures).toFixed(2),
      'server CPU ms a write': perWrite.toFixed(0),
      'left of a core for answers': `${Math.max(0, 100 - (rate * perWrite) / 10).toFixed(0)} %`,
      'server % of a core': ofCore('server').toFixed(0),
      'postgres % of a core': ofCore('postgres').toFixed(0),
      goal: `${(least * 100).toFixed(0)} %: ${share >= least ? 'met' : 'MISSED'}`,
      failed: [figures.failed, refused ? `${refused} writes` : ''].filter(Boolean).join(', '),
    });
  }
  return rows;
}
