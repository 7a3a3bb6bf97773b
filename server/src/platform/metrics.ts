import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client';

/** What the process counts as a whole. What belongs to one app stands beside its route, `metrics.routes.ts`. */
const registry = new Registry();
const registers = [registry];
let isStarted = false;

/** Memory, processor time, event-loop delay and garbage collection are watched from the first call on. */
export function processMetrics(): Registry {
  if (!isStarted) collectDefaultMetrics({ register: registry });
  isStarted = true;
  return registry;
}

const lookups = new Counter({
  name: 'hwarang_cache_lookups_total',
  help: 'Questions to a cache, by whether it held the answer',
  labelNames: ['cache', 'result'],
  registers,
});

export const countLookup = (cache: string, isHit: boolean): void =>
  lookups.inc({ cache, result: isHit ? 'hit' : 'miss' });

const publicReads = new Counter({
  name: 'hwarang_public_reads_total',
  help: 'Reads of what everyone may see, by the kind of server that answered; counted with replicas only',
  labelNames: ['server'],
  registers,
});

export const countPublicRead = (server: 'primary' | 'replica'): void => publicReads.inc({ server });

interface Queue {
  readonly pending: number;
  readonly size: number;
}

/** By name: a process has one of each. */
const queues = new Map<string, Queue>();

export const watchQueue = (limiter: string, queue: Queue): void => void queues.set(limiter, queue);

const refused = new Counter({
  name: 'hwarang_limiter_refused_total',
  help: 'Work that was refused with 503 because too much waited already',
  labelNames: ['limiter'],
  registers,
});

export const countRefusal = (limiter: string): void => refused.inc({ limiter });

const queueGauge = (name: string, help: string, read: (queue: Queue) => number) =>
  new Gauge({
    name,
    help,
    labelNames: ['limiter'],
    registers,
    collect() {
      for (const [limiter, queue] of queues) this.set({ limiter }, read(queue));
    },
  });
queueGauge('hwarang_limiter_running', 'Work under way in a limiter', (queue) => queue.pending);
queueGauge('hwarang_limiter_waiting', 'Work waiting in a limiter', (queue) => queue.size);

let lastBackup = 0;

export function noteBackup(time: number): void {
  lastBackup = time;
}

/** When the last scheduled backup was finished, in milliseconds; 0 when there is none. */
export const lastBackupAt = (): number => lastBackup;
