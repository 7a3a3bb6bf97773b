import { createHash, timingSafeEqual } from 'node:crypto';
import { Failure } from '@hwarang/domain/failures';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Gauge, Histogram, Registry } from 'prom-client';
import type { Changes } from './changes.ts';
import type { Config } from './config.ts';
import type { Database } from './database.ts';
import type { Lifecycle } from './lifecycle.ts';
import { mailQueue } from './mail.store.ts';
import { lastBackupAt, processMetrics } from './metrics.ts';
import type { PublicReads } from './public-reads.ts';
import { within } from './within.ts';

interface Watched {
  config: Pick<Config, 'metricsToken' | 'backups'>;
  database: Database;
  changes: Pick<Changes, 'listening'>;
  lifecycle: Lifecycle;
  publicReads: Pick<PublicReads, 'replicas'>;
}

/** A scrape must come while the database does not: then it says so, and leaves out what only the database knows. */
const patience = 1_500;

/** `GET /metrics` in the text format of Prometheus, and the clock of every request. */
export function serveMetrics(
  app: FastifyInstance,
  { config, database, changes, lifecycle, publicReads }: Watched,
): void {
  const own = new Registry();
  const registers = [own];
  const durations = new Histogram({
    name: 'hwarang_http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its answer',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const replicaPools = publicReads.replicas().map(({ number, pool }) => [`replica-${number}`, pool] as const);
  const pools = [...Object.entries({ main: database.pool, reads: database.reads }), ...replicaPools];
  new Gauge({
    name: 'hwarang_pool_connections',
    help: 'Connections to the database, and requests that wait for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of pools) {
        this.set({ pool, state: 'busy' }, totalCount - idleCount);
        this.set({ pool, state: 'idle' }, idleCount);
        this.set({ pool, state: 'waiting' }, waitingCount);
      }
    },
  });
  gauge('hwarang_database_up', 'Whether the database answers', () => (database.watch.lost ? 0 : 1));
  gauge('hwarang_listening', 'Whether this instance hears what the others change', () => (changes.listening ? 1 : 0));
  new Gauge({
    name: 'hwarang_replica_used',
    help: 'Whether public reads go to the replica; 0 while it is left out',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { number, state } of publicReads.replicas()) this.set({ replica: number }, state === 'used' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'hwarang_replica_lag_seconds',
    help: 'How long ago the primary was where the replica is now',
    labelNames: ['replica'],
    registers,
    collect() {
      for (const { number, lag } of publicReads.replicas()) this.set({ replica: number }, lag / 1000);
    },
  });
  gauge('hwarang_draining', 'Whether this instance was told to stop', () => (lifecycle.draining ? 1 : 0));
  // Without scheduled backups an alarm on its age would never be right.
  if (config.backups)
    gauge(
      'hwarang_backup_last_success_timestamp_seconds',
      'When the last scheduled backup was finished and found whole; 0 before the first one',
      () => lastBackupAt() / 1000,
    );
  let counting: ReturnType<typeof mailQueue> | undefined;
  new Gauge({
    name: 'hwarang_mails',
    help: 'Mails that wait for their time, are due, or were abandoned',
    labelNames: ['state'],
    registers,
    async collect() {
      this.reset();
      // One question at a time: the embedded database may be busy for longer than it takes until the next scrape.
      counting ??= mailQueue(database.orm).finally(() => {
        counting = undefined;
      });
      const counts = await within(patience, counting).catch(() => ({}));
      for (const [state, count] of Object.entries(counts)) this.set({ state }, count);
    },
  });

  const all = Registry.merge([processMetrics(), own]);
  app.addHook('onResponse', async (request, reply) => {
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    durations.observe({ method: request.method, route: routeOf(request), status }, reply.elapsedTime / 1000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config.metricsToken)) throw new Failure('forbidden');
    reply.header('cache-control', 'no-store').type(all.contentType);
    return all.metrics();
  });
}

/** The pattern, never the address itself: anybody can ask for any number of addresses, and each label is kept. */
function routeOf({ routeOptions: { url } }: FastifyRequest): string {
  if (!url) return 'none';
  return url.startsWith('/assets/') ? '/assets/*' : url;
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;
/** A proxy on the same machine comes from the loopback too, on behalf of anybody. */
const proxied = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'];

function mayRead({ ip, headers }: FastifyRequest, token: string | undefined): boolean {
  const given = /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1];
  if (token && given) return timingSafeEqual(digest(given), digest(token));
  return loopback.test(ip) && proxied.every((name) => headers[name] === undefined);
}

const digest = (text: string) => createHash('sha256').update(text).digest();
