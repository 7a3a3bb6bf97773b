import { createParser } from 'eventsource-parser';
import { onTestFinished, vi } from 'vitest';
import type { App } from '../app.ts';

/** Opens a live stream as a browser would; `until` waits for a state that fits. */
export async function listenTo<State>(app: App, path: string, headers: Record<string, string>) {
  if (!app.server.listening) await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, { headers, signal: stop.signal });
  const states: State[] = [];
  let ended = false;
  const parser = createParser({ onEvent: ({ data }) => void states.push(JSON.parse(data) as State) });
  const read = async () => {
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) parser.feed(chunk);
  };
  const done = () => {
    ended = true;
  };
  if (answer.ok) read().then(done, done);
  return {
    status: answer.status,
    states,
    ended: () => ended,
    stop: () => stop.abort(),
    until: (fits: (state: State) => boolean): Promise<State> =>
      vi.waitFor(
        () => {
          const found = states.find(fits);
          if (!found) throw new Error(`not told; heard ${JSON.stringify(states)}`);
          return found;
        },
        { timeout: 10_000, interval: 20 },
      ),
  };
}
