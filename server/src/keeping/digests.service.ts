import { digestWords } from '@hwarang/domain/keeping/digest.words';
import { isDatabaseGone } from '../platform/database-gone.ts';
import { log } from '../platform/log.ts';
import { enqueueMail } from '../platform/mail.store.ts';
import type { ComposedOf } from '../platform/mail.table.ts';
import { composeEmail, type Email } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { mailOrigin } from '../platform/request-facts.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { digestMail } from './digest-mail.ts';
import { dueDigests, readerOf, takeDigest } from './digests.store.ts';
import { isEmpty, newsFor } from './news.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const week = 7 * day;
/** What is written by a transaction that takes so long is not missed: its rows bear the time of its beginning. */
const lag = 5 * minute;
const atOnce = 100;

/** The last Thursday at ten in the morning in Seoul: day 0 of the clock was a Thursday. */
export const lastThursday = (moment: Date): Date => {
  const tenInSeoul = 60 * minute;
  return new Date(Math.floor((moment.getTime() - tenInSeoul) / week) * week + tenInSeoul);
};

/**
 * Queues the mail of everybody who has news since the last one. Run every few minutes by every instance; whichever comes first sends it, and
 * a Thursday on which nothing ran is made up for.
 */
export async function sendDigests(
  services: Pick<Services, 'database' | 'mail'>,
  records: Records,
  now = new Date(),
  isStopping: () => boolean = () => false,
): Promise<void> {
  const { orm } = services.database;
  const until = new Date(now.getTime() - lag);
  // A mail that was late must not be followed by the next one two days after.
  const sentBefore = new Date(now.getTime() - 6 * day);
  let after = '';
  while (!isStopping()) {
    const due = await dueDigests(orm, lastThursday(until), sentBefore, after, atOnce);
    for (const digest of due) {
      if (isStopping()) return;
      try {
        await queueDigest(orm, records, digest, { until, now });
      } catch (failure) {
        if (isDatabaseGone(failure)) throw failure;
        // The others have their mail; this one is tried again the next time.
        log.error({ err: failure, user: digest.userId }, 'the weekly news of somebody failed');
      }
    }
    services.mail.notify();
    if (due.length < atOnce) return;
    after = due.at(-1)?.userId ?? '';
  }
}

/** Queues the mail of one of them, if there is something to tell. */
async function queueDigest(
  orm: Orm,
  records: Records,
  digest: { userId: string; toldUntil: Date },
  { until, now }: { until: Date; now: Date },
): Promise<void> {
  const { userId, toldUntil } = digest;
  const reader = await readerOf(orm, userId);
  // Before the transaction: on the embedded database nobody else is answered while one is open.
  const news = await newsFor(orm, records, userId, { since: toldUntil, until });
  const tells = reader !== undefined && !isEmpty(news);
  await orm.transaction(async (tx) => {
    if (!(await takeDigest(tx, digest, until, tells ? now : undefined)) || !tells) return;
    await enqueueMail(tx, reader.email, standIn(), {
      kind: 'digest',
      userId,
      since: toldUntil.toISOString(),
      until: until.toISOString(),
    });
  });
}

/** Lies in the queue until the mail is composed. It names no work. */
const standIn = (): Email => {
  const { subject, lead, note } = digestWords;
  return composeEmail({ subject, greeting: { ko: '안녕하세요.', en: 'Hello,' }, lead, note }, 'ko');
};

/** The mail as it is sent, from what is public at that moment; nothing for those who have left it meanwhile. */
export const composeDigest =
  ({ database: { orm }, config, changes }: Pick<Services, 'database' | 'config' | 'changes'>, records: Records) =>
  async ({ userId, since, until }: ComposedOf): Promise<(Email & { recipient: string }) | undefined> => {
    const reader = await readerOf(orm, userId);
    if (!reader) return undefined;
    // What this instance has kept of a work may be from before another one hid it.
    await changes.settled();
    const news = await newsFor(orm, records, userId, { since: new Date(since), until: new Date(until) });
    if (isEmpty(news)) return undefined;
    return { ...digestMail({ ...reader, site: mailOrigin(config) }, news), recipient: reader.email };
  };
