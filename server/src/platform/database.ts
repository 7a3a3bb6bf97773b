import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Config } from './config.ts';
import { startEmbeddedDatabase } from './embedded-database.ts';
import { lockFolder } from './folder-lock.ts';
import { RawClient } from './raw-client.ts';

export type Orm = NodePgDatabase;

export interface Database {
  kind: 'embedded' | 'postgres';
  orm: Orm;
  pool: pg.Pool;
  close: () => Promise<void>;
}

const migrationsFolder = fileURLToPath(new URL('../../migrations', import.meta.url));
// Compiling a plan, or starting a second process for it, takes longer than running it here; and data in memory or on flash has no
// slow random page.
const planning = ['jit=off', 'max_parallel_workers_per_gather=0', 'random_page_cost=1.1'];
/** What both engines are told: PostgreSQL with each connection, the embedded one as it starts. */
const settings = [
  // Else a scan that stops early begins where another one stopped, and the same question gets another answer.
  'synchronize_seqscans=off',
  // Every search reads all that waits to be merged into its index, and the embedded engine has nobody who merges it by and by.
  'gin_pending_list_limit=64kB',
  // How much of a word must be right for the search to take it for a slip of the finger.
  'pg_trgm.word_similarity_threshold=0.4',
];
const migrationLock = 4_857_261;

// Dates travel as the text the database holds: a JavaScript Date would move a day in another time zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);

export async function openDatabase(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  if (config.databaseUrl) {
    const pool = new pg.Pool({
      Client: RawClient,
      connectionString: config.databaseUrl,
      options: [...planning, ...settings].map((setting) => `-c ${setting}`).join(' '),
      max: 10,
      connectionTimeoutMillis: 5_000,
      query_timeout: 30_000,
      statement_timeout: 30_000,
      idle_in_transaction_session_timeout: 30_000,
    });
    return ready('postgres', pool, () => pool.end());
  }
  mkdirSync(config.dataDir, { recursive: true });
  const folder = join(config.dataDir, 'database');
  const release = await lockFolder(folder);
  try {
    const { host, stop } = await startEmbeddedDatabase(folder, settings);
    // The engine is one session: a second connection would see the first one's transaction and prepared statements.
    const pool = new pg.Pool({
      Client: RawClient,
      host,
      port: 5432,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      query_timeout: 60_000,
    });
    return await ready('embedded', pool, async () => {
      await pool.end();
      await stop();
      release();
    });
  } catch (failure) {
    release();
    throw failure;
  }
}

async function ready(kind: Database['kind'], pool: pg.Pool, close: () => Promise<void>): Promise<Database> {
  // An idle connection that breaks (the server restarts) emits here; without a listener it would end the process.
  pool.on('error', (failure) => console.error(`database connection lost: ${failure.message}`));
  await migrateUnderLock(pool);
  return { kind, orm: drizzle(pool), pool, close };
}

/** Two instances that start together: the second waits, then finds nothing left to do. */
async function migrateUnderLock(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle(client), { migrationsFolder });
    await client.query('select pg_advisory_unlock($1)', [migrationLock]);
    client.release();
  } catch (failure) {
    // A connection that goes back to the pool with the lock still held would lock out every other instance.
    client.release(true);
    throw failure;
  }
}
