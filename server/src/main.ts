import { BadConfig, readConfig } from './platform/config.ts';
import { openDatabase } from './platform/database.ts';
import { FolderInUse } from './platform/folder-lock.ts';

try {
  const config = readConfig(process.env);
  // The database opens in a thread or process of its own: all the rest of the program is read meanwhile.
  const database = openDatabase(config);
  database.catch(() => {});
  const { serve } = await import('./serve.ts');
  await serve(config, database);
} catch (failure) {
  const foreseen = failure instanceof BadConfig || failure instanceof FolderInUse;
  console.error(foreseen ? failure.message : failure);
  process.exit(1);
}
