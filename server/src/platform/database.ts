import { EventEmitter } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Config } from './config.ts';
import { connectWithin, type DatabaseWatch, neverLost, watchDatabase } from './database-watch.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import { everyGallery, scopeSetting, scopeValue } from './gallery-scope.ts';
import { log } from './log.ts';
import { reasonOf } from './log-failure.ts';
import { type Orm, openOrm } from './orm.ts';
import { WatchedPool } from './watched-pool.ts';

/** What a write may use: the database, or the transaction that is open. */
export type Executor = Pick<Orm, 'execute'>;

export interface Database {
  kind: 'embedded' | 'postgres';
  orm: Orm;
  pool: pg.Pool;
  watch: DatabaseWatch;
  /** What the one session of the embedded engine hears, by channel. It hears it before the query that caused it is answered. */
  heard: EventEmitter;
  /**
   * For what visitors choose the cost of. On PostgreSQL a pool of its own with a short statement timeout: such reads can neither last
   * long nor take the connections of writes and sessions. The embedded engine is one session, and no timer ends a statement in it.
   */
  reads: pg.Pool;
  close: () => Promise<void>;
}

/** What a table that is shown has changed (see the migration `publish_changes`), and what happened for those who wait for it. */
export const changesChannel = 'hwarang_changes';
export const liveChannel = 'hwarang_live';

export const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
// Compiling a plan, or starting a second process for it, takes longer than running it here; and data in memory or on flash has no
// slow random page.
const planning = ['jit=off', 'max_parallel_workers_per_gather=0', 'random_page_cost=1.1'];
/** What both engines are told: PostgreSQL on each connection, the embedded one as it starts. */
const settings = [
  // The driver reads no other form of a moment, and takes the day of some for the month.
  'datestyle=ISO',
  // Else a scan that stops early begins where another one stopped, and the same question gets another answer.
  'synchronize_seqscans=off',
  // Every search reads all that waits to be merged into its index, and the embedded engine has nobody who merges it by and by.
  'gin_pending_list_limit=64kB',
  // How much of a word must be right for the search to take it for a slip of the finger.
  'pg_trgm.word_similarity_threshold=0.4',
];
/**
 * The rows of every gallery, for connections whose statements run after the caller was found to be allowed them. The connections of public
 * reads are told nothing: there PostgreSQL itself hides what is private to a gallery.
 */
const scopeOfAll = `${scopeSetting}=${scopeValue(everyGallery)}`;
/** No public read takes longer on PostgreSQL; the driver waits a little longer, to hear the refusal. */
const readTimeout = { statement: 2_500, query: 3_000 };
const migrationLock = 4_857_261;
const deadlockDetected = '40P01';
const mostDeadlocks = 5;

// Dates travel as the text the database holds: a JavaScript Date would move a day in another time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

/** The database cannot be reached as it is opened. One that is lost later is waited for. */
export class DatabaseUnreachable extends Error {
  constructor(cause: unknown) {
    super(`DATABASE_URL leads to no database that answers: ${reasonOf(cause)}`, { cause });
  }
}

interface Opening {
  /** Milliseconds that a question may take; 0 for as long as it wants. A change of the tables on the way to a new version may anyhow. */
  patience?: number;
  /** Whether the tables become those of this version. A backup takes them as they are. */
  migrates?: boolean;
  /** Of the embedded engine, which cannot be used after that. Unless somebody else goes on without it the process ends. */
  onBroken?: (failure: Error) => void;
}

