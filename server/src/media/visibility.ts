import { can } from '@hwarang/domain/roles';
import { LRUCache } from 'lru-cache';
import type { Caller } from '../platform/caller.ts';
import type { Changes } from '../platform/changes.ts';
import type { Orm } from '../platform/database.ts';
import { type FileUses, findShown, type Shown } from './visibility.store.ts';

const most = 20_000;
/** An exhibition can open or close by the clock, which announces nothing. */
const keptFor = 30_000;

export const isOwn = (shown: Pick<Shown, 'uploadedBy' | 'owners'>, caller: Caller): boolean =>
  can(caller.role, 'read any record') ||
  (caller.userId !== undefined && (shown.uploadedBy === caller.userId || shown.owners.includes(caller.userId)));

/** Everyone sees what a public record uses; its uploader, the owner of the record and administrators see it always. */
export const isVisible = (shown: Shown, caller: Caller): boolean => shown.isPublic || isOwn(shown, caller);

export type Visibility = ReturnType<typeof openVisibility>;

/**
 * Who may see a file and what it says of itself, remembered until a change can have made that different: an answer that was on its way
 * meanwhile is not kept. An edit of a record changes nothing of who may see it, and a new record can only show what was hidden.
 */
export function openVisibility(orm: Orm, changes: Changes, uses: FileUses) {
  const kept = new LRUCache<string, Shown>({ max: most, ttl: keptFor });
  let generation = 0;
  changes.on(({ table, kind, ids }) => {
    generation += 1;
    if (kind === 'edit' && table !== 'files') {
      // The picture names its artist and license: after an edit of these, not what it said before.
      for (const [key, { credit }] of kept.entries())
        if (credit && (!ids || credit.ids.some((id) => ids.includes(id)))) kept.delete(key);
      return;
    }
    if (kind !== 'insert') return kept.clear();
    for (const [key, { isPublic }] of kept.entries()) if (!isPublic) kept.delete(key);
  });
  return {
    byKey: async (key: string): Promise<Shown | undefined> => {
      const known = kept.get(key);
      if (known && (changes.listening || changes.outage !== undefined)) return known;
      const begun = generation;
      const shown = await findShown(orm, uses, { key });
      if (shown && begun === generation && changes.listening) kept.set(key, shown);
      return shown;
    },
  };
}
