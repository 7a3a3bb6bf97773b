import type { EntryDraft } from '@hwarang/domain/open-calls/entries.contract';
import type { Answers } from '@hwarang/domain/open-calls/questions';
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm';
import { newKey } from '../media/ingest.ts';
import { copyFiles } from '../media/media.store.ts';
import { newId } from '../platform/ids.ts';
import type { Orm } from '../platform/orm.ts';
import type { CurrentWork } from './jury-view.store.ts';
import {
  openCallEntries,
  openCallEntryArtworks,
  openCallFiles,
  openCallNumbers,
  openCalls,
} from './open-calls.table.ts';

export type EntryRow = typeof openCallEntries.$inferSelect;

const own = (openCallId: string, artistId: string) =>
  and(eq(openCallEntries.openCallId, openCallId), eq(openCallEntries.artistId, artistId));

export const entryOf = async (orm: Orm, openCallId: string, artistId: string): Promise<EntryRow | undefined> =>
  (await orm.select().from(openCallEntries).where(own(openCallId, artistId)))[0];

/** Held until the transaction ends: what one artist sends twice at once comes one after the other. */
export const holdEntry = async (tx: Orm, openCallId: string, artistId: string): Promise<EntryRow | undefined> =>
  (await tx.select().from(openCallEntries).where(own(openCallId, artistId)).for('update'))[0];

/** How often a draft may be discarded by somebody else's request between two statements of one. */
const mostDiscards = 5;

/** The entry, held; begun now when there is none. */
export async function beginEntry(tx: Orm, openCallId: string, artistId: string, now: Date): Promise<EntryRow> {
  for (let tries = 0; tries < mostDiscards; tries += 1) {
    await tx
      .insert(openCallEntries)
      .values({ openCallId, artistId, state: 'draft', begunAt: now })
      .onConflictDoNothing({ target: [openCallEntries.openCallId, openCallEntries.artistId] });
    const entry = await holdEntry(tx, openCallId, artistId);
    // Nothing when the draft that stood in the way was being discarded: it is gone now, so another can be begun.
    if (entry) return entry;
  }
  throw new Error('an entry that was just begun is gone');
}

/** With its files: what keeps their bytes is told by the database. */
export async function removeEntry(tx: Orm, id: string): Promise<void> {
  await tx.delete(openCallEntries).where(eq(openCallEntries.id, id));
}

/** Nothing when it is what was handed in. */
export async function saveDraft(tx: Orm, { id, draftVersion }: EntryRow, draft: EntryDraft | null): Promise<void> {
  await tx
    .update(openCallEntries)
    .set({ draft, draftVersion: draftVersion + 1, updatedAt: sql`now()` })
    .where(eq(openCallEntries.id, id));
}

/** The next number of the receipt. Others of the same call wait until the transaction ends, so that none is left out. */
async function nextNumber(tx: Orm, openCallId: string): Promise<number> {
  const [row] = await tx
    .insert(openCallNumbers)
    .values({ openCallId, last: 1 })
    .onConflictDoUpdate({ target: openCallNumbers.openCallId, set: { last: sql`${openCallNumbers.last} + 1` } })
    .returning();
  if (!row) throw new Error('no number was given');
  return row.last;
}

/** What was handed in, with a number of its own. */
export async function markSubmitted(
  tx: Orm,
  entry: EntryRow,
  given: { answers: Answers; bornOn: string | null; now: Date },
): Promise<number> {
  const number = entry.number ?? (await nextNumber(tx, entry.openCallId));
  await tx
    .update(openCallEntries)
    .set({
      number,
      state: 'submitted',
      draft: null,
      draftVersion: entry.draftVersion + 1,
      answers: given.answers,
      bornOn: given.bornOn,
      submittedAt: given.now,
      updatedAt: sql`now()`,
    })
    .where(eq(openCallEntries.id, entry.id));
  return number;
}

export async function markWithdrawn(tx: Orm, id: string): Promise<void> {
  await tx.update(openCallEntries).set({ state: 'withdrawn', updatedAt: sql`now()` }).where(eq(openCallEntries.id, id));
}

/** The works as they are now, each with a copy of its picture that the artist can neither replace nor delete. */
export async function putEntryWorks(tx: Orm, entryId: string, works: readonly CurrentWork[]): Promise<void> {
  await tx.delete(openCallEntryArtworks).where(eq(openCallEntryArtworks.entryId, entryId));
  if (works.length === 0) return;
  const kept = works.map((work) => ({ ...work, copy: work.imageId && work.image ? newId() : null }));
  const copies = kept.flatMap(({ imageId, copy }) =>
    imageId && copy ? [{ of: imageId, id: copy, key: newKey() }] : [],
  );
  await copyFiles(tx, copies, 'work');
  await tx
    .insert(openCallEntryArtworks)
    .values(kept.map(({ id, facts, copy }, position) => ({ entryId, artworkId: id, position, facts, imageId: copy })));
}

export const filesOfEntry = (orm: Orm, entryId: string) =>
  orm
    .select()
    .from(openCallFiles)
    .where(eq(openCallFiles.entryId, entryId))
    .orderBy(asc(openCallFiles.createdAt), asc(openCallFiles.id));

export async function removeFiles(tx: Orm, ids: string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(openCallFiles).where(inArray(openCallFiles.id, ids));
}

/** Every entry of an artist with its call, the latest first. */
export const entriesOfArtist = (orm: Orm, artistId: string) => {
  const works = orm
    .select({ entryId: openCallEntryArtworks.entryId, works: count().as('works') })
    .from(openCallEntryArtworks)
    .groupBy(openCallEntryArtworks.entryId)
    .as('counted');
  return orm
    .select({ entry: openCallEntries, call: openCalls, works: sql<number>`coalesce(${works.works}, 0)::int` })
    .from(openCallEntries)
    .innerJoin(openCalls, eq(openCalls.id, openCallEntries.openCallId))
    .leftJoin(works, eq(works.entryId, openCallEntries.id))
    .where(eq(openCallEntries.artistId, artistId))
    .orderBy(desc(openCallEntries.updatedAt), asc(openCallEntries.id));
};
