import { Failure } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import type { Entry, OwnEntry } from '@hwarang/domain/open-calls/open-calls.contract';
import { entryEmail, tooManyWorks, openCallWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import type { Origin } from '../accounts/account-services.ts';
import { notify } from '../notifications/notifications.store.ts';
import { type Caller, demand } from '../platform/caller.ts';
import { enqueueMail } from '../platform/mail.store.ts';
import { composeEmail } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { validationError } from '../records/write/validate.ts';
import type { Services } from '../services/services.ts';
import { accountById } from '../users/whole-account.store.ts';
import {
  addEntry,
  entryOf,
  holdOpenCall,
  type OpenCallRow,
  openCallBySlug,
  ownTitles,
  putEntryWorks,
  removeEntry,
  touchEntry,
  worksOfEntries,
} from './open-calls.store.ts';

interface Artist {
  userId: string;
  artistId: string;
}

/** Somebody who may enter: an artist, as themself. */
function demandArtist(caller: Caller): Artist {
  demand(caller, 'enter open calls');
  const { userId, artistId } = caller;
  if (!userId || !artistId) throw new Failure('forbidden', words.artistsOnly.en);
  return { userId, artistId };
}

function demandOpen(call: OpenCallRow | undefined): OpenCallRow {
  if (!call) throw new Failure('not-found');
  if (call.closed) throw new Failure('conflict', words.closed.en);
  return call;
}

/** The works of an entry, with their titles in the order given. Every refusal names the field. */
async function demandWorks(orm: Orm, call: OpenCallRow, artistId: string, given: unknown): Promise<[string, string][]> {
  const refuse = (message: string) => validationError({ artworks: [message] });
  if (!Array.isArray(given) || !given.every(isId)) throw refuse(words.notAList.en);
  const ids = [...new Set<string>(given)];
  if (ids.length === 0) throw refuse(words.noWorks.en);
  if (ids.length > call.mostWorks) throw refuse(tooManyWorks(call.mostWorks).en);
  const titles = await ownTitles(orm, artistId, ids);
  if (titles.size < ids.length) throw refuse(words.notYours.en);
  return ids.map((id) => [id, titles.get(id) ?? '']);
}

export async function ownEntry({ database: { orm } }: Services, caller: Caller, slug: string): Promise<OwnEntry> {
  const { artistId } = demandArtist(caller);
  const call = await openCallBySlug(orm, slug);
  if (!call) throw new Failure('not-found');
  const entry = await entryOf(orm, call.id, artistId);
  return { entry: entry ? await answerOf(orm, entry) : null };
}

export const enter = (services: Services, caller: Caller, slug: string, given: unknown, origin: Origin) =>
  write(services, caller, slug, given, origin, async (tx, call, artistId) => {
    const made = await addEntry(tx, call.id, artistId);
    if (!made) throw new Failure('conflict', words.twice.en);
    return made;
  });

export const changeEntry = (services: Services, caller: Caller, slug: string, given: unknown, origin: Origin) =>
  write(services, caller, slug, given, origin, async (tx, call, artistId) => {
    const before = await entryOf(tx, call.id, artistId);
    if (!before) throw new Failure('not-found', words.none.en);
    await touchEntry(tx, before.id);
    return before;
  });

async function write(
  services: Services,
  caller: Caller,
  slug: string,
  given: unknown,
  { site }: Origin,
  place: (tx: Orm, call: OpenCallRow, artistId: string) => Promise<{ id: string; createdAt: Date; updatedAt: Date }>,
): Promise<Entry> {
  const { userId, artistId } = demandArtist(caller);
  const { orm } = services.database;
  const answer = await orm.transaction(async (tx) => {
    const call = demandOpen(await holdOpenCall(tx, slug, 'share'));
    const works = await demandWorks(tx, call, artistId, given);
    const changed = (await entryOf(tx, call.id, artistId)) !== undefined;
    const { id } = await place(tx, call, artistId);
    await putEntryWorks(
      tx,
      id,
      works.map(([work]) => work),
    );
    await confirm(tx, userId, call, works, changed, site);
    const entry = await entryOf(tx, call.id, artistId);
    if (!entry) throw new Failure('not-found');
    return answerOf(tx, entry);
  });
  services.mail.notify();
  await services.changes.publish(`user:${userId}`);
  return answer;
}

/** By mail in both languages, and in the tray. */
async function confirm(
  tx: Orm,
  userId: string,
  call: OpenCallRow,
  works: [string, string][],
  changed: boolean,
  site: string,
): Promise<void> {
  const account = await accountById(tx, userId);
  if (!account) return;
  const { username, email, language } = account.user;
  const titles = works.map(([, title]) => title.replace(/\p{Cc}+/gu, ' '));
  const message = entryEmail(username, call.texts.title, titles, changed, `${site}/event-enroll`);
  await enqueueMail(tx, email, composeEmail(message, language));
  if (!changed)
    await notify(tx, userId, 'entry-received', {
      call: call.texts.title[language],
      callSlug: call.slug,
      works: works.length,
    });
}

/** Taken back as long as the call is open. */
export async function withdraw({ database: { orm } }: Services, caller: Caller, slug: string): Promise<Entry> {
  const { artistId } = demandArtist(caller);
  return orm.transaction(async (tx) => {
    const call = demandOpen(await holdOpenCall(tx, slug, 'share'));
    const entry = await entryOf(tx, call.id, artistId);
    if (!entry) throw new Failure('not-found', words.none.en);
    const answer = await answerOf(tx, entry);
    await removeEntry(tx, entry.id);
    return answer;
  });
}

const answerOf = async (orm: Orm, entry: { id: string; createdAt: Date; updatedAt: Date }): Promise<Entry> => ({
  id: entry.id,
  artworks: (await worksOfEntries(orm, [entry.id])).get(entry.id) ?? [],
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
});
