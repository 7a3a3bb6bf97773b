import type { Registry } from '../records/registry.ts';
import type { Services } from '../services/services.ts';
import { mergeNow, mergeSeldom } from './import.store.ts';
import { importFiles } from './import-files.ts';
import { importRecords } from './import-records.ts';
import { importUsers } from './import-users.ts';
import { OtherSides } from './other-sides.ts';
import { Progress } from './progress.ts';
import { readExport } from './read-export.ts';
import { Report } from './report.ts';

const silent = new Progress(() => undefined);

/**
 * Takes over an export of the original. Run again it changes nothing, or takes what has become newer there than here. The records come in
 * one transaction: an import that is stopped half-way leaves none of them.
 */
export async function importFolder(
  services: Services,
  registry: Registry,
  folder: string,
  progress = silent,
): Promise<Report> {
  const sides = new OtherSides(registry);
  const all = await readExport(folder, registry, progress, (collection, doc) => sides.see(collection, doc));
  const report = new Report();
  for (const name of all.leftAlone) report.note('folder', name, 'is left alone, it is no collection of this site');
  const files = await importFiles(services, all, report, progress);
  await services.database.orm.transaction(async (orm) => {
    await mergeSeldom(orm);
    const users = await importUsers(orm, all, report, progress);
    await importRecords({ registry, orm, all, sides, report, progress, files, users });
    await mergeNow(
      orm,
      registry.written.map(({ table }) => table),
    );
  });
  await services.changes.settled();
  return report;
}
