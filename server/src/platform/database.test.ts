import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { engine, newEnvironment } from '../testing/test-app.ts';
import { readConfig } from './config.ts';
import { type Database, DatabaseUnreachable, openDatabase } from './database.ts';
import { newId } from './ids.ts';
import type { RawClient } from './raw-client.ts';

/** A database until the end of the test. */
async function open(): Promise<Database> {
  const database = await openDatabase(readConfig(await newEnvironment()));
  onTestFinished(database.close);
  return database;
}

test('what was written is there after the database was closed and opened again', async () => {
  const config = readConfig(await newEnvironment());
  const first = await openDatabase(config);
  await first.pool.query("insert into roles (id, name, type) values ($1, 'Curator', 'authenticated')", [newId()]);
  await first.close();
  const second = await openDatabase(config);
  const { rows } = await second.pool.query("select name from roles where type = 'authenticated'");
  await second.close();
  expect(rows).toEqual([{ name: 'Curator' }]);
});

test.each([true, false])(
  'a database that cannot be reached is told in one line with the setting (migrations: %s)',
  async (migrates) => {
    const opening = openDatabase(
      { databaseUrl: 'postgres://hwarang:secret@localhost:1/hwarang', dataDir: '' },
      { migrates },
    );
    const failure: unknown = await opening.catch((thrown) => thrown);
    expect(failure).toBeInstanceOf(DatabaseUnreachable);
    expect((failure as Error).message).toMatch(
      /^DATABASE_URL leads to no database that answers: .*ECONNREFUSED[^\n]*$/,
    );
    expect((failure as Error).message).not.toContain('secret');
  },
);

test.runIf(engine === 'postgres')('two instances that start together on an empty database do not collide', async () => {
  const name = `empty_${newId()}`;
  const server = inject('template').replace(/template1$/, '');
  const client = new pg.Client({ connectionString: `${server}postgres` });
  await client.connect();
  await client.query(`create database ${name} template template0`);
  await client.end();
  const config = { databaseUrl: `${server}${name}`, dataDir: '' };
  const opened = await Promise.all([openDatabase(config), openDatabase(config), openDatabase(config)]);
  const { rows } = await opened[1].pool.query(
    'select count(*)::int as tables from information_schema.tables where table_name = $1',
    ['artworks'],
  );
  await Promise.all(opened.map((database) => database.close()));
  expect(rows).toEqual([{ tables: 1 }]);
});

test.runIf(engine === 'postgres')('moments are read as they are, however the server is set to write them', async () => {
  const config = readConfig(await newEnvironment());
  const database = new URL(config.databaseUrl ?? '').pathname.slice(1);
  const client = new pg.Client({ connectionString: config.databaseUrl });
  await client.connect();
  await client.query(`alter database ${database} set datestyle = 'SQL, DMY'`);
  await client.end();
  const { pool, reads, close } = await openDatabase(config);
  onTestFinished(close);
  for (const asked of [pool, reads]) {
    const { rows } = await asked.query("select timestamptz '2026-11-05T01:02:03Z' as moment, date '2026-11-05' as day");
    expect(rows).toEqual([{ moment: new Date('2026-11-05T01:02:03Z'), day: '2026-11-05' }]);
  }
});

