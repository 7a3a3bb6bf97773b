import { createReadStream } from 'node:fs';
import { Agent as HttpAgent, type IncomingMessage, request as overHttp } from 'node:http';
import { Agent as HttpsAgent, request as overHttps } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '@hwarang/domain/failures';
import { AwsV4Signer } from 'aws4fetch';
import type { Config } from '../platform/config.ts';
import { log } from '../platform/log.ts';
import type { Body } from './storage.ts';

export type S3Settings = NonNullable<Config['s3']>;

export interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  key?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: Body;
  /** Of the body. */
  sha256?: string;
}

const tries = 4;
/** Silence on the line for so long counts as lost, unless the store waits for the reader: a visitor may be slow, though not for ever. */
const longestSilence = 15_000;
/** In silences. */
const longestPause = 20;
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';

class S3Failure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** One signed call. What may pass by itself (a lost line, a busy server) is tried again, each time after a longer wait. */
export function s3Caller(settings: S3Settings, silence = longestSilence): (call: S3Call) => Promise<IncomingMessage> {
  const secure = settings.endpoint.startsWith('https:');
  const agent = secure ? new HttpsAgent({ keepAlive: true }) : new HttpAgent({ keepAlive: true });
  const send = secure ? overHttps : overHttp;
  const base = `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`;

  const once = async (call: S3Call): Promise<IncomingMessage> => {
    const url = new URL(call.key === undefined ? base : `${base}/${call.key}`);
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
    const signed = await new AwsV4Signer({
      method: call.method,
      url: url.href,
      headers: { ...call.headers, 'x-amz-content-sha256': call.sha256 ?? emptySha256 },
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
      region: settings.region,
      service: 's3',
    }).sign();
    const headers: Record<string, string | number> = Object.fromEntries(signed.headers.entries());
    const bytes = call.body ? (Buffer.isBuffer(call.body) ? call.body.length : call.body.bytes) : 0;
    if (call.method === 'PUT') headers['content-length'] = bytes;
    const outgoing = send(signed.url, { method: call.method, headers, agent });
    let answer: IncomingMessage | undefined;
    outgoing.once('socket', (socket) => {
      let [pauses, read] = [0, 0];
      const onSilence = () => {
        pauses = socket.bytesRead === read ? pauses + 1 : 1;
        read = socket.bytesRead;
        // What has come still waits for its reader, and keeps the store from sending more.
        if (answer?.readableLength && pauses <= longestPause) socket.setTimeout(silence);
        else outgoing.destroy(new Error('the object store fell silent'));
      };
      socket.setTimeout(silence).on('timeout', onSilence);
      // It may carry another call afterwards.
      outgoing.once('close', () => socket.off('timeout', onSilence));
    });
    const answered = new Promise<IncomingMessage>((resolve, reject) => {
      outgoing.once('response', resolve);
      outgoing.once('error', reject);
    });
    if (call.body && !Buffer.isBuffer(call.body)) {
      const sent = pipeline(createReadStream(call.body.file), outgoing);
      // An early answer (a refusal) ends the sending; what counts is the answer.
      sent.catch((failure: Error) => outgoing.destroy(failure));
    } else outgoing.end(call.body);
    answer = await answered;
    outgoing.on('error', (failure) => answer?.destroy(failure));
    const absent = answer.statusCode === 404 && call.method !== 'PUT' && call.key !== undefined;
    if ((answer.statusCode ?? 500) < 400 || absent) return answer;
    throw new S3Failure(answer.statusCode ?? 500, await textOf(answer));
  };

  return async (call) => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await once(call);
      } catch (failure) {
        const lasting = failure instanceof S3Failure && failure.status < 500 && failure.status !== 429;
        if (lasting) throw failure;
        if (attempt === tries) {
          log.warn({ err: failure }, 'the object store does not answer');
          throw new Failure('unavailable', 'The store of pictures does not answer', { retryAfter: 5 });
        }
        await sleep(100 * 4 ** (attempt - 1) * (0.5 + Math.random()));
      }
    }
  };
}

export async function textOf(answer: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
