import { BadConfig, readConfig } from './platform/config.ts';
import { FolderInUse } from './platform/folder-lock.ts';
import { registry } from './registry.ts';
import { openServices } from './services/services.ts';
import { importFolder } from './strapi-import/import.ts';
import { Progress } from './strapi-import/progress.ts';
import { BadExport } from './strapi-import/read-export.ts';

const [folder] = process.argv.slice(2);

async function run(): Promise<number> {
  if (!folder) throw new BadExport('Say which folder holds the export: npm run import -- <folder>');
  const services = await openServices(readConfig(process.env));
  try {
    const report = await importFolder(services, registry, folder, new Progress(console.error));
    for (const line of report.lines()) console.info(line);
    return report.refused > 0 ? 1 : 0;
  } finally {
    await services.close();
  }
}

try {
  process.exitCode = await run();
} catch (failure) {
  const foreseen = failure instanceof BadConfig || failure instanceof FolderInUse || failure instanceof BadExport;
  console.error(foreseen ? failure.message : failure);
  process.exitCode = 1;
}
