import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { openDatabase } from '../platform/database.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = server.url('template1');
  const database = await openDatabase({ databaseUrl: template, dataDir: '' });
  await database.close();
  project.provide('template', template);
  return server.stop;
}
