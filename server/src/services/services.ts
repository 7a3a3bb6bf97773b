import { type Media, openMedia } from '../media/media.service.ts';
import { type Background, newBackground } from '../platform/background.ts';
import { type Changes, openChanges } from '../platform/changes.ts';
import type { Config } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { type MailWorker, startMailWorker } from '../platform/mail-worker.ts';
import { ReadLimit } from '../platform/read-limit.ts';

/** What the routes stand on, opened once at the start and closed in the opposite order. */
export interface Services {
  config: Config;
  database: Database;
  changes: Changes;
  media: Media;
  mail: MailWorker;
  readLimit: ReadLimit;
  background: Background;
  close: () => Promise<void>;
}

export async function openServices(config: Config, opening = openDatabase(config)): Promise<Services> {
  const database = await opening;
  const changes = await openChanges(config, database);
  const media = await openMedia(config, database);
  const mail = startMailWorker(config, database);
  const background = newBackground();
  return {
    config,
    database,
    changes,
    media,
    mail,
    readLimit: new ReadLimit(config),
    background,
    close: async () => {
      await background.idle();
      await mail.stop();
      await media.close();
      await changes.close();
      await database.close();
    },
  };
}
