// The load generator, a process of its own: what it costs is never counted as the server's.
import { Client } from 'undici';
import type { Ask, Load, Loaded } from './load.ts';

const timeout = 180_000;
const longest = 60;

function open(base: string): Client {
  return new Client(base, { pipelining: 1, headersTimeout: timeout, bodyTimeout: timeout, keepAliveTimeout: timeout });
}

async function ask(client: Client, { path, method = 'GET', body, headers }: Ask): Promise<number> {
  const answer = await client.request({
    path,
    method,
    body: body ?? null,
    headers: { ...(body ? { 'content-type': 'application/json' } : {}), ...headers },
  });
  await answer.body.arrayBuffer();
  return answer.statusCode;
}

async function run(load: Load): Promise<Loaded> {
  const clients = Array.from({ length: load.connections }, () => open(load.base));
  // Node accepts slowly under load: without a first answer on every connection the accepting is measured, not the work.
  // Again while that took so long that the server may have closed the first ones as idle.
  for (let took = Number.POSITIVE_INFINITY, tries = 0; took > 2000 && tries < 5; tries += 1) {
    const began = performance.now();
    await Promise.all(clients.map((client) => ask(client, { path: load.cheap }).catch(() => 0)));
    took = performance.now() - began;
  }
  const go = new Promise((resolve) => process.once('message', resolve));
  process.send?.('warm');
  await go;
  const milliseconds: number[] = [];
  let next = 0;
  const failed: Record<string, number> = {};
  const start = performance.now();
  const { least = 0, most = Number.POSITIVE_INFINITY } = load;
  const goesOn = (): boolean => {
    const passed = (performance.now() - start) / 1000;
    return next < most && (passed < load.seconds || (next < least && passed < longest));
  };
  await Promise.all(
    clients.map(async (client) => {
      while (goesOn()) {
        const wanted = load.asks[next % load.asks.length];
        next += 1;
        if (!wanted) throw new Error('nothing to ask');
        const began = performance.now();
        // A connection that the server closed is opened again by the next request.
        const status = await ask(client, wanted).catch(() => 0);
        milliseconds.push(performance.now() - began);
        if (status !== 200 && status !== 201) failed[status] = (failed[status] ?? 0) + 1;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  await Promise.all(clients.map((client) => client.close()));
  return { milliseconds, failed, seconds };
}

process.on('message', (message: Load | 'go') => {
  if (message === 'go') return;
  run(message).then(
    (result) => process.send?.(result),
    (failure: unknown) => {
      console.error(failure);
      process.exit(1);
    },
  );
});