export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  { patience = config.databaseUrl ? 30_000 : 60_000, migrates = true, onBroken = uncaught }: Opening = {},
): Promise<Database> {
  if (config.databaseUrl) {
    const connection = { connectionString: config.databaseUrl };
    const forMigrations = applySettings(['statement_timeout=0', scopeOfAll]);
    if (migrates) await migrateUnderLock({ ...connection, connectionTimeoutMillis: 5_000 }, forMigrations);
    const watch = await watchDatabase({ ...connection, connectionTimeoutMillis: connectWithin }).catch(unreachable);
    const common = { ...connection, connectionTimeoutMillis: connectWithin };
    const timeouts = [`statement_timeout=${patience}`, 'idle_in_transaction_session_timeout=30000', scopeOfAll];
    const pool = new WatchedPool(watch, {
      ...common,
      max: 10,
      query_timeout: patience,
      onConnect: applySettings(timeouts),
    });
    const reads = openReads(watch, config.databaseUrl);
    const close = async () => {
      watch.close();
      await Promise.all([reads.end(), pool.end()]);
    };
    return { kind: 'postgres', orm: openOrm(pool), pool, reads, watch, heard: new EventEmitter(), close };
  }
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  const folder = join(config.dataDir, 'database');
  const release = await lockFolder(folder);
  try {
    const { host, stop } = await startEmbeddedDatabase(folder, settings, onBroken);
    const connection = { host, port: 5432, user: 'postgres', database: 'postgres' };
    if (migrates) await migrateUnderLock(connection);
    // The engine is one session: a second connection would see the first one's transaction and prepared statements.
    const heard = new EventEmitter();
    const onConnect = async (client: pg.ClientBase) => {
      client.on('notification', ({ channel, payload }) => heard.emit(channel, payload ?? ''));
      for (const channel of [changesChannel, liveChannel]) await client.query(`listen ${channel}`);
    };
    // Whoever waits longer for the session than a question may take is told to come back: without a bound all would wait for one that hangs.
    const limits = { max: 1, query_timeout: patience, connectionTimeoutMillis: patience };
    const pool = new WatchedPool(neverLost, { ...connection, ...limits, onConnect });
    const close = async () => {
      await pool.end();
      await stop();
      release();
    };
    return { kind: 'embedded', orm: openOrm(pool), pool, reads: pool, watch: neverLost, heard, close };
  } catch (failure) {
    release();
    throw failure;
  }
}

/** Connections for what visitors choose the cost of, to the database or to a replica of it. */
export const openReads = (watch: DatabaseWatch, connectionString: string): WatchedPool =>
  new WatchedPool(watch, {
    connectionString,
    connectionTimeoutMillis: connectWithin,
    max: 8,
    query_timeout: readTimeout.query,
    onConnect: applySettings([`statement_timeout=${readTimeout.statement}`]),
  });

/** By a statement, not as the connection is opened: pgbouncer refuses connections that bring settings it does not know. */
const applySettings = (timeouts: string[]) => async (client: Pick<pg.ClientBase, 'query'>) => {
  const all = [...planning, ...settings, ...timeouts].map((setting) => `set ${setting.replace('=', " = '")}'`);
  // The driver may wait long for an answer, and nothing else watches over a connection that is not in the pool yet.
  await client.query({ text: all.join('; '), query_timeout: connectWithin } as pg.QueryConfig);
};

const uncaught = (failure: Error): never => {
  throw failure;
};

const unreachable = (failure: unknown): never => {
  throw new DatabaseUnreachable(failure);
};

/** Two instances that start together: the second waits, however long, then finds nothing left to do. */
async function migrateUnderLock(
  connection: pg.ClientConfig,
  onConnect?: ReturnType<typeof applySettings>,
): Promise<void> {
  const client = new pg.Client(connection);
  await client.connect().catch(unreachable);
  try {
    await onConnect?.(client);
    // Held until the connection ends.
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrateAgain(client, mostDeadlocks);
  } finally {
    await client.end();
  }
}

/** PostgreSQL may end the one transaction of all migrations to let a visitor of the version before go on: nothing is done then. */
async function migrateAgain(client: pg.Client, times: number): Promise<void> {
  try {
    await migrate(drizzle(client), { migrationsFolder });
  } catch (failure) {
    const { code } = (failure instanceof Error ? (failure.cause ?? failure) : {}) as { code?: string };
    if (code !== deadlockDetected || times === 0) throw failure;
    log.warn('the upgrade of the tables met a deadlock and begins again');
    await migrateAgain(client, times - 1);
  }
}
