import { isDeepStrictEqual } from 'node:util';
import { Failure } from '@hwarang/domain/failures';
import type { OwnDraft } from '@hwarang/domain/open-calls/entering.contract';
import type { EntryDraft } from '@hwarang/domain/open-calls/entries.contract';
import { entryEmail } from '@hwarang/domain/open-calls/open-calls.words';
import { weFly } from '@hwarang/domain/open-calls/we-fly';
import type { Origin } from '../accounts/account-services.ts';
import { notify } from '../notifications/notifications.store.ts';
import type { Caller } from '../platform/caller.ts';
import { newLimiter } from '../platform/limiter.ts';
import { enqueueMail } from '../platform/mail.store.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import type { Services } from '../services/services.ts';
import { accountById } from '../users/whole-account.store.ts';
import { demandCall } from './call-access.ts';
import { answerOf } from './call-answer.ts';
import { contentOf, draftAnswer, putDraft } from './drafts.service.ts';
import { demandArtist, demandTaken } from './entrants.ts';
import {
  beginEntry,
  type EntryRow,
  entryOf,
  filesOfEntry,
  markSubmitted,
  putEntryWorks,
  removeFiles,
} from './entries.store.ts';
import { type Checked, checkEntry, type Given } from './hand-in.ts';
import { handedInWorks } from './jury-view.store.ts';
import { holdOpenCall, type OpenCallRow } from './open-calls.store.ts';

/** Hands in the draft. What is sent with it is saved first: a refusal, even for being late, loses nothing. */
export async function submit(
  services: Services,
  caller: Caller,
  slug: string,
  draft: EntryDraft | undefined,
  origin: Origin,
): Promise<OwnDraft> {
  const now = new Date();
  if (draft) await putDraft(services, caller, slug, draft);
  return handIn(services, caller, slug, origin, now, {
    given: async (tx, entry) => {
      const { artworks, answers, born_on } = await contentOf(tx, entry);
      return { artworks, answers, bornOn: born_on };
    },
    answer: draftAnswer,
  });
}

/**
 * At the deadline hundreds come at once. Each waits here without a connection: in the queue for one, which ends after seconds, those who were in
 * time would be turned away.
 */
const handingIn = newLimiter({ name: 'entries', concurrency: 4, waiting: 2000 });

interface Way<Answer> {
  /** What is handed in of the entry, which is held. */
  given: (tx: Orm, entry: EntryRow) => Promise<Given> | Given;
  /** Refuses by where the entry stands; asked once what is given was found right. */
  demandState?: (state: EntryRow['state']) => void;
  answer: (orm: Orm, call: OpenCallRow, entry: EntryRow, now: Date) => Promise<Answer>;
}

/** One transaction: the works as they are now, the number, the receipt by mail. Handing in the same again changes nothing and sends nothing. */
export async function handIn<Answer>(
  services: Services,
  caller: Caller,
  slug: string,
  { site }: Origin,
  now: Date,
  { given, demandState, answer }: Way<Answer>,
): Promise<Answer> {
  const { userId, artistId } = demandArtist(caller);
  const { orm } = services.database;
  const work = async (tx: Orm): Promise<OpenCallRow> => {
    const call = demandCall(await holdOpenCall(tx, slug, 'share'), caller);
    const entry = await beginEntry(tx, call.id, artistId, now);
    demandTaken(call, entry, now);
    const checked = await checkEntry(tx, answerOf(call), entry, await given(tx, entry));
    demandState?.(entry.state);
    const isSame = entry.state === 'submitted' && !entry.draft && (await isHandedIn(tx, entry, checked));
    if (!isSame) {
      await putEntryWorks(tx, entry.id, checked.works);
      await removeUnused(tx, entry.id, checked);
      const account = await accountById(tx, userId);
      // Last: who comes next waits for the number until all this is committed.
      const number = await markSubmitted(tx, entry, { ...checked, now });
      await confirm(tx, account, call, checked, { number, changed: entry.state === 'submitted' }, site);
    }
    return call;
  };
  const call = await handingIn.run(() => orm.transaction(work));
  services.mail.notify();
  await services.changes.publish(`user:${userId}`);
  const entry = await entryOf(orm, call.id, artistId);
  if (!entry) throw new Failure('not-found');
  return answer(orm, call, entry, now);
}

/** Whether the works and answers are those that were handed in, unchanged since. */
async function isHandedIn(tx: Orm, entry: EntryRow, { works, answers, bornOn }: Checked): Promise<boolean> {
  const before = (await handedInWorks(tx, [entry.id])).get(entry.id) ?? [];
  const then = before.map(({ artworkId, imageId, position, image, ...facts }) => [artworkId, facts, image?.thumbhash]);
  const now = works.map(({ id, facts, image }) => [id, facts, image?.thumbhash]);
  return isDeepStrictEqual([then, entry.answers, entry.bornOn], [now, answers, bornOn]);
}

/** Files that the answers no longer name. */
async function removeUnused(tx: Orm, entryId: string, { answers }: Checked): Promise<void> {
  const named = new Set(Object.values(answers));
  const files = await filesOfEntry(tx, entryId);
  await removeFiles(
    tx,
    files.filter(({ id }) => !named.has(id)).map(({ id }) => id),
  );
}

/** By mail in both languages, and in the tray. */
async function confirm(
  tx: Orm,
  account: Awaited<ReturnType<typeof accountById>>,
  call: OpenCallRow,
  { works }: Checked,
  receipt: { number: number; changed: boolean },
  site: string,
): Promise<void> {
  if (!account) return;
  const { id, username, email, language } = account.user;
  const titles = works.map(({ facts }) => facts.title.replace(/\p{Cc}+/gu, ' '));
  const page = call.slug === weFly.slug ? '/event-enroll' : `/open-calls/${call.slug}/enter`;
  await enqueueMail(
    tx,
    email,
    composeEmail(entryEmail(username, call.texts.title, titles, receipt, site + page), language),
  );
  if (!receipt.changed)
    await notify(tx, id, 'entry-received', {
      call: call.texts.title[language],
      callSlug: call.slug,
      works: works.length,
    });
}
