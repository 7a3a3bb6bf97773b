import { and, eq, inArray, not, or, sql } from 'drizzle-orm';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { blobs, files } from '../media/media.table.ts';
import { notifications } from '../notifications/notifications.table.ts';
import { openCallEntries, openCallFiles, openCalls } from '../open-calls/open-calls.table.ts';
import type { Orm } from '../platform/orm.ts';

/**
 * Everything with bytes that belongs to somebody: uploaded by them, or shown by a record of theirs. What they uploaded for a gallery as one of
 * its staff, or for others as an administrator, is not theirs.
 */
export const ownFiles = (orm: Orm, userId: string) => {
  const mine = orm.select({ id: artists.id }).from(artists).where(eq(artists.userId, userId));
  return orm
    .select({ id: files.id, name: files.name, ext: files.ext, location: blobs.location, bytes: blobs.bytes })
    .from(files)
    .innerJoin(blobs, eq(blobs.sha256, files.sha256))
    .where(
      or(
        and(eq(files.uploadedBy, userId), not(usedByOthers(userId))),
        inArray(files.id, orm.select({ id: artworks.imageId }).from(artworks).where(inArray(artworks.ownerId, mine))),
        inArray(files.id, orm.select({ id: artists.profileimgId }).from(artists).where(eq(artists.userId, userId))),
      ),
    )
    .orderBy(files.id);
};

const usedByOthers = (
  userId: string,
) => sql`(exists (select from exhibition_images used where used.file_id = ${files.id})
  or exists (select from gallery_images used where used.file_id = ${files.id})
  or exists (select from import_images used where used.file_id = ${files.id})
  or exists (select from artists other where other.profileimg_id = ${files.id} and other.user_id is distinct from ${userId})
  or exists (select from artworks work left join artists other on other.id = work.owner_id
    where work.image_id = ${files.id} and other.user_id is distinct from ${userId}))`;

export const entriesOfArtist = (orm: Orm, artistId: string) =>
  orm
    .select({
      call: openCalls.slug,
      enteredAt: openCallEntries.createdAt,
      changedAt: openCallEntries.updatedAt,
      number: openCallEntries.number,
      state: openCallEntries.state,
      submittedAt: openCallEntries.submittedAt,
      answers: openCallEntries.answers,
      bornOn: openCallEntries.bornOn,
      draft: openCallEntries.draft,
      artworks: sql<string[]>`array(select trim(work.artwork_id) from open_call_entry_artworks work
        where work.entry_id = ${openCallEntries.id} order by work.position)`,
    })
    .from(openCallEntries)
    .innerJoin(openCalls, eq(openCalls.id, openCallEntries.openCallId))
    .where(eq(openCallEntries.artistId, artistId));

/** Files that answer the questions of open calls. */
export const entryFilesOf = (orm: Orm, artistId: string) =>
  orm
    .select({ id: openCallFiles.id, name: openCallFiles.name, location: openCallFiles.location })
    .from(openCallFiles)
    .innerJoin(openCallEntries, eq(openCallEntries.id, openCallFiles.entryId))
    .where(eq(openCallEntries.artistId, artistId))
    .orderBy(openCallFiles.id);

export const notificationsOf = (orm: Orm, userId: string) =>
  orm.select().from(notifications).where(eq(notifications.userId, userId)).orderBy(notifications.createdAt);

/** The artist goes, and with it every work and what hangs on it. */
export async function removeArtistOf(orm: Orm, userId: string): Promise<void> {
  await orm.delete(artists).where(eq(artists.userId, userId));
}
