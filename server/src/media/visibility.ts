import { can } from '@hwarang/domain/roles';
import type { Caller } from '../platform/caller.ts';
import type { Changes } from '../platform/changes.ts';
import { lookupCache } from '../platform/lookup-cache.ts';
import type { Orm } from '../platform/orm.ts';
import type { Credit } from './credit.ts';
import { type FileUses, findShown, type Shown } from './visibility.store.ts';

const most = 20_000;
/** An exhibition can open or close by the clock, which announces nothing. */
const keptFor = 30_000;

export const isOwn = (shown: Pick<Shown, 'uploadedBy' | 'owners' | 'galleries'>, caller: Caller): boolean =>
  can(caller.role, 'read any record') ||
  (caller.userId !== undefined && (shown.uploadedBy === caller.userId || shown.owners.includes(caller.userId))) ||
  shown.galleries.some((gallery) => caller.galleries?.[gallery] !== undefined);

/**
 * Everyone sees what a public record uses; the owner of the record, its gallery's staff and administrators see it always, and whoever
 * uploaded it as long as no record uses it.
 */
export const isVisible = (shown: Shown, caller: Caller): boolean => shown.isPublic || isOwn(shown, caller);

/** A picture that everybody sees does not tell of a record that only some may know of. */
export const creditOf = ({ isPublic, credit }: Shown): Credit | undefined =>
  credit && (credit.isPublic || !isPublic) ? credit : undefined;

export type Visibility = ReturnType<typeof openVisibility>;

/** An edit of a record changes nothing of who may see its files, and a new record can only show what was hidden. */
export function openVisibility(orm: Orm, changes: Changes, uses: FileUses) {
  const byKey = lookupCache<Shown>(
    changes,
    {
      max: most,
      ttl: keptFor,
      forget: (kept, { table, kind, ids }) => {
        if (kind === 'edit' && table !== 'files') {
          // The picture names its artist and license: after an edit of these, not what it said before.
          for (const [key, { credit }] of kept.entries())
            if (credit && (!ids || credit.ids.some((id) => ids.includes(id)))) kept.delete(key);
        } else if (kind !== 'insert') kept.clear();
        else for (const [key, { isPublic }] of kept.entries()) if (!isPublic) kept.delete(key);
        return true;
      },
    },
    // The database cannot look for a NUL and would fail.
    async (key) => (key.includes('\0') ? undefined : findShown(orm, uses, { key })),
  );
  return { byKey };
}
