import type { Config } from '../platform/config.ts';
import { diskStorage } from './disk-storage.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';
import type { Workspace } from './workspace.ts';

export const openStorage = async (config: Pick<Config, 's3' | 'dataDir'>, workspace: Workspace): Promise<Storage> =>
  config.s3 ? s3Storage(config.s3) : diskStorage(config.dataDir, workspace);
