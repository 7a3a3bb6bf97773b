// A day at the museum: visitors read pages, lists and pictures and search, one record changes each second, pictures are uploaded.
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { startWriting } from './browsing.ts';
import { idOf } from './collection.ts';
import { type Ask, type Figures, measure, percentile } from './load.ts';
import type { Meter } from './meter.ts';
import { picture, pictureForm } from './pictures.ts';

export interface Mixed {
  base: string;
  token: string;
  works: number;
  minutes: number;
  /** Requests of visitors a second. */
  rate: number;
  meter: Meter;
  pids: { server: number; postgres: number };
}

/** A picture is uploaded every so many milliseconds. */
const uploadEach = 5_000;
const watchEach = 5_000;

/** Numbers below 1 that come out the same in every run. */
function dice() {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Of twenty requests nine for pages, five for lists, two searches and four pictures; some works are asked for much more often than others. */
function asksOf(works: number, pictures: string[], count: number): Ask[] {
  const next = dice();
  const work = () => idOf('artwork', Math.floor(works * next() ** 4));
  const artist = () => idOf('artist', Math.floor((works / 25) * next() ** 4));
  const exhibition = () => idOf('exhibition', 8 + Math.floor((works / 110) * next() ** 2));
  const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  const search = () => one(['castle', 'cafe', 'harbour', 'study', 'turner', 'oak', 'malaga', 'sea', 'xylophone']);
  const page = () =>
    one([
      () => one(['/', '/artworks', '/artists', '/exhibitions', '/galleries']),
      () => `/artworks?page=${1 + Math.floor(next() * 20)}`,
      () => `/artworks-detail/${work()}`,
      () => `/artworks-detail/${work()}`,
      () => `/artist-profile/${artist()}`,
      () => `/exhibition-detail/${exhibition()}`,
    ])();
  const list = () =>
    one([
      () => `/api/art-works?is_exposed=true&_limit=24&_start=${24 * Math.floor(next() * 50)}`,
      () => `/api/art-works?owner=${artist()}&_limit=24`,
      () => `/api/art-works/${work()}`,
      () => '/api/exhibitions?is_exposed=true&_sort=opens_on:DESC&_limit=24',
    ])();
  const searched = () =>
    one([() => `/api/search?q=${search()}`, () => `/api/art-works?title_contains=${search()}&_limit=24`])();
  return Array.from({ length: count }, () => {
    const roll = next() * 20;
    if (roll < 9) return { kind: 'pages', path: page() };
    if (roll < 14) return { kind: 'lists', path: list() };
    if (roll < 16) return { kind: 'searches', path: searched() };
    return { kind: 'pictures', path: one(pictures) };
  });
}

interface Uploaded {
  id: string;
  url: string;
  formats: Record<string, { url: string }> | null;
}

async function upload(base: string, token: string, content: Buffer): Promise<Uploaded> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await fetch(`${base}/api/upload`, { method: 'POST', headers, body: pictureForm(content, 'work.jpg') });
  if (!answer.ok) throw new Error(`the upload answered ${answer.status}: ${await answer.text()}`);
  const [file] = (await answer.json()) as Uploaded[];
  if (!file) throw new Error('the upload answered nothing');
  return file;
}

/** Works with a real picture, whose sizes visitors ask for. */
async function hang(base: string, token: string, contents: Buffer[]): Promise<string[]> {
  const urls: string[] = [];
  for (const content of contents) {
    const { id, url, formats } = await upload(base, token, content);
    const answer = await fetch(`${base}/api/art-works`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ title: 'With a picture', size: '30 cm x 40 cm', owner: idOf('artist', 1), image: id }),
    });
    if (!answer.ok) throw new Error(`the work answered ${answer.status}: ${await answer.text()}`);
    urls.push(url, ...Object.values(formats ?? {}).map((size) => size.url));
  }
  return urls;
}

/** Another picture of the same size: the last bytes of a JPEG, after its end, are nobody's. */
const another = (content: Buffer, number: number): Buffer => Buffer.concat([content, Buffer.from(` ${number}`)]);

function startUploading({ base, token }: Mixed, contents: Buffer[]) {
  const control = new AbortController();
  const took: number[] = [];
  let failed = 0;
  const done = (async () => {
    for (let number = 0; !control.signal.aborted; number += 1) {
      const content = contents[number % contents.length];
      const began = performance.now();
      if (content) await upload(base, token, another(content, number)).catch(() => (failed += 1));
      took.push(performance.now() - began);
      const wait = Math.max(0, uploadEach - (performance.now() - began));
      await sleep(wait, undefined, { signal: control.signal }).catch(() => undefined);
    }
    return { took, failed };
  })();
  return {
    stop: () => {
      control.abort();
      return done;
    },
  };
}

