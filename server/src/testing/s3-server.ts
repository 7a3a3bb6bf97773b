import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * An object store that speaks S3 and believes nothing: it works out every signature and every hash of a body for itself, from the
 * published rules. The servers in the registry take any V4 signature.
 */
export interface S3Server {
  settings: { endpoint: string; bucket: string; region: string; accessKeyId: string; secretAccessKey: string };
  objects: Map<string, { bytes: Buffer; modifiedAt: Date }>;
  /** What the next calls meet instead of an answer. */
  troubles: ('busy' | 'hang up' | 'cut short')[];
  calls: number;
  close: () => Promise<void>;
}

const secret = 'a secret of the test';
const sha256 = (value: Buffer | string) => createHash('sha256').update(value).digest('hex');
const hmac = (key: Buffer | string, value: string) => createHmac('sha256', key).update(value).digest();
const encode = (value: string) =>
  encodeURIComponent(value).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function isSigned(request: IncomingMessage, url: URL, body: Buffer): boolean {
  const parts = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(.+?), ?SignedHeaders=(.+?), ?Signature=([0-9a-f]{64})$/.exec(
    request.headers.authorization ?? '',
  );
  const [, id, scope = '', names = '', signature] = parts ?? [];
  const [date = '', region = '', service = ''] = scope.split('/');
  const time = String(request.headers['x-amz-date']);
  if (id !== 'reader' || !time.startsWith(date) || !names.split(';').includes('host')) return false;
  const late = Math.abs(Date.now() - Date.parse(time.replace(/(....)(..)(..T..)(..)(..Z)/, '$1-$2-$3:$4:$5')));
  const hash = String(request.headers['x-amz-content-sha256']);
  if (late > 900_000 || hash !== sha256(body)) return false;
  const query = [...url.searchParams].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  query.sort((one, other) => (one < other ? -1 : 1));
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const path = url.pathname
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
  const canonical = [request.method, path, query.join('&'), headers.join(''), names, hash].join('\n');
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
  const key = [date, region, service, 'aws4_request'].reduce<Buffer | string>(
    (last, next) => hmac(last, next),
    `AWS4${secret}`,
  );
  return hmac(key, text).toString('hex') === signature;
}

export async function startS3(): Promise<S3Server> {
  const objects: S3Server['objects'] = new Map();
  const store: Pick<S3Server, 'troubles' | 'calls'> = { troubles: [], calls: 0 };

  const list = (url: URL, response: ServerResponse) => {
    const from = Number(url.searchParams.get('continuation-token') ?? 0);
    const keys = [...objects.keys()].sort();
    const page = keys.slice(from, from + 3);
    const more = from + 3 < keys.length;
    const contents = page.map(
      (key) =>
        `<Contents><Key>${key}</Key><LastModified>${objects.get(key)?.modifiedAt.toISOString()}</LastModified></Contents>`,
    );
    const next = more ? `<NextContinuationToken>${from + 3}</NextContinuationToken>` : '';
    response.end(`<ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${contents.join('')}</ListBucketResult>`);
  };

  const get = (request: IncomingMessage, response: ServerResponse, key: string, cut: boolean) => {
    const found = objects.get(key);
    if (!found) return response.writeHead(404).end();
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? [];
    const bytes = start === undefined ? found.bytes : found.bytes.subarray(Number(start), Number(end) + 1);
    response.writeHead(start === undefined ? 200 : 206, {
      etag: `"${createHash('md5').update(found.bytes).digest('hex')}"`,
      'last-modified': found.modifiedAt.toUTCString(),
      'content-length': bytes.length,
      ...(start === undefined ? {} : { 'content-range': `bytes ${start}-${end}/${found.bytes.length}` }),
    });
    if (request.method === 'HEAD') return response.end();
    if (cut) return response.write(bytes.subarray(0, bytes.length / 2), () => response.destroy());
    return response.end(bytes);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    store.calls += 1;
    const trouble = store.troubles.shift();
    if (trouble === 'hang up') return request.socket.destroy();
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (trouble === 'busy') return response.writeHead(503).end('<Code>SlowDown</Code>');
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', 'http://x');
    if (!isSigned(request, url, body)) return response.writeHead(403).end('<Code>SignatureDoesNotMatch</Code>');
    const [, bucket, ...rest] = url.pathname.split('/');
    if (bucket !== 'pictures') return response.writeHead(404).end('<Code>NoSuchBucket</Code>');
    const key = decodeURIComponent(rest.join('/'));
    if (!key) return list(url, response);
    if (request.method === 'PUT') objects.set(key, { bytes: body, modifiedAt: new Date() });
    if (request.method === 'DELETE') objects.delete(key);
    if (request.method === 'PUT' || request.method === 'DELETE') return response.writeHead(200).end();
    return get(request, response, key, trouble === 'cut short');
  };

  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.address() as AddressInfo;
  return Object.assign(store, {
    objects,
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      bucket: 'pictures',
      region: 'ap-northeast-2',
      accessKeyId: 'reader',
      secretAccessKey: secret,
    },
    close: () => {
      server.closeAllConnections();
      return new Promise<void>((closed) => server.close(() => closed()));
    },
  });
}
