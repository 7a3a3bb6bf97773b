import { readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import { migrationsFolder } from '../platform/database.ts';

/** A connection of the pool, in a transaction. */
export type Client = Pick<pg.PoolClient, 'query'>;

export interface Table {
  name: string;
  /** As SQL names it. */
  quoted: string;
  columns: { name: string; quoted: string; type: string }[];
}

const rowsAtOnce = 500;
const bytesAtOnce = 4_000_000;

/** Values travel as the text that the database itself writes and reads, in one form whatever the session or the server is set to. */
const plainText = [
  "set local timezone = 'UTC'",
  "set local datestyle = 'ISO, YMD'",
  "set local intervalstyle = 'postgres'",
  'set local extra_float_digits = 1',
  "set local bytea_output = 'hex'",
  // The transaction lasts as long as all rows take.
  'set local statement_timeout = 0',
  'set local idle_in_transaction_session_timeout = 0',
].join('; ');

const notOfAnExtension = (oid: string) => `not exists (select from pg_depend where objid = ${oid} and deptype = 'e')`;
/** Kept counts of other tables' rows: no data of their own, and counted anew after a restore. */
const counted = "('artwork_counts', 'storage_counts')";
const ownTables = `select oid from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and ${notOfAnExtension('pg_class.oid')}`;

/** All rows as they were at one moment, whatever is written meanwhile. */
export const beginSnapshot = async (client: Client): Promise<void> =>
  void (await client.query(`begin isolation level repeatable read read only; ${plainText}`));

export const beginRestore = async (client: Client): Promise<void> => void (await client.query(`begin; ${plainText}`));

/** From the database itself: no list of tables that could lack one. What is computed from others is left out. */
export async function listTables(client: Client): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; quoted: string; columns: Table['columns'] }>(
    `select relname as name, pg_class.oid::regclass::text as quoted,
       json_agg(json_build_object('name', attname, 'quoted', quote_ident(attname), 'type', format_type(atttypid, atttypmod))
         order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
     where pg_class.oid in (${ownTables}) and relname not in ${counted} group by pg_class.oid order by relname collate "C"`,
  );
  return rows;
}

/** Hashes of the migrations that this database has taken, in their order; nothing for an empty one. */
export async function migrationsOf(client: Client): Promise<string[]> {
  const { rows: found } = await client.query("select to_regclass('drizzle.__drizzle_migrations') as name");
  if (!found[0]?.name) return [];
  const { rows } = await client.query<{ hash: string }>(
    'select hash from drizzle.__drizzle_migrations order by created_at',
  );
  return rows.map(({ hash }) => hash);
}

/** Each row as a line of JSON: the values in the order of the columns. */
export async function* readRows(client: Client, { quoted, columns }: Table): AsyncIterable<string> {
  const values = columns.map((column) => `${column.quoted}::text`).join(', ');
  await client.query(
    `declare backup_rows no scroll cursor for select to_json(array[${values}]::text[])::text as line from ${quoted}`,
  );
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from backup_rows`);
    for (const { line } of rows) yield line;
    if (rows.length < rowsAtOnce) break;
  }
  await client.query('close backup_rows');
}

export async function writeRows(
  client: Client,
  { quoted, columns }: Table,
  lines: AsyncIterable<string>,
): Promise<void> {
  const names = columns.map((column) => column.quoted).join(', ');
  const values = columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', ');
  const insert = `insert into ${quoted} (${names}) overriding system value select ${values} from jsonb_array_elements($1::jsonb) as line`;
  let batch: string[] = [];
  let bytes = 0;
  const write = async () => {
    if (batch.length > 0) await client.query(insert, [`[${batch.join(',')}]`]);
    batch = [];
    bytes = 0;
  };
  for await (const line of lines) {
    batch.push(line);
    bytes += line.length;
    if (batch.length >= rowsAtOnce || bytes >= bytesAtOnce) await write();
  }
  await write();
}

/** Names of tables that hold something. */
export async function tablesWithRows(client: Client): Promise<string[]> {
  const filled: string[] = [];
  for (const { name, quoted } of await listTables(client)) {
    const { rows } = await client.query<{ filled: boolean }>(`select exists (select from ${quoted}) as filled`);
    if (rows[0]?.filled) filled.push(name);
  }
  return filled;
}

/** Instances of the server that are connected to this database. */
export async function runningInstances(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: string }>(
    "select count(*) from pg_stat_activity where datname = current_database() and application_name like 'hwarang-listener %'",
  );
  return Number(rows[0]?.count);
}

export const knownMigrations = (): string[] => readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash);

const runAll = async (client: Client, statements: string): Promise<void> => {
  const { rows } = await client.query<{ statement: string }>(statements);
  for (const { statement } of rows) await client.query(statement);
};

/** Drops what the database holds of ours and makes the tables of the first so many migrations, empty. */
export async function rebuildTables(client: Client, migrations: number): Promise<void> {
  await runAll(
    client,
    `select format('drop table if exists %s cascade', oid::regclass) as statement from (${ownTables}) as ours`,
  );
  await runAll(
    client,
    `select format('drop routine if exists %s cascade', oid::regprocedure) as statement from pg_proc
     where pronamespace = 'public'::regnamespace and ${notOfAnExtension('pg_proc.oid')}`,
  );
  // As the migrator would: the next start of the server goes on from here.
  await client.query(`drop schema if exists drizzle cascade; create schema drizzle;
    create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`);
  for (const { sql, hash, folderMillis } of readMigrationFiles({ migrationsFolder }).slice(0, migrations)) {
    for (const statement of sql) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [
      hash,
      folderMillis,
    ]);
  }
  // Rows that a migration put there come back with the backup, if they were not deleted since.
  const tables = await listTables(client);
  for (const { quoted } of tables) await client.query(`alter table ${quoted} disable trigger user`);
  if (tables.length > 0) await client.query(`truncate ${tables.map(({ quoted }) => quoted).join(', ')}`);
}

/**
 * Runs the loading without foreign keys, indexes and triggers: rows may come in any order, and nothing is told or refused by them. Then makes all
 * of it again, which fails if the rows do not fit together.
 */
export async function withoutConstraints(client: Client, load: () => Promise<void>): Promise<void> {
  const again: string[] = [];
  const drop = async (query: string) => {
    const { rows } = await client.query<{ away: string; back: string }>(query);
    for (const { away, back } of rows) {
      await client.query(away);
      again.push(back);
    }
  };
  await drop(`select format('drop index %s', indexrelid::regclass) as away, pg_get_indexdef(indexrelid) as back from pg_index
    where indrelid in (${ownTables}) and not exists (select from pg_constraint where conindid = indexrelid)`);
  await drop(`select format('alter table %s drop constraint %I', conrelid::regclass, conname) as away,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as back
    from pg_constraint where contype = 'f' and conrelid in (${ownTables})`);
  await load();
  for (const statement of again) await client.query(statement);
  for (const { quoted } of await listTables(client)) await client.query(`alter table ${quoted} enable trigger user`);
  const { rows } = await client.query<{ counts: boolean }>("select to_regproc('recount') is not null as counts");
  if (rows[0]?.counts) await client.query('select recount()');
  await client.query('analyze');
}

/** Where the store keeps each content that a file shows. What none shows may be swept away at any moment. */
export async function locationsOf(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ location: string }>(
    `select location from blobs where exists (select from files where files.sha256 = blobs.sha256)
      union select location from stored_documents order by location`,
  );
  return rows.map(({ location }) => location);
}
