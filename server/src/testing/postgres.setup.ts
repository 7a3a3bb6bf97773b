import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { openDatabase } from '../platform/database.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = server.url('template1');
  const database = await openDatabase({ databaseUrl: template, dataDir: '' });
  await database.close();
  const ground = mkdtempSync(join(tmpdir(), 'hwarang-tests-'));
  project.provide('template', template);
  project.provide('ground', ground);
  return async () => {
    await server.stop();
    rmSync(ground, { recursive: true, force: true });
  };
}
