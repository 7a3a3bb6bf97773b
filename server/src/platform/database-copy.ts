import { cp, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from './config.ts';
import { type Database, openDatabase } from './database.ts';

/**
 * A copy of the embedded database as it is now, for what would hold its only session for long. It takes the disk space of the database and the
 * memory of a second engine, for as long as the work lasts. Nobody writes while it is copied; whoever asks meanwhile waits for that.
 */
export async function onCopy<T>(
  { orm }: Pick<Database, 'orm'>,
  { dataDir }: Pick<Config, 'dataDir'>,
  work: (copy: Database) => Promise<T>,
): Promise<T> {
  const place = join(dataDir, 'cache', 'database-copy');
  // Left by a process that was killed.
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true, mode: 0o700 });
  try {
    await orm.transaction(async (tx) => {
      await tx.execute(sql`checkpoint`);
      await cp(join(dataDir, 'database'), join(place, 'database'), { recursive: true });
    });
    // Should its engine break, the work on it fails, and the site goes on.
    const aside = { patience: 0, migrates: false, onBroken: () => undefined };
    const copy = await openDatabase({ dataDir: place, databaseUrl: undefined }, aside);
    try {
      return await work(copy);
    } finally {
      await copy.close();
    }
  } finally {
    await rm(place, { recursive: true, force: true });
  }
}
