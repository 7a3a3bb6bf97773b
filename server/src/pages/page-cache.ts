import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { ChangeCache } from '../platform/change-cache.ts';
import type { Changes } from '../platform/changes.ts';
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

interface Options {
  bytes: number;
  /** How many are made at the same time: more renders than cores only make all of them late. */
  renders: number;
  /** How many may wait for it; what comes beyond is refused with 503. */
  waiting: number;
  nextStatusChange: () => Promise<number>;
}

/** What a kept page takes beside its body and the compressed one. */
const overhead = 500;

/** Keeps rendered pages until records change anywhere; renders few at once. */
export function openPageCache(
  changes: Pick<Changes, 'on' | 'listening' | 'outage'>,
  { bytes, renders, waiting, nextStatusChange }: Options,
) {
  const limiter = newLimiter({ name: 'pages', concurrency: renders, waiting });
  const cache = new ChangeCache<Page>(changes, {
    name: 'pages',
    bytes,
    sizeOf: ({ body }) => body.length * 2 + overhead,
    mayKeep: ({ status }) => status === 200,
    nextStatusChange,
  });
  return {
    holds: (key: string): boolean => cache.holds(key),
    get: (key: string, make: () => Promise<Page>): Promise<Page> => cache.get(key, () => limiter.run(make)),
  };
}
