import { withToken } from '@hwarang/domain/media/addresses';
import type { MediaFile } from '@hwarang/domain/media/file';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/database.ts';
import { secretKey } from '../platform/secrets.store.ts';
import { openDerivativeCache } from './derivative-cache.ts';
import { type IngestOptions, ingest, keep, newKey, type Source } from './ingest.ts';
import { type Connection, renewKeys, updateFile } from './media.store.ts';
import { openStorage } from './open-storage.ts';
import { openPyramids } from './pyramids.ts';
import { openSprites } from './sprites.ts';
import { startSweeper } from './sweeper.ts';
import { openTokens } from './tokens.ts';
import { openWarmer } from './warmer.ts';

export type Media = Awaited<ReturnType<typeof openMedia>>;

const renewedAtOnce = 5000;

export async function openMedia(config: Config, { orm }: Pick<Database, 'orm'>) {
  const { storage, workspace } = await openStorage(config);
  const derivativeCache = openDerivativeCache(storage);
  const tokens = openTokens(await secretKey(orm, 'media'));
  const pyramids = await openPyramids(storage, workspace, config.dataDir);
  const warmer = openWarmer(orm, derivativeCache, pyramids);
  const sweeper = startSweeper(orm, storage);
  return {
    storage,
    workspace,
    derivativeCache,
    pyramids,
    sprites: openSprites(storage, derivativeCache),
    tokens,
    /** Makes a file of a received upload, bytes, a stream or pixels. Answers its id. */
    ingest: async (source: Source, options: IngestOptions): Promise<string> => {
      const id = await ingest({ orm, storage, workspace }, source, options);
      warmer.notify();
      return id;
    },
    /** Other content for a file, under a new address. */
    replace: async (id: string, source: Source): Promise<void> => {
      await keep({ orm, storage, workspace }, source, 'now', (connection, content) =>
        updateFile(connection, id, { ...content, key: newKey() }),
      );
      warmer.notify();
    },
    /** The same file with addresses that work for an hour or two without a bearer token: for owners and administrators alone. */
    sign: (file: MediaFile): MediaFile => withToken(file, tokens.sign(file.hash)),
    /** New random addresses, for files whose record has become private: those known until now are gone for good. */
    renewAddresses: async (connection: Connection, ids: string[]): Promise<void> => {
      for (let from = 0; from < ids.length; from += renewedAtOnce)
        await renewKeys(connection, new Map(ids.slice(from, from + renewedAtOnce).map((id) => [id, newKey()])));
    },
    /** From now on sizes are made ahead of their visitors. */
    startWarming: warmer.start,
    close: async (): Promise<void> => {
      await Promise.all([warmer.close(), sweeper.close()]);
    },
  };
}
