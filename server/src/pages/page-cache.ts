import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ChangeCache } from '../platform/change-cache.ts';
import type { Changes } from '../platform/changes.ts';
import { newLimiter } from '../platform/limiter.ts';
import { type Reads, readsOfAnything } from '../platform/reads.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** A rendered answer as it is sent: the same bytes for everyone who asks for this address in this language. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  encoded: (encoding: 'br' | 'gzip') => Promise<Buffer>;
  /** What it was made from, and by which answers: as long as those are the same, so is the page. */
  reads: Reads;
  answers?: PageAnswers;
}

export interface PageAnswers {
  /** When the page was rendered. */
  at: number;
  settings: string;
  /** What was asked of the API, with the content of the answer, or its hash where the route does not tell. */
  asked: ReadonlyMap<string, object | string>;
}

export function newPage(
  status: number,
  headers: Record<string, string>,
  body: Buffer,
  made: { reads: Reads; answers?: PageAnswers } = { reads: readsOfAnything },
): Page {
  const encodings = new Map<string, Promise<Buffer>>();
  return {
    status,
    headers,
    body,
    ...made,
    etag: `"${createHash('sha256').update(body).update(JSON.stringify(headers)).digest('base64url').slice(0, 22)}"`,
    encoded: (encoding) => {
      const known = encodings.get(encoding);
      if (known) return known;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      const work = encoding === 'br' ? brotli(body, { params }) : gz(body, { level: 6 });
      encodings.set(encoding, work);
      return work;
    },
  };
}

interface Options {
  bytes: number;
  /** How many are made at the same time: more renders than cores only make all of them late. */
  renders: number;
  /** How many may wait for it; what comes beyond is refused with 503. */
  waiting: number;
  nextStatusChange: () => Promise<number>;
}

/** What a kept page takes beside its body and the compressed one, and what each id and each answer takes that is remembered. */
const overhead = 500;
const each = 100;

export interface Making {
  /** The page that was kept, if all that it was made from is still the same. */
  unchanged: (before: Page) => Promise<Page | undefined>;
  render: () => Promise<Page>;
}

/** As many as there are connections for the questions of readers; most of them are answered from memory. */
const compared = { concurrency: 8, waiting: 200 };

/** Keeps rendered pages until what they were made from changes; renders few at once. */
export function openPageCache(
  changes: Pick<Changes, 'on' | 'listening' | 'outage'>,
  { bytes, renders, waiting, nextStatusChange }: Options,
) {
  const limiter = newLimiter({ name: 'pages', concurrency: renders, waiting });
  const comparisons = newLimiter({ name: 'pages compared', ...compared });
  const cache = new ChangeCache<Page>(changes, {
    name: 'pages',
    bytes,
    sizeOf: ({ body, reads, answers }) =>
      body.length * 2 + (reads.ids.size + (answers?.asked.size ?? 0)) * each + overhead,
    readsOf: ({ reads }) => reads,
    mayKeep: ({ status }) => status === 200,
    nextStatusChange,
  });
  return {
    holds: (key: string, current = true): boolean => cache.holds(key, current),
    get: (key: string, { unchanged, render }: Making, current = true): Promise<Page> =>
      cache.get(
        key,
        // To compare takes a fraction of rendering: behind renders, most of the pages that are still right would wait for the others.
        async (before) => (before && (await comparisons.run(() => unchanged(before)))) ?? (await limiter.run(render)),
        current,
      ),
  };
}
