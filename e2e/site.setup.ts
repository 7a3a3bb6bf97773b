import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { launchSite } from '../scripts/site.mjs';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the built product answers, its process, and the folder its mail is written to. */
    base: string;
    pid: number;
    outbox: string;
    administrator: { email: string; password: string };
  }
}

const administrator = { email: 'admin@hwarang.art', password: 'e2e-administrator' };

/** Painting the sample takes a minute or more: E2E_COLLECTION names a data folder in which it is painted already,
 * with the administrator below. */
function dataFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hwarang-e2e-'));
  if (process.env.E2E_COLLECTION) cpSync(process.env.E2E_COLLECTION, folder, { recursive: true });
  return folder;
}

/**
 * One product for all journeys, started as people start it. It paints its sample beside the tests of the server, which come first and
 * would wait for the end of this; the browser's tests wait for it in open.setup.ts.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const site = await launchSite({
    DATA_DIR: dataFolder(),
    ADMIN_EMAIL: administrator.email,
    ADMIN_PASSWORD: administrator.password,
    ONLINE_SHOP_URL: 'https://shop.example/hwarang',
  });
  project.provide('base', site.base);
  project.provide('pid', site.pid);
  project.provide('outbox', `${site.dataDir}/outbox`);
  project.provide('administrator', administrator);
  let stopping = false;
  void site.ended.then(() => {
    if (!stopping) console.error(`the product ended by itself:\n${site.output()}`);
  });
  return async () => {
    stopping = true;
    await site.stop();
    rmSync(site.dataDir, { recursive: true, force: true });
  };
}
