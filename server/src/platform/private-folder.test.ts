import { chmodSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openServices } from '../services/services.ts';
import { newEnvironment } from '../testing/test-app.ts';
import { readConfig } from './config.ts';

test('no other user of the machine opens the database or the files, nor what an earlier version left open', async () => {
  const config = readConfig(await newEnvironment());
  const folders = ['database', 'files'].map((name) => join(config.dataDir, name));
  for (const folder of [config.dataDir, ...folders]) if (existsSync(folder)) chmodSync(folder, 0o755);
  await (await openServices(config)).close();
  const there = folders.filter((folder) => existsSync(folder));
  expect(there.length).toBeGreaterThan(0);
  for (const folder of there) expect((statSync(folder).mode & 0o777).toString(8), folder).toBe('700');
});
