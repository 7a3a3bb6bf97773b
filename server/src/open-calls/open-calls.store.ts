import type { OpenCallChange } from '@hwarang/domain/open-calls/open-calls.contract';
import { weFly } from '@hwarang/domain/open-calls/we-fly';
import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import type { Orm } from '../platform/orm.ts';
import { openCallEntries, openCallEntryArtworks, openCalls } from './open-calls.table.ts';

export type OpenCallRow = typeof openCalls.$inferSelect;
type EntryRow = typeof openCallEntries.$inferSelect;

/** The call of the first start. What an administrator has made of it since stays. */
export async function ensureOpenCall(orm: Orm): Promise<void> {
  await orm.insert(openCalls).values(weFly).onConflictDoNothing();
}

export const allOpenCalls = (orm: Orm): Promise<OpenCallRow[]> =>
  orm.select().from(openCalls).orderBy(asc(openCalls.createdAt), asc(openCalls.id));

export const openCallBySlug = async (orm: Orm, slug: string): Promise<OpenCallRow | undefined> =>
  (await orm.select().from(openCalls).where(eq(openCalls.slug, slug)))[0];

/** Held until the transaction ends: an entry and the closing of its call come one after the other. */
export const holdOpenCall = async (orm: Orm, slug: string, how: 'share' | 'update'): Promise<OpenCallRow | undefined> =>
  (await orm.select().from(openCalls).where(eq(openCalls.slug, slug)).for(how))[0];

export async function changeOpenCall(orm: Orm, row: OpenCallRow, change: OpenCallChange): Promise<void> {
  const { title, lead, notice, prizes } = { ...row.texts, ...change };
  await orm
    .update(openCalls)
    .set({
      texts: { title, lead, notice, prizes },
      winners: change.winners ?? row.winners,
      mostWorks: change.most_works ?? row.mostWorks,
      opensOn: change.opens_on ?? row.opensOn,
      closesOn: change.closes_on ?? row.closesOn,
      resultsOn: change.results_on ?? row.resultsOn,
      closed: change.closed ?? row.closed,
      version: row.version + 1,
      updatedAt: sql`now()`,
    })
    .where(eq(openCalls.id, row.id));
}

/** Titles of those among the ids that are this artist's and not deleted. */
export async function ownTitles(orm: Orm, artistId: string, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await orm
    .select({ id: artworks.id, title: artworks.title })
    .from(artworks)
    .where(and(inArray(artworks.id, ids), eq(artworks.ownerId, artistId), isNull(artworks.deletedAt)));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

export const entryOf = async (orm: Orm, openCallId: string, artistId: string): Promise<EntryRow | undefined> =>
  (
    await orm
      .select()
      .from(openCallEntries)
      .where(and(eq(openCallEntries.openCallId, openCallId), eq(openCallEntries.artistId, artistId)))
  )[0];

/** Nothing when this artist has entered already. */
export const addEntry = async (orm: Orm, openCallId: string, artistId: string): Promise<EntryRow | undefined> =>
  (await orm.insert(openCallEntries).values({ openCallId, artistId }).onConflictDoNothing().returning())[0];

export async function touchEntry(orm: Orm, id: string): Promise<void> {
  await orm.update(openCallEntries).set({ updatedAt: sql`now()` }).where(eq(openCallEntries.id, id));
}

export async function removeEntry(orm: Orm, id: string): Promise<void> {
  await orm.delete(openCallEntries).where(eq(openCallEntries.id, id));
}

export async function putEntryWorks(orm: Orm, entryId: string, ids: string[]): Promise<void> {
  await orm.delete(openCallEntryArtworks).where(eq(openCallEntryArtworks.entryId, entryId));
  if (ids.length > 0)
    await orm
      .insert(openCallEntryArtworks)
      .values(ids.map((artworkId, position) => ({ entryId, artworkId, position })));
}

/** The works of entries in their order, without those that were deleted since. */
export async function worksOfEntries(orm: Orm, entryIds: string[]): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>(entryIds.map((id) => [id, []]));
  if (entryIds.length === 0) return found;
  const rows = await orm
    .select({ entryId: openCallEntryArtworks.entryId, artworkId: openCallEntryArtworks.artworkId })
    .from(openCallEntryArtworks)
    .innerJoin(artworks, eq(artworks.id, openCallEntryArtworks.artworkId))
    .where(and(inArray(openCallEntryArtworks.entryId, entryIds), isNull(artworks.deletedAt)))
    .orderBy(asc(openCallEntryArtworks.position), asc(openCallEntryArtworks.artworkId));
  for (const { entryId, artworkId } of rows) found.get(entryId)?.push(artworkId);
  return found;
}

export const entriesWithArtists = (orm: Orm, openCallId: string) =>
  orm
    .select({
      entry: openCallEntries,
      artist: {
        id: artists.id,
        localname: artists.localname,
        englishname: artists.englishname,
        email: sql<string | null>`coalesce(${artists.email}, ${users.email})`,
        mobile: artists.mobile,
        usercountryname: artists.usercountryname,
      },
    })
    .from(openCallEntries)
    .innerJoin(artists, eq(artists.id, openCallEntries.artistId))
    .leftJoin(users, eq(users.id, artists.userId))
    .where(eq(openCallEntries.openCallId, openCallId))
    .orderBy(asc(openCallEntries.createdAt), asc(openCallEntries.id));
