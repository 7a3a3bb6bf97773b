import type { OpenCallChange } from '@hwarang/domain/open-calls/open-calls.contract';
import { weFly } from '@hwarang/domain/open-calls/we-fly';
import { and, asc, count, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import type { Orm } from '../platform/orm.ts';
import { openCallEntries, openCallEntryArtworks, openCallFiles, openCalls } from './open-calls.table.ts';

export type OpenCallRow = typeof openCalls.$inferSelect;
export type NewOpenCallRow = typeof openCalls.$inferInsert;

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
  const { title, lead, notice, prizes, fee } = { ...row.texts, ...change };
  await orm
    .update(openCalls)
    .set({
      texts: { title, lead, notice, prizes, fee },
      winners: change.winners ?? row.winners,
      mostWorks: change.most_works ?? row.mostWorks,
      opensOn: change.opens_on ?? row.opensOn,
      closesOn: change.closes_on ?? row.closesOn,
      resultsOn: change.results_on ?? row.resultsOn,
      closed: change.closed ?? row.closed,
      stage: change.stage ?? row.stage,
      heldOpen: change.held_open ?? row.heldOpen,
      graceMinutes: change.grace_minutes ?? row.graceMinutes,
      eligibility: change.eligibility ?? row.eligibility,
      questions: change.questions ?? row.questions,
      images: change.images ?? row.images,
      version: row.version + 1,
      updatedAt: sql`now()`,
    })
    .where(eq(openCalls.id, row.id));
}

/** Nothing when another call has this name. */
export const addOpenCall = async (orm: Orm, row: NewOpenCallRow): Promise<OpenCallRow | undefined> =>
  (await orm.insert(openCalls).values(row).onConflictDoNothing().returning())[0];

export async function removeOpenCall(orm: Orm, id: string): Promise<void> {
  await orm.delete(openCalls).where(eq(openCalls.id, id));
}

export const hasEntries = async (orm: Orm, openCallId: string): Promise<boolean> =>
  (await orm.$count(openCallEntries, eq(openCallEntries.openCallId, openCallId))) > 0;

/** Entries that were handed in, by call. */
export async function entryCounts(orm: Orm): Promise<Map<string, number>> {
  const rows = await orm
    .select({ id: openCallEntries.openCallId, entries: count() })
    .from(openCallEntries)
    .where(eq(openCallEntries.state, 'submitted'))
    .groupBy(openCallEntries.openCallId);
  return new Map(rows.map(({ id, entries }) => [id, entries]));
}

/** Questions that somebody has answered, be it in a draft. */
export async function answeredQuestions(orm: Orm, openCallId: string): Promise<Set<string>> {
  const { rows } = await orm.execute<{ question: string }>(sql`
    select distinct given.key as question
    from ${openCallEntries} entry
    cross join lateral (
      select * from jsonb_each(entry.answers) union all select * from jsonb_each(coalesce(entry.draft->'answers', '{}'))
    ) given
    where entry.open_call_id = ${openCallId} and given.value not in ('null', '""')`);
  return new Set(rows.map(({ question }) => question));
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

/** What was handed in, withdrawn or not. */
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
    .where(and(eq(openCallEntries.openCallId, openCallId), ne(openCallEntries.state, 'draft')))
    .orderBy(asc(openCallEntries.createdAt), asc(openCallEntries.id));

/** The names of all files that answer questions, by their ids. */
export async function fileNamesOfCall(orm: Orm, openCallId: string): Promise<Map<string, string>> {
  const rows = await orm
    .select({ id: openCallFiles.id, name: openCallFiles.name })
    .from(openCallFiles)
    .innerJoin(openCallEntries, eq(openCallEntries.id, openCallFiles.entryId))
    .where(eq(openCallEntries.openCallId, openCallId));
  return new Map(rows.map(({ id, name }) => [id, name]));
}