const status = (pid: number): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8');
  } catch {
    return '';
  }
};
const megabytes = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status(pid))?.[1] ?? 0) / 1024;
/** What the server's processes have of their own; what they share is its `shared_buffers`. */
const ofFamily = (pid: number): number =>
  readdirSync('/proc')
    .filter((entry) => /^\d+$/.test(entry) && new RegExp(`PPid:\\s+${pid}\\b`).test(status(Number(entry))))
    .reduce((sum, entry) => sum + megabytes(Number(entry), 'RssAnon'), megabytes(pid, 'RssAnon'));

/** Memory, and the delay of the event loop since the last look, as `/metrics` tells it. */
function watch({ base, pids }: Mixed) {
  const control = new AbortController();
  const seen = { server: [] as number[], postgres: [] as number[], delay: [] as number[], longest: [] as number[] };
  const done = (async () => {
    for (let first = true; !control.signal.aborted; first = false) {
      const metrics = await fetch(`${base}/metrics`).then(
        (answer) => answer.text(),
        () => '',
      );
      const lag = (name: string) => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(metrics)?.[1]) * 1000;
      // The first look tells of the time before.
      if (!first) {
        seen.delay.push(lag('nodejs_eventloop_lag_p99_seconds'));
        seen.longest.push(lag('nodejs_eventloop_lag_max_seconds'));
      }
      seen.server.push(megabytes(pids.server, 'VmRSS'));
      seen.postgres.push(ofFamily(pids.postgres));
      await sleep(watchEach, undefined, { signal: control.signal }).catch(() => undefined);
    }
    return seen;
  })();
  return {
    stop: () => {
      control.abort();
      return done;
    },
  };
}

/** Runs it, and tells what it took: a row for each kind of request, and a row for the machine. */
export async function mixedLoad(mixed: Mixed) {
  const { base, token, works, minutes, rate, meter } = mixed;
  const seconds = minutes * 60;
  const contents = await Promise.all([0, 1, 2, 3].map((number) => picture(number, 2000, 1500)));
  const pictures = await hang(base, token, contents);
  const load = {
    base,
    cheap: '/api/health',
    connections: 40,
    seconds,
    pace: rate,
    asks: asksOf(works, pictures, Math.ceil(seconds * rate)),
  };
  const writer = startWriting(base, token, 1, works);
  const uploads = startUploading(mixed, contents);
  const watched = watch(mixed);
  const figures: Figures = await measure(load, meter);
  const [written, uploaded, seen] = await Promise.all([writer.stop(), uploads.stop(), watched.stop()]);
  const row = (kind: string, took: number[], failed = '') => ({
    kind,
    requests: took.length,
    'a second': (took.length / seconds).toFixed(1),
    'p50 ms': percentile(took, 0.5).toFixed(1),
    'p99 ms': percentile(took, 0.99).toFixed(1),
    failed,
  });
  const ofCore = (name: string) => (((figures.cpu[name] ?? 0) * figures.requests) / seconds / 10).toFixed(0);
  const range = (values: number[]) =>
    `${values[0]?.toFixed(0)} → ${values.at(-1)?.toFixed(0)}, at most ${Math.max(...values).toFixed(0)}`;
  return {
    requests: [
      ...Object.entries(figures.byKind).map(([kind, took]) => row(kind, took)),
      row('all of these', Object.values(figures.byKind).flat(), figures.failed),
      row('uploads', uploaded.took, uploaded.failed ? String(uploaded.failed) : ''),
    ],
    machine: [
      {
        minutes,
        'writes made': written.made,
        'writes refused': written.refused,
        'server % of a core': ofCore('server'),
        'PostgreSQL % of a core': ofCore('postgres'),
        'event-loop delay p99, median / worst of 5 s, ms': `${percentile(seen.delay, 0.5).toFixed(0)} / ${Math.max(...seen.delay).toFixed(0)}`,
        'longest delay, ms': Math.max(...seen.longest).toFixed(0),
        'server MB': range(seen.server),
        'PostgreSQL MB without shared buffers': range(seen.postgres),
      },
    ],
  };
}
