import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Meter } from './meter.ts';

export interface Ask {
  path: string;
  method?: 'GET' | 'POST';
  body?: string;
  headers?: Record<string, string>;
  /** Requests of a kind are also timed by themselves. */
  kind?: string;
}

export interface Load {
  base: string;
  /** A request that costs the server next to nothing, made once on every connection before the time starts. */
  cheap: string;
  connections: number;
  seconds: number;
  /** Goes on for at most a minute until so many were made: a busy machine must not leave a figure on two requests. */
  least?: number;
  /** Stops earlier after so many. */
  most?: number;
  /** So many requests a second, each timed from when it was due; else as many as are answered. */
  pace?: number;
  /** Taken in turn; the list starts over at its end. */
  asks: Ask[];
}

export interface Loaded {
  milliseconds: number[];
  byKind: Record<string, number[]>;
  /** Answers that were none, by status; 0 is a broken connection. */
  failed: Record<string, number>;
  seconds: number;
}

export interface Figures {
  requests: number;
  /** Empty when every answer was one; else how many had which status. */
  failed: string;
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Milliseconds of CPU for each request, by the name of what spent them. */
  cpu: Record<string, number>;
  /** How long the requests of each kind took. */
  byKind: Record<string, number[]>;
}

/** Milliseconds of CPU a request, of everything that served it. */
export const cpuOf = ({ cpu }: Figures): number => Object.values(cpu).reduce((sum, spent) => sum + spent, 0);

const script = fileURLToPath(new URL('load-process.ts', import.meta.url));

export const percentile = (values: number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
};

/** Loads a server from another process and tells what that cost the server. */
export async function measure(load: Load, meter: Meter): Promise<Figures> {
  const child = fork(script, { execArgv: ['--import', 'tsx'] });
  const failed = once(child, 'exit').then(() => {
    throw new Error('the load generator ended early');
  });
  failed.catch(() => undefined);
  const told = async <T>(): Promise<T> => ((await Promise.race([once(child, 'message'), failed])) as T[])[0] as T;
  child.send(load);
  await told<'warm'>();
  const before = meter();
  child.send('go');
  const result = await told<Loaded>();
  const after = meter();
  child.kill();
  const requests = result.milliseconds.length;
  return {
    requests,
    failed: Object.entries(result.failed)
      .map(([status, times]) => `${times} × ${status}`)
      .join(', '),
    perSecond: requests / result.seconds,
    p50: percentile(result.milliseconds, 0.5),
    p95: percentile(result.milliseconds, 0.95),
    p99: percentile(result.milliseconds, 0.99),
    byKind: result.byKind,
    cpu: Object.fromEntries(
      Object.entries(after).map(([name, spent]) => [name, (spent - (before[name] ?? 0)) / requests]),
    ),
  };
}
