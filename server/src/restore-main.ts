import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { BadBackup, lostLines } from './backup/manifest.ts';
import { RestoreRefused, restoreBackup } from './backup/restore.service.ts';
import { readConfig } from './platform/config.ts';
import { failureLine } from './platform/failure-line.ts';

try {
  const { values, positionals } = parseArgs({ options: { replace: { type: 'boolean' } }, allowPositionals: true });
  const [file] = positionals;
  if (!file) throw new RestoreRefused('Say which: npm run restore -- <file>');
  const { tables, files, lost, createdAt } = await restoreBackup(readConfig(process.env), resolve(file), {
    replace: values.replace ?? false,
  });
  const rows = Object.values(tables).reduce((sum, { count }) => sum + count, 0);
  console.info(`Restored the backup of ${createdAt}: ${rows} rows and ${files.count} files, each as it was`);
  for (const line of lostLines(lost)) console.error(line);
} catch (failure) {
  console.error(failureLine(failure, BadBackup, RestoreRefused));
  process.exitCode = 1;
}
