import { apiBase } from '@hwarang/domain/api';
import type { LiveState } from '@hwarang/domain/live.contract';
import { supportKeyHeader } from '@hwarang/domain/support/support-key';
import { createParser } from 'eventsource-parser';
import { dropUser } from './session.ts';
import { readSupportKey } from './support-key.ts';

type Hear = (state: LiveState) => void;
const waits = [1000, 2000, 5000, 10_000, 30_000];

const pause = (milliseconds: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Until it breaks. Gives back how long to wait at least before another try, in milliseconds; nothing when there is no sense in one. The
 * browser's own event source cannot carry a token.
 */
async function streamOnce(
  path: string,
  token: string | undefined,
  hear: Hear,
  signal: AbortSignal,
): Promise<number | undefined> {
  const key = readSupportKey();
  const answer = await fetch(apiBase + path, {
    signal,
    headers: {
      accept: 'text/event-stream',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(key ? { [supportKeyHeader]: key } : {}),
    },
  });
  if (!answer.ok || !answer.body) {
    // The session was ended elsewhere: the page says so now, not with the next thing somebody does there.
    if (answer.status === 401 && token) dropUser(token);
    const later = answer.status >= 500 || answer.status === 429;
    return later ? Number(answer.headers.get('retry-after') ?? 0) * 1000 : undefined;
  }
  const parser = createParser({ onEvent: ({ data }) => hear(JSON.parse(data) as LiveState) });
  const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return 0;
    parser.feed(value);
  }
}

/** Connects again and again, less and less often, until told to stop or refused. */
export async function stream(path: string, token: string | undefined, hear: Hear, signal: AbortSignal): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const began = Date.now();
    const atLeast = await streamOnce(path, token, hear, signal).catch(() => 0);
    if (atLeast === undefined || signal.aborted) return;
    failures = Date.now() - began > 60_000 ? 0 : failures + 1;
    const wait = waits[Math.min(failures, waits.length) - 1] ?? 1000;
    await pause(Math.max(wait, atLeast), signal);
  }
}

/**
 * One stream for all tabs: a browser holds six connections to a site, and seven open tabs would stop every other call. The tab that
 * holds the lock listens and tells the others.
 */
export function listen(token: string | undefined, hear: Hear, signal: AbortSignal): void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined') {
    void stream('/events', token, hear, signal);
    return;
  }
  const name = `hwarang-live ${token ?? readSupportKey()}`;
  const channel = new BroadcastChannel(name);
  let last: LiveState | undefined;
  channel.onmessage = ({ data }: MessageEvent<LiveState | 'ask'>) => {
    if (data !== 'ask') hear(data);
    else if (last) channel.postMessage(last);
  };
  signal.addEventListener('abort', () => channel.close());
  channel.postMessage('ask');
  const lead = () =>
    stream(
      '/events',
      token,
      (state) => {
        last = state;
        hear(state);
        channel.postMessage(state);
      },
      signal,
    );
  navigator.locks.request(name, { signal }, lead).catch(() => {});
}
