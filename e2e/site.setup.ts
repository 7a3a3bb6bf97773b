import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort, launchSite, startSite } from '../scripts/site.mjs';
import { openDatabase } from '../server/src/platform/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** For each worker, where its built product answers and the folder of its data. */
    sites: { base: string; dataDir: string }[];
    administrator: { email: string; password: string };
  }
}

const administrator = { email: 'admin@hwarang.art', password: 'e2e-administrator' };
const settings = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  ONLINE_SHOP_URL: 'https://shop.example/hwarang',
};

/** Painting the sample takes a minute or more: E2E_COLLECTION names a data folder in which it is painted already,
 * with the administrator above. */
async function paint(dataDir: string): Promise<void> {
  if (process.env.E2E_COLLECTION) cpSync(process.env.E2E_COLLECTION, dataDir, { recursive: true });
  else await (await startSite({ ...settings, DATA_DIR: dataDir })).stop();
}

/**
 * Takes the pictures of the sample for made in all their sizes. Else each product makes, once a minute, all sizes of another picture for as
 * long as the tests run, most of which no test looks at; a size that is missing is made when a page asks for it.
 */
async function leaveSizesToPages(dataDir: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: undefined, dataDir });
  await database.pool.query('update blobs set warmed_at = now() where warmed_at is null');
  await database.close();
}

/**
 * A product for each worker, started as people start it: what one test writes, a test beside it never sees half done. The sample is painted
 * once, beside the tests of the server, which come first and would wait for the end of this; the browser's tests wait in open.setup.ts.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sites = await Promise.all(
    Array.from({ length: project.config.maxWorkers }, async () => {
      const port = String(await freePort());
      return { base: `http://127.0.0.1:${port}`, port, dataDir: mkdtempSync(join(tmpdir(), 'hwarang-e2e-')) };
    }),
  );
  project.provide(
    'sites',
    sites.map(({ base, dataDir }) => ({ base, dataDir })),
  );
  project.provide('administrator', administrator);

  let stopping = false;
  const open = async () => {
    const [first, ...others] = sites.map(({ dataDir }) => dataDir);
    await paint(first ?? '');
    await leaveSizesToPages(first ?? '');
    for (const other of others) cpSync(first ?? '', other, { recursive: true });
    if (stopping) return [];
    const launched = await Promise.all(
      sites.map(({ port, dataDir }) => launchSite({ ...settings, PORT: port, DATA_DIR: dataDir })),
    );
    for (const site of launched)
      void site.ended.then(() => {
        if (!stopping) console.error(`the product ended by itself:\n${site.output()}`);
      });
    return launched;
  };
  const opened = open().catch((failure: unknown) => {
    console.error('the product did not start', failure);
    return [];
  });
  return async () => {
    stopping = true;
    await Promise.all((await opened).map((site) => site.stop()));
    for (const { dataDir } of sites)
      for (const path of [dataDir, `${dataDir}.claim`]) rmSync(path, { recursive: true, force: true });
  };
}
