import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../platform/config.ts';
import { makePrivateFolder } from '../platform/private-folder.ts';

const oldAfter = 60 * 60 * 1000;

/** A folder for files that are not whole yet, on the same disk as the store: giving one its name is then one rename. */
export interface Workspace {
  newPath: (kind: 'upload' | 'object') => string;
}

/** What a crash left is removed: all of it when the data folder is ours alone, else what nobody can still be writing. */
export async function openWorkspace(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Workspace> {
  await makePrivateFolder(join(config.dataDir, 'files'));
  const folder = join(config.dataDir, 'files', 'unfinished');
  await mkdir(folder, { recursive: true });
  const alone = !config.databaseUrl;
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && (alone || Date.now() - found.mtimeMs > oldAfter)) await rm(path, { recursive: true, force: true });
  }
  return { newPath: (kind) => join(folder, `${kind}-${randomBytes(16).toString('hex')}`) };
}
