// The load generator, a process of its own: what it costs is never counted as the server's.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ask, Load, Loaded } from './load.ts';
import { Wire } from './wire.ts';

const longest = 60;

async function run(load: Load): Promise<Loaded> {
  const clients = Array.from({ length: load.connections }, () => new Wire(load.base));
  // Node accepts slowly under load: without a first answer on every connection the accepting is measured, not the work.
  // Again while that took so long that the server may have closed the first ones as idle.
  for (let took = Number.POSITIVE_INFINITY, tries = 0; took > 2000 && tries < 5; tries += 1) {
    const began = performance.now();
    await Promise.all(clients.map((client) => client.ask({ path: load.cheap }).catch(() => 0)));
    took = performance.now() - began;
  }
  const go = new Promise((resolve) => process.once('message', resolve));
  process.send?.('warm');
  await go;
  const milliseconds: number[] = [];
  const byKind: Record<string, number[]> = {};
  const timesOf = (kind: string): number[] => {
    byKind[kind] ??= [];
    return byKind[kind];
  };
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
        const wanted: Ask | undefined = load.asks[next % load.asks.length];
        const due = load.pace ? start + (next * 1000) / load.pace : undefined;
        next += 1;
        if (!wanted) throw new Error('nothing to ask');
        if (due) await sleep(Math.max(0, due - performance.now()));
        const began = due ?? performance.now();
        // A connection that the server closed is opened again by the next request.
        const status = await client.ask(wanted).catch(() => 0);
        const took = performance.now() - began;
        milliseconds.push(took);
        if (wanted.kind) timesOf(wanted.kind).push(took);
        if (status !== 200 && status !== 201) failed[status] = (failed[status] ?? 0) + 1;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  for (const client of clients) client.close();
  return { milliseconds, byKind, failed, seconds };
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
