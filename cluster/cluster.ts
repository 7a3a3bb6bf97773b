// Several instances behind nginx on one PostgreSQL through pgbouncer and one object store, all on loopback, gone afterwards.
import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { type Postgres, startPostgres } from '../scripts/postgres.mjs';
import { findNginx, findPgBouncer } from '../scripts/requirements.mjs';
import { freePort } from '../scripts/site.mjs';
import { openFaultyProxy } from '../server/src/testing/faulty-proxy.ts';
import { openFaultyStore } from '../server/src/testing/faulty-store.ts';
import { type Part, processPart, takesConnections } from './part.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

export interface Instance extends Part {
  /** Its own address, past the proxy. */
  base: string;
}

export interface Cluster {
  /** The address of the proxy. */
  base: string;
  instances: Instance[];
  nginx: Part;
  pgbouncer: Part;
  store: Part;
  /** Between the instances and the store. */
  storeFront: Awaited<ReturnType<typeof openFaultyStore>>;
  /** After a failover the one that was a standby. */
  readonly postgres: Postgres;
  /** Leads to PostgreSQL itself, past pgbouncer. */
  readonly databaseUrl: string;
  /** Between pgbouncer and PostgreSQL. */
  network: Awaited<ReturnType<typeof openFaultyProxy>>;
  /** Kills PostgreSQL as soon as a synchronous standby has all that it acknowledged, and makes that one the primary. */
  failOver: () => Promise<void>;
  administrator: { email: string; password: string };
  /** Any part but PostgreSQL by its id: nginx, pgbouncer, store, instance-1, instance-2 … */
  part: (id: string) => Part;
  close: () => Promise<void>;
}

export interface ClusterOptions {
  /** How many instances; three unless told. */
  instances?: number;
  /** Environment variables of every instance, over those of the cluster. */
  settings?: Record<string, string>;
  /** Of PostgreSQL, as `name=value`. */
  postgresSettings?: string[];
  /**
   * `each` sends every request to another instance than the one before. Otherwise nginx balances as deploy/nginx.conf says: to the
   * instance with the fewest requests, on connections that are kept open.
   */
  spread?: 'each' | 'as deployed';
  /** What is done to PostgreSQL before the first instance starts, as to restore a dump. */
  prepare?: (databaseUrl: string) => Promise<void>;
}

/** pgbouncer refuses to run as root, and needs no more than PostgreSQL. */
function identity(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const of = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: of('-u'), gid: of('-g') };
}

/** In session mode, as docs/operations says: instances listen on a connection, and tell each one its timeouts. */
function pgbouncerPart(folder: string, port: number, postgresPort: string): Part {
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=127.0.0.1 port=${postgresPort} user=postgres`,
      '[pgbouncer]',
      'listen_addr = 127.0.0.1',
      `listen_port = ${port}`,
      'unix_socket_dir =',
      'auth_type = any',
      'pool_mode = session',
      'max_client_conn = 300',
      'default_pool_size = 150',
      // Of 15 seconds otherwise: so long after the database is back nobody would reach it.
      'server_login_retry = 1',
      'log_connections = 0',
      'log_disconnections = 0',
      '',
    ].join('\n'),
  );
  return processPart({
    id: 'pgbouncer',
    command: findPgBouncer() ?? 'pgbouncer',
    words: [file],
    options: { ...identity(), cwd: folder },
    isOpen: () => takesConnections(port),
  });
}

/** The configuration that is deployed, with other addresses, so that what is tested is what is run. */
function nginxConfiguration(folder: string, port: number, instances: number[], spread: ClusterOptions['spread']) {
  const deployed = readFileSync(join(root, 'deploy/nginx.conf'), 'utf8');
  const replace = (text: string, from: RegExp, to: string): string => {
    if (!from.test(text)) throw new Error(`deploy/nginx.conf no longer holds ${from}`);
    return text.replace(from, to);
  };
  const [, settings = ''] = /^ *server one:3000 *(.*);$/m.exec(deployed) ?? [];
  const servers = instances.map((one) => `    server 127.0.0.1:${one} ${settings};`).join('\n');
  let text = replace(deployed, /^ *server one:3000.*\n *server two:3000.*$/m, servers);
  text = replace(text, /listen 8080 default_server/, `listen 127.0.0.1:${port} default_server`);
  text = replace(text, /keepalive_timeout 10s;/, 'keepalive_timeout 1s;');
  text = replace(text, /access_log .*;/, 'access_log off;');
  text = replace(text, /error_log .*;/, 'error_log stderr warn;');
  const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${join(folder, kind)};\n`)
    .join('');
  // So that a test sees who answered.
  const whose = '  add_header X-Instance $upstream_addr always;\n';
  text = replace(text, /^http \{\n/m, `http {\n${places}${whose}`);
  // One process: whose turn it is, each worker knows for itself, and a killed master would leave its workers behind.
  const process = `worker_processes 1;\nmaster_process off;\ndaemon off;\npid ${join(folder, 'pid')};`;
  text = replace(text, /worker_processes auto;/, process);
  if (spread === 'as deployed') return text;
  return replace(replace(text, /^ *least_conn;\n/m, ''), /^ *keepalive 64;\n/m, '');
}

function nginxPart(folder: string, port: number, instances: number[], spread: ClusterOptions['spread']): Part {
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, nginxConfiguration(folder, port, instances, spread));
  return processPart({
    id: 'nginx',
    command: findNginx() ?? 'nginx',
    words: ['-e', 'stderr', '-c', file],
    options: { ...identity(), cwd: folder },
    isOpen: () => takesConnections(port),
  });
}

