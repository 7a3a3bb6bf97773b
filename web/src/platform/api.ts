import { apiBase } from '@hwarang/domain/api';
import { supportKeyHeader } from '@hwarang/domain/support/support-key';
import type { RouterContextProvider } from 'react-router';
import type { AnswerTo, AnswerToWrite, RecordAt, RecordPath, RowOf, TablePath } from './answers.ts';
import { ApiFailure } from './api-failure.ts';
import { randomId } from './random-id.ts';
import { dropGuest, dropUser, readSession } from './session.ts';
import { siteContext } from './site.ts';
import { readSupportKey } from './support-key.ts';

interface Call {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  /** A form goes as it is; anything else as JSON. */
  body?: unknown;
  signal?: AbortSignal | undefined;
  keepalive?: boolean | undefined;
  /** The same when a browser sends a call again by itself, as it does when a connection breaks. */
  key?: string;
}
interface Options {
  /** The same when what may have arrived is sent again (`Idempotency-Key`). */
  key?: string;
  signal?: AbortSignal | undefined;
  /** The call arrives also when the page is left meanwhile. */
  keepalive?: boolean | undefined;
}

/** The one door to the data. What is answered follows from the path, as the contracts in `domain` give it. */
export interface Api {
  get: <Path extends string>(path: Path, options?: Options) => Promise<AnswerTo<Path>>;
  post: <Path extends string>(path: Path, body?: unknown, options?: Options) => Promise<AnswerToWrite<Path>>;
  put: <Path extends string>(path: Path, body?: unknown, options?: Options) => Promise<AnswerToWrite<Path>>;
  /** For what works with any table of administration, or any record. */
  rows: <Path extends TablePath>(path: Path, query: string, options?: Options) => Promise<RowOf<Path>[]>;
  record: <Path extends RecordPath>(path: Path, id: string, options?: Options) => Promise<RecordAt<Path>>;
  save: <Path extends RecordPath>(path: Path, id: string | undefined, body: unknown) => Promise<RecordAt<Path>>;
  delete: (path: string, options?: Options & { body?: unknown }) => Promise<unknown>;
}

function through(send: (call: Call) => Promise<{ status: number; body: string }>): Api {
  const ask = async <T>(call: Call): Promise<T> => {
    const { status, body } = await send(call);
    const answer = parse(body);
    if (status < 200 || status > 299) throw new ApiFailure(status, answer);
    return answer as T;
  };
  return {
    get: (path, options) => ask({ method: 'GET', path, ...options }),
    post: (path, body, options) => ask({ method: 'POST', path, body, ...options }),
    put: (path, body, options) => ask({ method: 'PUT', path, body, ...options }),
    rows: (path, query, options) => ask({ method: 'GET', path: `${path}?${query}`, ...options }),
    record: (path, id, options) => ask({ method: 'GET', path: `${path}/${encodeURIComponent(id)}`, ...options }),
    save: (path, id, body) =>
      ask(id ? { method: 'PUT', path: `${path}/${id}`, body } : { method: 'POST', path, body, key: randomId() }),
    delete: (path, options) => ask({ method: 'DELETE', path, ...options }),
  };
}

export function parse(body: string): unknown {
  try {
    return body === '' ? undefined : JSON.parse(body);
  } catch {
    return body;
  }
}

/** A visitor shows the key of the own conversation to the support desk, and to nobody else. */
function supportKeyFor(path: string): Record<string, string> {
  const key = path.startsWith('/support/') ? readSupportKey() : undefined;
  return key ? { [supportKeyHeader]: key } : {};
}

async function fetchOnce(
  { method, path, body, signal, keepalive, key }: Call,
  token: string | undefined,
): Promise<Response> {
  const json = body !== undefined && !(body instanceof FormData);
  try {
    return await fetch(apiBase + path, {
      method,
      headers: {
        accept: 'application/json',
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(key ? { 'idempotency-key': key } : {}),
        ...supportKeyFor(path),
      },
      ...(body === undefined ? {} : { body: json ? JSON.stringify(body) : (body as FormData) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    });
  } catch (failure) {
    return lost(signal)(failure);
  }
}

/** The network is away, unless the call was given up. */
const lost =
  (signal: AbortSignal | undefined) =>
  (failure: unknown): never => {
    throw signal?.aborted ? failure : new ApiFailure(0, undefined);
  };

/** In the browser: with the user's token, or the guest's for public reads. A token the server no longer knows is forgotten. */
export async function request(call: Call): Promise<Response> {
  const { token, guestToken } = readSession();
  const answer = await fetchOnce(call, token ?? guestToken);
  if (answer.status !== 401) return answer;
  if (token) {
    dropUser(token);
    return answer;
  }
  if (!guestToken) return answer;
  dropGuest(guestToken);
  return fetchOnce(call, undefined);
}

export const api: Api = through(async (call) => {
  const answer = await request(call);
  return { status: answer.status, body: await answer.text().catch(lost(call.signal)) };
});

/** In a loader: the same calls, answered in the same process without a trip over the network, as a visitor sees them. */
export function serverApi(context: Readonly<RouterContextProvider>): Api {
  const { dispatch } = context.get(siteContext);
  return through(({ method, path }) => {
    if (method !== 'GET') throw new Error(`a page may only read: ${method} ${path}`);
    return dispatch(path);
  });
}
