import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { type Changes, greatestAge } from '../platform/changes.ts';
import { newLimiter } from '../platform/limiter.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** A rendered answer as it is sent: the same bytes for everyone who asks for this address in this language. */
export interface Page {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
  etag: string;
  encoded: (encoding: 'br' | 'gzip') => Promise<Buffer>;
}

export function newPage(status: number, headers: Record<string, string>, body: Buffer): Page {
  const made = new Map<string, Promise<Buffer>>();
  return {
    status,
    headers,
    body,
    etag: `"${createHash('sha256').update(body).update(JSON.stringify(headers)).digest('base64url').slice(0, 22)}"`,
    encoded: (encoding) => {
      const known = made.get(encoding);
      if (known) return known;
      const params = { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
      const work = encoding === 'br' ? brotli(body, { params }) : gz(body, { level: 6 });
      made.set(encoding, work);
      return work;
    },
  };
}

export interface PageCache {
  /** Whether the page would come without being made. */
  holds: (key: string) => boolean;
  /** The kept page, or the one made now. Requests for the same page at the same time make it once. */
  get: (key: string, make: () => Promise<Page>) => Promise<Page>;
}

interface Options {
  bytes: number;
  /** How many are made at the same time: more renders than cores only make all of them late. */
  renders: number;
  /** How many may wait for it; what comes beyond is refused with 503. */
  waiting: number;
  /** Milliseconds until a record appears or vanishes by its own date. */
  nextStatusChange: () => Promise<number>;
}

/** What a kept page takes beside its body and the compressed one. */
const overhead = 500;

/** Keeps rendered pages until records change anywhere. A page whose making began before a change is never kept. */
export function openPageCache(changes: Pick<Changes, 'on' | 'listening' | 'outage'>, options: Options): PageCache {
  const kept = new LRUCache<string, Page>({
    maxSize: options.bytes,
    sizeCalculation: (page) => page.body.length * 2 + overhead,
  });
  const making = new Map<string, Promise<Page>>();
  const renders = newLimiter({ concurrency: options.renders, waiting: options.waiting });
  let generation = 0;
  let expiry: NodeJS.Timeout | undefined;
  const forgetAll = () => {
    generation += 1;
    kept.clear();
    making.clear();
    clearTimeout(expiry);
    expiry = undefined;
  };
  changes.on(forgetAll);

  /** Nothing may be kept before it is known when the next record turns up by its date. */
  const awaitTurn = async () => {
    if (expiry) return;
    const began = generation;
    const wait = Math.min(await options.nextStatusChange(), greatestAge);
    if (began === generation && !expiry) expiry = setTimeout(forgetAll, wait).unref();
  };

  return {
    holds: (key) => (changes.listening || changes.outage !== undefined) && kept.has(key),
    get: async (key, make) => {
      const page = kept.get(key);
      if (page && (changes.listening || changes.outage !== undefined)) return page;
      const underWay = making.get(key);
      if (underWay) return underWay;
      const began = generation;
      const work = renders
        .run(async () => {
          await awaitTurn();
          return make();
        })
        .then((made) => {
          if (began === generation && changes.listening && made.status === 200) kept.set(key, made);
          return made;
        });
      making.set(key, work);
      const forget = () => {
        if (making.get(key) === work) making.delete(key);
      };
      work.then(forget, forget);
      return work;
    },
  };
}
