import { eq, sql } from 'drizzle-orm';
import type { Credit } from './credit.ts';
import type { BlobRow, Connection } from './media.store.ts';
import { blobs, files } from './media.table.ts';

export interface Shown {
  id: string;
  key: string;
  name: string;
  /** Nobody once a record uses it: then it is that of the record's people, as when an administrator uploaded it for an artist. */
  uploadedBy: string | null;
  /** A record that everyone may see uses it. */
  isPublic: boolean;
  /** The users whose own records use it. */
  owners: string[];
  /** The galleries whose own records use it. */
  galleries: string[];
  /** What the record that uses it tells of it. */
  credit: Credit | null;
  blob: BlobRow;
}

/** Which rows use a file, and who may see them, as SQL over its id: told by those who know the records. */
export interface FileUses {
  isUsed: (file: string) => string;
  isPublic: (file: string) => string;
  owners: (file: string) => string;
  galleries: (file: string) => string;
  /** The galleries that keep those records themselves: a work on consignment is its artist's. */
  keepers: (file: string) => string;
  credit: (file: string) => string;
}

const id = '"files"."id"';

export const findShown = async (
  orm: Connection,
  uses: FileUses,
  by: { key: string } | { id: string },
): Promise<Shown | undefined> =>
  (
    await orm
      .select({
        id: files.id,
        key: files.key,
        name: files.name,
        uploadedBy: sql<string | null>`case when not ${sql.raw(uses.isUsed(id))} then ${files.uploadedBy} end`,
        isPublic: sql<boolean>`${sql.raw(uses.isPublic(id))}`,
        owners: sql<string[]>`${sql.raw(uses.owners(id))}`,
        galleries: sql<string[]>`${sql.raw(uses.galleries(id))}`,
        credit: sql<Credit | null>`${sql.raw(uses.credit(id))}`,
        blob: blobs,
      })
      .from(files)
      .innerJoin(blobs, eq(blobs.sha256, files.sha256))
      .where('key' in by ? eq(files.key, by.key) : eq(files.id, by.id))
  )[0];

export async function keepersOf(orm: Connection, uses: FileUses, fileId: string): Promise<string[]> {
  const [found] = await orm
    .select({ keepers: sql<string[]>`${sql.raw(uses.keepers(id))}` })
    .from(files)
    .where(eq(files.id, fileId));
  return found?.keepers ?? [];
}
