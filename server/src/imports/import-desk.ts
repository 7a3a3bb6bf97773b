import { Failure } from '@hwarang/domain/failures';
import { galleryNounsFor } from '@hwarang/domain/imports/gallery-imports';
import { type ImportNoun, importNouns } from '@hwarang/domain/imports/values';
import { type Caller, demandStaff } from '../platform/caller.ts';
import type { Database } from '../platform/database.ts';
import { inGalleries } from '../platform/gallery-scope.ts';
import type { Orm } from '../platform/orm.ts';

/** Who works on sheets: administrators, or the staff of one gallery. Neither sees those of the others. */
export interface ImportDesk {
  /** Null for administrators. */
  gallery: string | null;
  /** What may be brought here. */
  nouns: readonly ImportNoun[];
  /** Statements of a gallery's desk are one transaction, in which PostgreSQL shows that gallery's sheets and no others. */
  within: <Result>(work: (orm: Orm) => Promise<Result>) => Promise<Result>;
}

export const administration = ({ orm }: Pick<Database, 'orm'>): ImportDesk => ({
  gallery: null,
  nouns: importNouns,
  within: (work) => work(orm),
});

/** Refuses whoever is not of that gallery's staff, or may bring nothing there. */
export function studioDesk(database: Pick<Database, 'orm'>, caller: Caller, gallery: string): ImportDesk {
  demandStaff(caller, gallery, 'see the studio');
  const role = caller.galleries?.[gallery];
  const nouns = role ? galleryNounsFor(role) : [];
  if (nouns.length === 0) throw new Failure('forbidden');
  return { gallery, nouns, within: (work) => inGalleries(database, [gallery], work) };
}
