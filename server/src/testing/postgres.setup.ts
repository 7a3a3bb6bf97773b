import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgres } from '../../../scripts/postgres.mjs';
import { openDatabase } from '../platform/database.ts';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = await startPostgres();
  const template = server.url('template1').replace('//postgres@', '//hwarang@');
  await makeRole(server.url('template1'));
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

/** Owns its databases and is no superuser, as the role that an installation should use: row-level security binds it. */
async function makeRole(superuser: string): Promise<void> {
  const client = new pg.Client({ connectionString: superuser });
  await client.connect();
  await client.query('create role hwarang login createdb');
  // Tests end connections, look at plans and sizes, and write a checkpoint before they copy.
  await client.query('grant pg_monitor, pg_signal_backend, pg_checkpoint to hwarang');
  await client.query('alter database template1 owner to hwarang');
  await client.end();
}
