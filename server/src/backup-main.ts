import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeBackup } from './backup/backup.service.ts';
import { askRunningServer, BackupFailed } from './backup/control.ts';
import { BadBackup, lostLines, type Manifest } from './backup/manifest.ts';
import { openStorage } from './media/open-storage.ts';
import { type Config, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { failureLine } from './platform/failure-line.ts';

class Misuse extends Error {}

/** With the tables as they are: a backup before an upgrade must not begin with the upgrade. */
async function makeHere(config: Config, file: string): Promise<Manifest> {
  if (!config.databaseUrl && !existsSync(join(config.dataDir, 'database')))
    throw new Misuse(`${config.dataDir} holds no database: is it the right DATA_DIR?`);
  const database = await openDatabase(config, { migrates: false });
  try {
    const { storage } = await openStorage(config);
    return await makeBackup({ database, storage }, file);
  } finally {
    await database.close();
  }
}

try {
  const [given] = process.argv.slice(2);
  if (!given) throw new Misuse('Say where to: npm run backup -- <file>');
  const file = resolve(given);
  if (existsSync(file)) throw new Misuse(`${file} is there already`);
  const config = readConfig(process.env);
  const running = config.databaseUrl ? undefined : await askRunningServer(config.dataDir, file);
  const { tables, files, lost } = running ?? (await makeHere(config, file));
  const rows = Object.values(tables).reduce((sum, { count }) => sum + count, 0);
  console.info(
    `${file}: ${rows} rows of ${Object.keys(tables).length} tables and ${files.count} files, read again and found whole`,
  );
  for (const line of lostLines(lost)) console.error(line);
  process.exitCode = lost.length > 0 ? 1 : 0;
} catch (failure) {
  console.error(failureLine(failure, BadBackup, BackupFailed, Misuse));
  process.exitCode = 1;
}
