import { Failure, refuse } from '@hwarang/domain/failures';
import type { Entry, OwnEntry } from '@hwarang/domain/open-calls/open-calls.contract';
import { openCallWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import type { Origin } from '../accounts/account-services.ts';
import type { Caller } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import type { Services } from '../services/services.ts';
import { demandCall } from './call-access.ts';
import { demandArtist, demandTaken } from './entrants.ts';
import { type EntryRow, entryOf, holdEntry, markWithdrawn } from './entries.store.ts';
import { holdOpenCall, openCallBySlug, worksOfEntries } from './open-calls.store.ts';
import { handIn } from './submit.service.ts';

/** What was handed in and not withdrawn. */
export async function ownEntry({ database: { orm } }: Services, caller: Caller, slug: string): Promise<OwnEntry> {
  const { artistId } = demandArtist(caller);
  const call = demandCall(await openCallBySlug(orm, slug), caller);
  const entry = await entryOf(orm, call.id, artistId);
  return { entry: entry?.state === 'submitted' ? await answerOf(orm, entry) : null };
}

/** Works alone, in one step: for calls that ask nothing else. Answers that were saved before are handed in with them. */
const write = (
  services: Services,
  caller: Caller,
  slug: string,
  artworks: unknown,
  origin: Origin,
  demandState: (state: EntryRow['state']) => void,
): Promise<Entry> =>
  handIn(services, caller, slug, origin, new Date(), {
    given: (_tx, { draft, answers, bornOn }) => ({
      artworks,
      answers: draft?.answers ?? answers,
      bornOn: draft?.born_on ?? bornOn,
    }),
    demandState,
    answer: (tx, _call, entry) => answerOf(tx, entry),
  });

export const enter = (services: Services, caller: Caller, slug: string, artworks: unknown, origin: Origin) =>
  write(services, caller, slug, artworks, origin, (state) => {
    if (state === 'submitted') refuse(words.twice);
  });

export const changeEntry = (services: Services, caller: Caller, slug: string, artworks: unknown, origin: Origin) =>
  write(services, caller, slug, artworks, origin, (state) => {
    if (state !== 'submitted') throw new Failure('not-found', words.none.en);
  });

/** Taken back as long as entries are taken. It keeps its number and all that was typed, and can be handed in again. */
export async function withdraw({ database: { orm } }: Services, caller: Caller, slug: string): Promise<Entry> {
  const { artistId } = demandArtist(caller);
  const now = new Date();
  return orm.transaction(async (tx) => {
    const call = demandCall(await holdOpenCall(tx, slug, 'share'), caller);
    const entry = await holdEntry(tx, call.id, artistId);
    demandTaken(call, entry, now);
    if (entry?.state !== 'submitted') throw new Failure('not-found', words.none.en);
    const answer = await answerOf(tx, entry);
    await markWithdrawn(tx, entry.id);
    return answer;
  });
}

const answerOf = async (orm: Orm, entry: EntryRow): Promise<Entry> => ({
  id: entry.id,
  artworks: (await worksOfEntries(orm, [entry.id])).get(entry.id) ?? [],
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
});
