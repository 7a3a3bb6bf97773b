import { openMedia } from '../media/media.service.ts';
import { newBackground } from '../platform/background.ts';
import { openChanges } from '../platform/changes.ts';
import type { Config } from '../platform/config.ts';
import { openDatabase } from '../platform/database.ts';
import { newLifecycle } from '../platform/lifecycle.ts';
import { log } from '../platform/log.ts';
import { startMailWorker } from '../platform/mail-worker.ts';
import { openPublicReads } from '../platform/public-reads.ts';
import { ReadLimit } from '../platform/read-limit.ts';

export type Services = Awaited<ReturnType<typeof openServices>>;

/** What the routes stand on, opened once at the start and closed in the opposite order. */
export async function openServices(config: Config, opening = openDatabase(config)) {
  log.level = config.logLevel;
  const database = await opening;
  const changes = await openChanges(config, database);
  const publicReads = await openPublicReads(config, database, changes);
  const media = await openMedia(config, database);
  const mail = startMailWorker(config, database);
  const background = newBackground();
  return {
    config,
    database,
    changes,
    publicReads,
    media,
    mail,
    readLimit: new ReadLimit(config),
    background,
    lifecycle: newLifecycle(),
    close: async (): Promise<void> => {
      await background.idle();
      await mail.stop();
      await media.close();
      await publicReads.close();
      await changes.close();
      await database.close();
    },
  };
}
