import type { Registry } from '../records/registry.ts';
import type { Services } from '../services/services.ts';
import { importFiles } from './import-files.ts';
import { importRecords } from './import-records.ts';
import { importUsers } from './import-users.ts';
import { readExport } from './read-export.ts';
import { Report } from './report.ts';

/** Takes over an export of the original. Run again it changes nothing, or takes what has become newer there than here. */
export async function importFolder(services: Services, registry: Registry, folder: string): Promise<Report> {
  const all = await readExport(folder, registry);
  const report = new Report();
  for (const name of all.leftAlone) report.note('folder', name, 'is left alone, it is no collection of this site');
  const files = await importFiles(services, all, report);
  await services.database.orm.transaction(async (tx) => {
    const users = await importUsers(tx, all, report);
    await importRecords({ registry, executor: tx, all, report, files, users });
  });
  await services.changes.settled();
  return report;
}
