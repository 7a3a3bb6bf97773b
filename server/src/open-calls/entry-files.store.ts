import { isId } from '@hwarang/domain/ids';
import { and, eq } from 'drizzle-orm';
import { addDocument } from '../media/media.store.ts';
import type { Orm } from '../platform/orm.ts';
import { openCallEntries, openCallFiles, openCalls } from './open-calls.table.ts';

export type EntryFileRow = typeof openCallFiles.$inferSelect;

export async function addEntryFile(tx: Orm, file: typeof openCallFiles.$inferInsert): Promise<EntryFileRow> {
  await addDocument(tx, file.location);
  const [row] = await tx.insert(openCallFiles).values(file).returning();
  if (!row) throw new Error('a file of an entry was not kept');
  return row;
}

export async function fileOfCall(orm: Orm, slug: string, id: string) {
  if (!isId(id)) return undefined;
  const [found] = await orm
    .select({ file: openCallFiles, artistId: openCallEntries.artistId, openCallId: openCallEntries.openCallId })
    .from(openCallFiles)
    .innerJoin(openCallEntries, eq(openCallEntries.id, openCallFiles.entryId))
    .innerJoin(openCalls, eq(openCalls.id, openCallEntries.openCallId))
    .where(and(eq(openCallFiles.id, id), eq(openCalls.slug, slug)));
  return found;
}
