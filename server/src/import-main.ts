import { type Stats, statSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Failure } from '@hwarang/domain/failures';
import { importModes, importNouns } from '@hwarang/domain/imports/values';
import { importFile } from './imports/import-file.ts';
import { readConfig } from './platform/config.ts';
import { failureLine } from './platform/failure-line.ts';
import { registry } from './registry.ts';
import { openServices, type Services } from './services/services.ts';
import { importFolder } from './strapi-import/import.ts';
import { Progress } from './strapi-import/progress.ts';
import { BadExport } from './strapi-import/read-export.ts';

const usage = `npm run import -- <folder of a Strapi export>
npm run import -- <sheet> [--noun ${importNouns.join('|')}] [--images <folder or ZIP>] [--mode ${importModes.join('|')}] [--check]`;

function asked() {
  const options = {
    noun: { type: 'string', default: 'art-works' },
    images: { type: 'string' },
    mode: { type: 'string', default: 'single' },
    check: { type: 'boolean', default: false },
  } as const;
  const given = (() => {
    try {
      return parseArgs({ options, allowPositionals: true });
    } catch {
      throw new BadExport(usage);
    }
  })();
  const [path, ...more] = given.positionals;
  const noun = importNouns.find((one) => one === given.values.noun);
  const mode = importModes.find((one) => one === given.values.mode);
  if (!path || more.length > 0 || !noun || !mode) throw new BadExport(usage);
  const { images, check } = given.values;
  if (images !== undefined) demandThere(images);
  return { path, noun, mode, images, checks: check, isFolder: demandThere(path).isDirectory() };
}

function demandThere(path: string): Stats {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new BadExport(`${path} is not there`);
  return found;
}

async function importSheet(services: Services, { isFolder: _, ...wanted }: ReturnType<typeof asked>): Promise<number> {
  return (await importFile(services, registry, wanted, (line) => console.info(line))) ? 0 : 1;
}

async function importExport(services: Services, folder: string): Promise<number> {
  const report = await importFolder(services, registry, folder, new Progress(console.error));
  for (const line of report.lines()) console.info(line);
  return report.refused > 0 ? 1 : 0;
}

async function run(): Promise<number> {
  const wanted = asked();
  const services = await openServices(readConfig(process.env));
  try {
    return await (wanted.isFolder ? importExport(services, wanted.path) : importSheet(services, wanted));
  } finally {
    await services.close();
  }
}

try {
  process.exitCode = await run();
} catch (failure) {
  console.error(failureLine(failure, BadExport, Failure));
  process.exitCode = 1;
}
