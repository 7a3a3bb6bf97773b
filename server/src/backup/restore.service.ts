import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import PQueue from 'p-queue';
import { openStorage } from '../media/open-storage.ts';
import type { Storage } from '../media/storage.ts';
import type { Workspace } from '../media/workspace.ts';
import type { Config } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { demandSame, hashOf, type OpenBackup, openBackupFile } from './backup-file.ts';
import { BadBackup, HashSum, type Manifest } from './manifest.ts';
import {
  beginRestore,
  type Client,
  knownMigrations,
  listTables,
  readRows,
  rebuildTables,
  runningInstances,
  tablesWithRows,
  withoutConstraints,
  writeRows,
} from './rows.store.ts';

/** What stands against a restore. */
export class RestoreRefused extends Error {}

const putsAtOnce = 4;

/**
 * Makes database and store as they were. Nothing is touched before the whole backup was read and found good; files come before the rows that
 * name them, and all rows come in one transaction: whatever fails, what was there is still there.
 */
export async function restoreBackup(config: Config, file: string, { replace = false } = {}): Promise<Manifest> {
  const backup = await openBackupFile(file);
  try {
    const { manifest } = backup;
    demandKnownVersion(file, manifest);
    await backup.verify();
    const database = await openDatabase(config, { patience: 0, migrates: false });
    try {
      await demandPlace(database, replace);
      await putFiles(backup, await openStorage(config));
      await loadRows(database, backup, file);
    } finally {
      await database.close();
    }
    // A backup of an earlier version becomes one of this.
    if (manifest.migrations.length < knownMigrations().length) await (await openDatabase(config)).close();
    return manifest;
  } finally {
    backup.close();
  }
}

function demandKnownVersion(file: string, { migrations }: Manifest): void {
  const known = knownMigrations();
  if (migrations.length > 0 && migrations.every((hash, index) => hash === known[index])) return;
  throw new BadBackup(`${file} was made by a newer or another version of Hwarang: restore it with that version`);
}

async function demandPlace({ kind, pool }: Database, replace: boolean): Promise<void> {
  const client = await pool.connect();
  try {
    if (kind === 'postgres' && (await runningInstances(client)) > 0)
      throw new RestoreRefused('The server is running on this database: stop every instance first');
    const filled = await tablesWithRows(client);
    if (filled.length > 0 && !replace)
      throw new RestoreRefused(
        `The database holds data already (${filled.join(', ')}). To lose all of it: npm run restore -- --replace <file>`,
      );
  } finally {
    client.release();
  }
}

async function putFiles(backup: OpenBackup, { storage, workspace }: { storage: Storage; workspace: Workspace }) {
  const queue = new PQueue({ concurrency: putsAtOnce });
  let failure: unknown;
  for (const one of backup.files()) {
    await queue.onSizeLessThan(putsAtOnce);
    if (failure) break;
    queue
      .add(() => putFile(one, storage, workspace))
      .catch((thrown: unknown) => {
        failure ??= thrown;
      });
  }
  await queue.onIdle();
  if (failure) throw failure;
}

type BackupFile = ReturnType<OpenBackup['files']>[number];

async function putFile({ key, sha256, open }: BackupFile, storage: Storage, workspace: Workspace): Promise<void> {
  const file = workspace.newPath('object');
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    const count = async function* (source: AsyncIterable<Buffer>) {
      for await (const chunk of source) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    await pipeline(await open(), count, createWriteStream(file, { flags: 'wx' }));
    if (hash.digest('hex') !== sha256) throw new BadBackup(`${key} has changed while it was restored`);
    await storage.put(key, { file, bytes, sha256 });
  } finally {
    await rm(file, { force: true });
  }
  const kept = await storage.get(key);
  if (!kept || (await hashOf(kept.stream)) !== sha256) throw new Error(`the store did not keep ${key} as it was`);
}

async function loadRows({ pool }: Database, backup: OpenBackup, file: string): Promise<void> {
  const client = await pool.connect();
  try {
    await beginRestore(client);
    await rebuildTables(client, backup.manifest.migrations.length);
    await withoutConstraints(client, () => load(client, backup, file));
    await client.query('commit');
  } catch (failure) {
    await client.query('rollback').catch(() => undefined);
    throw failure;
  } finally {
    client.release();
  }
}

/** Then reads every row again: what the database holds must be what the backup held. */
async function load(client: Client, { manifest, lines }: OpenBackup, file: string): Promise<void> {
  const tables = await listTables(client);
  const shape = (columns: Record<string, string[]>) => JSON.stringify(Object.entries(columns).sort());
  const ours = Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((column) => column.name)]));
  const theirs = Object.fromEntries(Object.entries(manifest.tables).map(([name, { columns }]) => [name, columns]));
  if (shape(ours) !== shape(theirs)) throw new BadBackup(`${file} has other tables than its version makes`);
  for (const table of tables) {
    await writeRows(client, table, lines(table.name));
    const sum = new HashSum();
    for await (const line of readRows(client, table)) sum.add(line);
    demandSame('the restored database', table.name, sum, manifest.tables[table.name] ?? { count: 0, sha256: '' });
  }
}