const bucket = 'pictures';

/** s3rver of the registry, in a process of its own. */
function storePart(folder: string, port: number): Part {
  const { resolve } = createRequire(join(root, 'server/package.json'));
  const script = join(dirname(resolve('s3rver/package.json')), 'bin/s3rver.js');
  const words = ['--directory', folder, '--address', '127.0.0.1', '--port', String(port), '--silent'];
  return processPart({
    id: 'store',
    command: process.execPath,
    words: [script, ...words, '--configure-bucket', bucket],
    isOpen: () => takesConnections(port),
  });
}

/** The built product. */
function instancePart(id: string, port: number, settings: Record<string, string>): Instance {
  const base = `http://127.0.0.1:${port}`;
  const env = { ...process.env, NODE_ENV: 'production', ...settings, HOST: '127.0.0.1', PORT: String(port) };
  const part = processPart({
    id,
    command: process.execPath,
    words: [join(root, 'server/dist/main.js')],
    options: { cwd: root, env },
    isOpen: async () => (await fetch(`${base}/api/ready`)).ok,
  });
  return { ...part, base };
}

/** From here on nothing is acknowledged that the standby does not have. */
async function replicateBeforeAnswering(primary: Postgres): Promise<void> {
  const client = new pg.Client({ connectionString: primary.url('postgres') });
  await client.connect();
  try {
    await client.query("alter system set synchronous_standby_names = '*'");
    await client.query('select pg_reload_conf()');
    const synchronous = "select from pg_stat_replication where sync_state = 'sync'";
    for (let tries = 0; (await client.query(synchronous)).rowCount === 0; tries += 1) {
      if (tries > 200) throw new Error('the standby does not replicate');
      await sleep(100);
    }
  } finally {
    await client.end();
  }
}

export async function startCluster(options: ClusterOptions = {}): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'hwarang-cluster-'));
  const places = Object.fromEntries(
    ['nginx', 'pgbouncer', 'store'].map((name) => [name, join(folder, name)] as const),
  ) as Record<'nginx' | 'pgbouncer' | 'store', string>;
  chmodSync(folder, 0o755);
  for (const place of Object.values(places)) mkdirSync(place);
  const who = identity();
  if (who) for (const place of [places.nginx, places.pgbouncer]) chownSync(place, who.uid, who.gid);

  const count = options.instances ?? 3;
  // One after the other: two probes at once may find the same port.
  const ports: number[] = [];
  while (ports.length < count + 3) {
    const port = await freePort();
    if (!ports.includes(port)) ports.push(port);
  }
  const [proxyPort = 0, poolPort = 0, storePort = 0, ...instancePorts] = ports;
  const administrator = { email: 'admin@hwarang.art', password: 'cluster-administrator' };

  const first = await startPostgres(options.postgresSettings);
  /** The last one is the primary. */
  const servers = [first];
  const network = await openFaultyProxy(first.url('postgres'));
  const storeFront = await openFaultyStore(`http://127.0.0.1:${storePort}`);
  const started: Part[] = [];
  const close = async () => {
    // What stands in front first, and the instances before what they stand on.
    for (const part of started.reverse()) await part.stop('SIGKILL');
    await Promise.all([network.close(), storeFront.close()]);
    for (const server of servers) await server.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  const base = `http://127.0.0.1:${proxyPort}`;
  const shared = {
    DATABASE_URL: `postgres://postgres@127.0.0.1:${poolPort}/postgres`,
    S3_ENDPOINT: storeFront.endpoint,
    S3_BUCKET: bucket,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    PUBLIC_URL: base,
    TRUST_PROXY: 'on',
    SAMPLE_DATA: 'off',
    LOG_LEVEL: 'error',
    // Every request comes from one address.
    READS_PER_MINUTE: '1000000',
    // Longer than nginx keeps a connection that nobody uses, as deployed.
    DRAIN_SECONDS: '2',
    ...options.settings,
  };
  const pgbouncer = pgbouncerPart(places.pgbouncer, poolPort, new URL(network.url).port);
  const store = storePart(places.store, storePort);
  const instances = instancePorts.map((port, index) => {
    const id = `instance-${index + 1}`;
    return instancePart(id, port, { ...shared, DATA_DIR: join(folder, id) });
  });
  const nginx = nginxPart(places.nginx, proxyPort, instancePorts, options.spread ?? 'each');
  const parts: Part[] = [pgbouncer, store, ...instances, nginx];
  try {
    await options.prepare?.(first.url('postgres'));
    started.push(...parts);
    await Promise.all([pgbouncer.start(), store.start()]);
    // All at once, on an empty database: one makes the tables, the others wait for it.
    await Promise.all(instances.map((instance) => instance.start()));
    await nginx.start();
  } catch (failure) {
    await close();
    throw failure;
  }
  const part = (id: string): Part => {
    const found = parts.find((one) => one.id === id);
    if (!found) throw new Error(`there is no part ${id}`);
    return found;
  };
  const postgres = () => servers.at(-1) ?? first;
  const failOver = async () => {
    const primary = postgres();
    const standby = await primary.startStandby();
    servers.push(standby);
    await replicateBeforeAnswering(primary);
    await primary.halt('SIGKILL');
    network.leadTo(standby.url('postgres'));
    standby.promote();
  };
  return {
    base,
    instances,
    nginx,
    pgbouncer,
    store,
    storeFront,
    network,
    get postgres() {
      return postgres();
    },
    get databaseUrl() {
      return postgres().url('postgres');
    },
    failOver,
    administrator,
    part,
    close,
  };
}
