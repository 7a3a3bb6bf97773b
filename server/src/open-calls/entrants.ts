import { Failure } from '@hwarang/domain/failures';
import { stateOfCall, takesEntry } from '@hwarang/domain/open-calls/call-state';
import { openCallWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import { type Caller, demand } from '../platform/caller.ts';
import { clockOf } from './call-access.ts';
import type { EntryRow } from './entries.store.ts';
import type { OpenCallRow } from './open-calls.store.ts';

export interface Artist {
  userId: string;
  artistId: string;
}

/** Somebody who may enter: an artist, as themself. */
export function demandArtist(caller: Caller): Artist {
  demand(caller, 'enter open calls');
  const { userId, artistId } = caller;
  if (!userId || !artistId) throw new Failure('forbidden', words.artistsOnly.en);
  return { userId, artistId };
}

/** `now` is when the request came, not when its turn came: who was in time is not refused for having waited. */
export const isTaken = (call: OpenCallRow, entry: EntryRow | undefined, now: Date): boolean =>
  takesEntry(clockOf(call), now.getTime(), (entry?.begunAt ?? entry?.createdAt)?.getTime());

export function demandTaken(call: OpenCallRow, entry: EntryRow | undefined, now: Date): void {
  if (isTaken(call, entry, now)) return;
  const isEarly = ['draft', 'scheduled'].includes(stateOfCall(clockOf(call), now.getTime()));
  throw new Failure('conflict', isEarly ? words.notOpenYet.en : words.closed.en);
}
