import { cpSync, mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { ensureAccounts } from '../accounts/ensure-accounts.ts';
import { type App, buildApp } from '../app.ts';
import { ensureOpenCall } from '../open-calls/open-calls.store.ts';
import { readConfig } from '../platform/config.ts';
import { newId } from '../platform/ids.ts';
import { openServices } from '../services/services.ts';

export const engine = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded';

/** A data folder and a database of the caller's own, migrated and empty, on the engine under test. */
export async function newEnvironment(): Promise<NodeJS.ProcessEnv> {
  const DATA_DIR = mkdtempSync(join(inject('ground'), 'test-'));
  const base = { DATA_DIR, SAMPLE_DATA: 'off', LOG_LEVEL: 'error', ADMIN_PASSWORD: 'open sesame' };
  const template = inject('template');
  if (engine === 'embedded') {
    cpSync(template, DATA_DIR, { recursive: true });
    return base;
  }
  const name = `test_${newId()}`;
  const client = new pg.Client({ connectionString: template.replace(/template1$/, 'postgres') });
  await client.connect();
  await client.query(`create database ${name} template template1`);
  await client.end();
  return { ...base, DATABASE_URL: template.replace(/template1$/, name) };
}

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

export async function openTestApp(settings: NodeJS.ProcessEnv = {}) {
  const config = readConfig({ ...(await newEnvironment()), ...settings });
  const services = await openServices(config);
  await ensureAccounts(services);
  await ensureOpenCall(services.database.orm);
  const app = await buildApp(services);
  return {
    ...app,
    config,
    services,
    close: async (): Promise<void> => {
      await app.fastify.close();
      await services.close();
      // Nobody waits for it: forty megabytes take a second, and what is left is removed with the ground.
      rm(config.dataDir, { recursive: true, force: true }).catch(() => {});
    },
  };
}

/** Another instance on the same data. The embedded database belongs to one process: there it shares the connection. */
export function secondAppForFile(testApp: () => TestApp): () => App {
  let second: App | undefined;
  beforeAll(async () => {
    const services = engine === 'postgres' ? await openServices(testApp().config) : testApp().services;
    const app = await buildApp(services);
    second = app;
    return async () => {
      await app.fastify.close();
      if (engine === 'postgres') await services.close();
    };
  });
  return () => {
    if (!second) throw new Error('the second app is not open yet');
    return second;
  };
}

/** One app for the tests of a file. */
export function testAppForFile(settings: NodeJS.ProcessEnv = {}): () => TestApp {
  let testApp: TestApp | undefined;
  beforeAll(async () => {
    testApp = await openTestApp(settings);
  });
  afterAll(() => testApp?.close());
  return () => {
    if (!testApp) throw new Error('the app is not open yet');
    return testApp;
  };
}
