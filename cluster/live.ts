import { setTimeout as sleep } from 'node:timers/promises';

interface State {
  at: number;
  notifications: number;
}

/** A live stream as a browser holds it open. `until` waits for a state that fits. */
export async function openStream(base: string, token: string) {
  const stop = new AbortController();
  const answer = await fetch(`${base}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: stop.signal,
  });
  const states: State[] = [];
  let ended = false;
  const read = async () => {
    let rest = '';
    for await (const chunk of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.startsWith('data: ')) states.push(JSON.parse(line.slice(6)) as State);
    }
  };
  void read()
    .catch(() => undefined)
    .then(() => {
      ended = true;
    });
  const waitFor = async <T>(find: () => T | undefined, what: string): Promise<T> => {
    for (const last = Date.now() + 15_000; Date.now() < last; await sleep(20)) {
      const found = find();
      if (found !== undefined) return found;
    }
    throw new Error(`${what}; heard ${JSON.stringify(states)}`);
  };
  return {
    status: answer.status,
    until: (fits: (state: State) => boolean) => waitFor(() => states.find(fits), 'not told'),
    end: () => waitFor(() => ended || undefined, 'the stream did not end'),
    close: () => stop.abort(),
  };
}
