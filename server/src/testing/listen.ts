import { createParser } from 'eventsource-parser';
import { onTestFinished, vi } from 'vitest';
import type { App } from '../app.ts';
import { listeningPort } from './ports.ts';

/** Opens a live stream as a browser would; `until` waits for a state that fits. */
export async function listenTo<State>(app: App, path: string, headers: Record<string, string>) {
  const port = await listeningPort(app);
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
