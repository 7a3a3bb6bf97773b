import { withToken } from '@hwarang/domain/media/addresses';
import type { MediaFile } from '@hwarang/domain/media/file';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { secretKey } from '../platform/secrets.store.ts';
import { type DerivativeCache, openDerivativeCache } from './derivative-cache.ts';
import { type IngestOptions, ingest, keep, newKey, type Source } from './ingest.ts';
import { type Connection, fileAnswers, renewKeys, updateFile } from './media.store.ts';
import { openStorage } from './open-storage.ts';
import { openSprites, type Sprites } from './sprites.ts';
import type { Storage } from './storage.ts';
import { startSweeper } from './sweeper.ts';
import { openTokens, type Tokens } from './tokens.ts';
import { openWarmer } from './warmer.ts';
import { openWorkspace, type Workspace } from './workspace.ts';

export interface Media {
  storage: Storage;
  workspace: Workspace;
  derivativeCache: DerivativeCache;
  sprites: Sprites;
  tokens: Tokens;
  /** Makes a file of a received upload, bytes, a stream or pixels. Answers its id. */
  ingest: (source: Source, options: IngestOptions) => Promise<string>;
  /** Other content for a file, under a new address. */
  replace: (id: string, source: Source) => Promise<void>;
  /** Files as they travel, in the order of the ids; one that is not there is left out. */
  answers: (ids: string[]) => Promise<MediaFile[]>;
  /** The same file with addresses that work for an hour or two without a bearer token: for owners and administrators alone. */
  sign: (file: MediaFile) => MediaFile;
  /** New random addresses, for files whose record has become private: those known until now are gone for good. */
  renewAddresses: (orm: Connection, ids: string[]) => Promise<void>;
  /** From now on sizes are made ahead of their visitors. */
  startWarming: () => void;
  close: () => Promise<void>;
}

const renewedAtOnce = 5000;

export async function openMedia(config: Config, database: Database): Promise<Media> {
  const { orm } = database;
  const workspace = await openWorkspace(config);
  const storage = await openStorage(config, workspace);
  const derivativeCache = openDerivativeCache(storage);
  const tokens = openTokens(await secretKey(orm, 'media'));
  const warmer = openWarmer(orm, derivativeCache);
  const sweeper = startSweeper(orm, storage);
  return {
    storage,
    workspace,
    derivativeCache,
    sprites: openSprites(storage, derivativeCache),
    tokens,
    ingest: async (source, options) => {
      const id = await ingest({ orm, storage, workspace }, source, options);
      warmer.notify();
      return id;
    },
    replace: async (id, source) => {
      const change = (connection: Connection, content: { sha256: string; ext: string }) =>
        updateFile(connection, id, { ...content, key: newKey() });
      await keep({ orm, storage, workspace }, source, 'now', change);
      warmer.notify();
    },
    answers: (ids) => fileAnswers(orm, ids),
    sign: (file) => withToken(file, tokens.sign(file.hash)),
    renewAddresses: async (connection, ids) => {
      for (let from = 0; from < ids.length; from += renewedAtOnce)
        await renewKeys(connection, new Map(ids.slice(from, from + renewedAtOnce).map((id) => [id, newKey()])));
    },
    startWarming: warmer.start,
    close: async () => {
      await Promise.all([warmer.close(), sweeper.close()]);
    },
  };
}