test.runIf(engine === 'postgres')(
  'an instance waits for the one that brings the tables up to date longer than any question may take',
  async () => {
    const config = readConfig(await newEnvironment());
    const other = new pg.Client({ connectionString: config.databaseUrl });
    await other.connect();
    await other.query('select pg_advisory_lock(4857261)');
    const opening = openDatabase(config, { patience: 300 });
    const longWaiting = () =>
      other.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event = 'advisory'
           and query_start < now() - interval '1 second'`,
      );
    await expect.poll(async () => (await longWaiting()).rowCount, { timeout: 30_000 }).toBe(1);
    await other.end();
    const { pool, close } = await opening;
    await expect(pool.query('select pg_sleep(1)')).rejects.toThrow('timeout');
    await close();
  },
);

test.runIf(engine === 'postgres')(
  'each connection is told its timeouts by a statement, none as it is opened: pgbouncer refuses those',
  async () => {
    const { pool, reads, close } = await openDatabase(readConfig(await newEnvironment()));
    const timeout = async (asked: pg.Pool) => (await asked.query('show statement_timeout')).rows[0].statement_timeout;
    expect([await timeout(pool), await timeout(reads)]).toEqual(['30s', '2500ms']);
    for (const { options } of [pool, reads])
      expect(Object.keys(options).filter((name) => /^options$|(statement|session)_timeout/.test(name))).toEqual([]);
    await close();
  },
);

test.runIf(engine === 'embedded')(
  'the second process on an embedded data folder is refused and the first goes on',
  async () => {
    const config = readConfig(await newEnvironment());
    const database = await openDatabase(config);
    await expect(openDatabase(config)).rejects.toThrow('is in use by process');
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
    await database.close();
  },
);

test.runIf(engine === 'embedded')('a first start that was killed half-way leaves a folder that opens', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hwarang-killed-'));
  const worker = fileURLToPath(new URL('../../embedded-database.worker.mjs', import.meta.url));
  const script = `const { Worker } = require('node:worker_threads');
    new Worker(${JSON.stringify(worker)}, { workerData: { folder: ${JSON.stringify(join(dataDir, 'database.new'))} } });
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 900);`;
  spawnSync(process.execPath, ['-e', script], { stdio: 'ignore' });
  expect(existsSync(join(dataDir, 'database'))).toBe(false);
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test.runIf(engine === 'embedded')('every commit on the embedded database is synced to the disk', async () => {
  const folder = join((await newEnvironment()).DATA_DIR ?? '', 'database');
  const host = mkdtempSync(join(tmpdir(), 'hwarang-syncs-'));
  const syncs = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(new URL('../testing/counted-syncs.worker.mjs', import.meta.url), {
    workerData: { folder, socket: join(host, '.s.PGSQL.5432'), syncs },
  });
  await new Promise((resolve) => worker.once('message', resolve));
  const client = new pg.Client({ host, user: 'postgres', database: 'postgres' });
  await client.connect();
  const before = Atomics.load(syncs, 0);
  for (let i = 0; i < 20; i += 1) await client.query("insert into attempts (key) values ('sync')");
  const after = Atomics.load(syncs, 0);
  await client.end();
  await worker.terminate();
  rmSync(host, { recursive: true, force: true });
  expect(after - before).toBeGreaterThanOrEqual(20);
});

test('a question that takes the first rows of a large table gets the same ones each time', async () => {
  const database = await open();
  await database.pool.query('create table large (number int, filling text)');
  await database.pool.query('alter table large alter filling set storage plain');
  await database.pool.query(`insert into large select i, repeat('x', 7000) from generate_series(1, 6000) i`);
  const first = async () => (await database.pool.query('select number from large limit 300')).rows;
  const answers = [await first(), await first()];
  expect(answers[1]).toEqual(answers[0]);
});

test('after many new records hardly anything waits to be merged into an index of the search', async () => {
  const database = await open();
  await database.pool.query(
    `insert into artworks (id, title, title_en, created_at, updated_at)
     select lpad(to_hex(i), 24, '0'), '겨울 항구의 노래 ' || i, 'Song of the winter harbour ' || i, now(), now() from generate_series(1, 500) i`,
  );
  const { rows } = await database.pool.query("select gin_clean_pending_list('artworks_search_keys')::int as pages");
  expect(rows[0].pages).toBeLessThan(10);
});

test('every index of a computed value can be rebuilt, as a new version or a restored copy does', async () => {
  const database = await open();
  await database.pool.query(
    "insert into artworks (id, title, title_en, created_at, updated_at) values ($1, '겨울 항구', 'Winter harbour', now(), now())",
    [newId()],
  );
  const { rows } = await database.pool.query(
    'select indexrelid::regclass::text as name from pg_index where indexprs is not null and indrelid::regclass::text not like $1',
    ['pg\\_%'],
  );
  for (const { name } of rows) await database.pool.query(`reindex index ${name}`);
  expect(rows.map(({ name }) => name)).toContain('artworks_titles');
});

test.runIf(engine === 'postgres')(
  'a connection lost in the middle of a transaction fails that transaction only',
  async () => {
    const database = await open();
    const client = await database.pool.connect();
    await client.query('begin');
    const { rows } = await client.query('select pg_backend_pid() as id');
    const ended = new Promise((resolve) => client.once('end', resolve));
    // Unheard, the loss would be an uncaught error and end the process.
    await database.pool.query('select pg_terminate_backend($1)', [rows[0].id]);
    await ended;
    await expect(client.query('select 1')).rejects.toThrow();
    client.release(true);
    expect((await database.pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  },
);

test.runIf(engine === 'postgres')('connections that break as a transaction begins do not use up the pool', async () => {
  const { pool, orm } = await open();
  const breaks = (client: pg.PoolClient) => (client as unknown as RawClient).socket.destroy();
  pool.on('acquire', breaks);
  for (let times = 0; times < 12; times += 1)
    await expect(orm.transaction((tx) => tx.execute('select 1'))).rejects.toThrow();
  pool.off('acquire', breaks);
  expect(pool.totalCount).toBe(0);
  expect((await orm.transaction((tx) => tx.execute('select 1 as one'))).rows).toEqual([{ one: 1 }]);
});

test.runIf(engine === 'embedded')('a question waits for the one session no longer than any may take', async () => {
  const config = readConfig(await newEnvironment());
  const { pool, orm, close } = await openDatabase(config, { patience: 2_000 });
  onTestFinished(close);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const holder = orm.transaction(async (tx) => {
    await tx.execute('select 1');
    await released;
  });
  await expect.poll(() => pool.totalCount - pool.idleCount).toBe(1);
  await expect(pool.query('select 1')).rejects.toThrow('timeout exceeded when trying to connect');
  release();
  await holder;
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test.runIf(engine === 'postgres')('a connection whose answer took too long is not handed out again', async () => {
  const config = readConfig(await newEnvironment());
  const { pool, orm, close } = await openDatabase(config, { patience: 400 });
  onTestFinished(close);
  const slow = orm.transaction(async (tx) => {
    await tx.execute('set local statement_timeout = 0');
    await tx.execute('select pg_sleep(3)');
  });
  await expect(slow).rejects.toThrow();
  expect(pool.totalCount).toBe(0);
  expect((await orm.transaction((tx) => tx.execute('select 1 as one'))).rows).toEqual([{ one: 1 }]);
});
