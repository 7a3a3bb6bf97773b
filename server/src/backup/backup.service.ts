import { createHash } from 'node:crypto';
import { rename, rm, utimes } from 'node:fs/promises';
import { originalKey } from '../media/ingest.ts';
import { readWhole, type Storage } from '../media/storage.ts';
import type { Database } from '../platform/database.ts';
import { createBackupFile, openBackupFile } from './backup-file.ts';
import { BadBackup, HashSum, type Manifest } from './manifest.ts';
import { beginSnapshot, listTables, locationsOf, migrationsOf, readRows } from './rows.store.ts';

export interface Source {
  database: Pick<Database, 'pool'>;
  storage: Storage;
}

export const partialOf = (file: string): string => `${file}.partial`;
/** While a backup is being written its file looks no older than this. */
export const beat = 30_000;

/**
 * Writes everything to one file, while the server goes on: the rows as they were at one moment, then the files they speak of. It gets its name
 * once it was read again and found whole.
 */
export async function makeBackup(source: Source, file: string, isStopping = () => false): Promise<Manifest> {
  const goOn = () => {
    if (isStopping()) throw new BadBackup('the server stops, and the backup was not finished');
  };
  const partial = partialOf(file);
  const writer = createBackupFile(partial);
  const heart = setInterval(() => {
    const now = new Date();
    utimes(partial, now, now).catch(() => undefined);
  }, beat).unref();
  try {
    await writer.end(await write(source, writer, goOn));
    const written = await openBackupFile(partial);
    await written.verify(goOn).finally(() => written.close());
    await rename(partial, file);
    return written.manifest;
  } catch (failure) {
    await writer.abandon();
    // What another one is writing is not ours to remove.
    if ((failure as NodeJS.ErrnoException).code !== 'EEXIST') await rm(partial, { force: true });
    throw failure;
  } finally {
    clearInterval(heart);
  }
}

const sha256In = (location: string): string => /[0-9a-f]{64}/.exec(location)?.[0] ?? '';

type Writer = ReturnType<typeof createBackupFile>;

async function write({ database, storage }: Source, writer: Writer, goOn: () => void): Promise<Manifest> {
  const rows = await writeTables(database, writer, goOn);
  const sum = new HashSum();
  const lost: string[] = [];
  let bytes = 0;
  for (const location of rows.locations) {
    goOn();
    const key = originalKey(location);
    // Whole in memory, and no larger than an upload may be: it cannot be taken out of the archive again.
    const content = await readWhole(storage, key);
    if (!content || createHash('sha256').update(content).digest('hex') !== sha256In(location)) {
      lost.push(key);
      continue;
    }
    bytes += content.length;
    sum.add(key);
    await writer.addFile(key, content);
  }
  const { locations: _, ...tables } = rows;
  return {
    format: 'hwarang-backup',
    version: 1,
    createdAt: new Date().toISOString(),
    ...tables,
    files: { ...sum.result(), bytes },
    lost,
  };
}

async function writeTables({ pool }: Source['database'], writer: Writer, goOn: () => void) {
  const client = await pool.connect();
  try {
    await beginSnapshot(client);
    const migrations = await migrationsOf(client);
    if (migrations.length === 0)
      throw new BadBackup('The database holds nothing of Hwarang: is it the right DATABASE_URL or DATA_DIR?');
    const tables: Manifest['tables'] = {};
    for (const table of await listTables(client)) {
      const sum = new HashSum();
      const lines = async function* () {
        for await (const line of readRows(client, table)) {
          goOn();
          sum.add(line);
          yield `${line}\n`;
        }
      };
      await writer.addTable(table.name, lines());
      tables[table.name] = { ...sum.result(), columns: table.columns.map(({ name }) => name) };
    }
    const result = { migrations, tables, locations: await locationsOf(client) };
    await client.query('commit');
    return result;
  } catch (failure) {
    // The one session of the embedded engine would stay in the transaction.
    await client.query('rollback').catch(() => undefined);
    throw failure;
  } finally {
    client.release();
  }
}
