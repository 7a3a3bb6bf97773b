import type { Config } from '../platform/config.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

/** Where this installation keeps bytes, and where they become whole. */
export async function openStorage(
  config: Pick<Config, 'dataDir' | 'databaseUrl' | 's3'>,
): Promise<{ storage: Storage; workspace: Workspace }> {
  const workspace = await openWorkspace(config);
  return { workspace, storage: config.s3 ? s3Storage(config.s3) : await diskStorage(config.dataDir, workspace) };
}
