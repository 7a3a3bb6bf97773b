import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Changes, greatestAge } from './changes.ts';

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
  renders: number;
  /** Milliseconds until a record appears or vanishes by its own date. */
  nextTurn: () => Promise<number>;
}

/** Keeps rendered pages until records change anywhere. A page whose making began before a change is never kept. */
export function openPageCache(changes: Pick<Changes, 'on' | 'listening' | 'outage'>, options: Options): PageCache {
  const kept = new Map<string, Page>();
  const making = new Map<string, Promise<Page>>();
  const admit = gate(options.renders);
  let bytes = 0;
  let generation = 0;
  let turn: NodeJS.Timeout | undefined;
  const forgetAll = () => {
    generation += 1;
    kept.clear();
    making.clear();
    bytes = 0;
    clearTimeout(turn);
    turn = undefined;
  };
  changes.on(forgetAll);

  /** Nothing may be kept before it is known when the next record turns up by its date. */
  const awaitTurn = async () => {
    if (turn) return;
    const began = generation;
    const wait = Math.min(await options.nextTurn(), greatestAge);
    if (began === generation && !turn) turn = setTimeout(forgetAll, wait).unref();
  };

  const keep = (key: string, page: Page) => {
    kept.set(key, page);
    bytes += page.body.length * 2;
    for (const [oldest, old] of kept) {
      if (bytes <= options.bytes) break;
      kept.delete(oldest);
      bytes -= old.body.length * 2;
    }
  };

  return {
    holds: (key) => (changes.listening || changes.outage !== undefined) && kept.has(key),
    get: async (key, make) => {
      const page = kept.get(key);
      if (page && (changes.listening || changes.outage !== undefined)) {
        kept.delete(key);
        kept.set(key, page);
        return page;
      }
      const underWay = making.get(key);
      if (underWay) return underWay;
      const began = generation;
      const work = admit(async () => {
        await awaitTurn();
        return make();
      }).then((made) => {
        if (began === generation && changes.listening && made.status === 200) keep(key, made);
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

/** Lets so many work at once and the others wait their turn: more renders than cores only make all of them late. */
function gate(places: number): <T>(work: () => Promise<T>) => Promise<T> {
  let free = places;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
