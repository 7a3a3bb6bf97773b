import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { type S3Settings, s3Caller, textOf } from './s3-request.ts';
import type { Stat, Storage } from './storage.ts';

const statOf = (answer: IncomingMessage): Stat => {
  const whole = /\/(\d+)$/.exec(answer.headers['content-range'] ?? '')?.[1];
  return {
    bytes: Number(whole ?? answer.headers['content-length'] ?? 0),
    etag: (answer.headers.etag ?? '').replace(/^W\//, '').replaceAll('"', ''),
    modifiedAt: new Date(answer.headers['last-modified'] ?? 0),
  };
};

/** Any store that speaks S3, by path (`endpoint/bucket/key`), which all of them do. */
export function s3Storage(settings: S3Settings, silence?: number): Storage {
  const call = s3Caller(settings, silence);
  return {
    kind: 's3',
    put: async (key, body) => {
      // The signed hash makes the store refuse bytes that changed on their way.
      const sha256 = Buffer.isBuffer(body) ? createHash('sha256').update(body).digest('hex') : body.sha256;
      await textOf(await call({ method: 'PUT', key, body, sha256 }));
      if (!Buffer.isBuffer(body)) await rm(body.file, { force: true });
    },
    get: async (key, range) => {
      const headers: Record<string, string> = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const answer = await call({ method: 'GET', key, headers });
      if (answer.statusCode === 404) {
        answer.resume();
        return undefined;
      }
      return { ...statOf(answer), stream: answer };
    },
    stat: async (key) => {
      const answer = await call({ method: 'HEAD', key });
      answer.resume();
      return answer.statusCode === 404 ? undefined : statOf(answer);
    },
    delete: async (key) => {
      (await call({ method: 'DELETE', key })).resume();
    },
    demandAnswer: async () => {
      // Not a list: some stores walk over every object for it, and fail while others are written.
      (await call({ method: 'HEAD' })).resume();
    },
    list: async function* () {
      for (let token: string | undefined; ; ) {
        const query = { 'list-type': '2', ...(token ? { 'continuation-token': token } : {}) };
        const page = await textOf(await call({ method: 'GET', query }));
        for (const [, entry = ''] of page.matchAll(/<Contents>(.*?)<\/Contents>/gs))
          yield { key: inside(entry, 'Key'), modifiedAt: new Date(inside(entry, 'LastModified')) };
        if (inside(page, 'IsTruncated') !== 'true') return;
        token = inside(page, 'NextContinuationToken');
      }
    },
  };
}

/** Our keys hold nothing that XML would escape; a continuation token may. */
const inside = (xml: string, tag: string): string =>
  (new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1] ?? '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
