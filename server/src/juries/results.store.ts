import type { Decision } from '@hwarang/domain/juries/results.contract';
import type { JuryAction } from '@hwarang/domain/juries/rounds.contract';
import { and, asc, count, eq, inArray, isNotNull, or, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import { openCallEntries, openCallEntryArtworks, openCalls } from '../open-calls/open-calls.table.ts';
import { mails } from '../platform/mail.table.ts';
import type { Email } from '../platform/mail-message.ts';
import type { Orm } from '../platform/orm.ts';
import { jurors, juryConflicts, juryLog, juryRoundEntries, juryRounds, juryScores, jurySeals } from './juries.table.ts';

export type RoundRow = typeof juryRounds.$inferSelect;
export type EntryRow = typeof openCallEntries.$inferSelect;
export type SubmittedEntry = Awaited<ReturnType<typeof submittedEntries>>[number];

export const roundsOfCall = (orm: Orm, openCallId: string): Promise<RoundRow[]> =>
  orm.select().from(juryRounds).where(eq(juryRounds.openCallId, openCallId)).orderBy(asc(juryRounds.position));

/** What was handed in and not withdrawn, with whom to tell; in the order of the receipts. */
export const submittedEntries = (orm: Orm, openCallId: string) =>
  orm
    .select({
      entry: openCallEntries,
      artist: { id: artists.id, localname: artists.localname, englishname: artists.englishname },
      email: sql<string | null>`coalesce(${users.email}, ${artists.email})`,
      language: users.language,
      userId: users.id,
    })
    .from(openCallEntries)
    .innerJoin(artists, eq(artists.id, openCallEntries.artistId))
    .leftJoin(users, eq(users.id, artists.userId))
    .where(and(eq(openCallEntries.openCallId, openCallId), eq(openCallEntries.state, 'submitted')))
    .orderBy(sql`${openCallEntries.number} nulls last`, asc(openCallEntries.createdAt), asc(openCallEntries.id));

/** Titles as they were handed in, by the entry; of works of earlier versions the title they have, as long as they have one. */
export async function titlesOfEntries(orm: Orm, openCallId: string): Promise<Map<string, string[]>> {
  const rows = await orm
    .select({
      entryId: openCallEntryArtworks.entryId,
      title: sql<string>`coalesce(${openCallEntryArtworks.facts} ->> 'title', ${artworks.title})`,
    })
    .from(openCallEntryArtworks)
    .innerJoin(openCallEntries, eq(openCallEntries.id, openCallEntryArtworks.entryId))
    .leftJoin(artworks, eq(artworks.id, openCallEntryArtworks.artworkId))
    .where(
      and(
        eq(openCallEntries.openCallId, openCallId),
        or(isNotNull(openCallEntryArtworks.facts), isNotNull(artworks.id)),
      ),
    )
    .orderBy(asc(openCallEntryArtworks.position), asc(openCallEntryArtworks.artworkId));
  const found = new Map<string, string[]>();
  for (const { entryId, title } of rows) found.set(entryId, [...(found.get(entryId) ?? []), title]);
  return found;
}

/** The numbers that a round gave its entries, by the entry. */
export async function numbersOfRound(orm: Orm, roundId: string): Promise<Map<string, number>> {
  const rows = await orm.select().from(juryRoundEntries).where(eq(juryRoundEntries.roundId, roundId));
  return new Map(rows.map(({ entryId, number }) => [entryId, number]));
}

/** Of a juror who was removed, or is too close to the entry, nothing counts. */
const counts = sql<boolean>`${jurors.removedAt} is null and not exists (select from ${juryConflicts}
  where ${juryConflicts.jurorId} = ${juryScores.jurorId} and ${juryConflicts.entryId} = ${juryScores.entryId}
  and ${juryConflicts.state} in ('proposed', 'recused'))`;

export const countedScores = (orm: Orm, roundId: string) =>
  orm
    .select({
      juror: jurors.id,
      name: jurors.name,
      entry: juryScores.entryId,
      marks: juryScores.marks,
      vote: juryScores.vote,
    })
    .from(juryScores)
    .innerJoin(jurors, eq(jurors.id, juryScores.jurorId))
    .where(and(eq(jurors.roundId, roundId), counts))
    .orderBy(asc(jurors.createdAt), asc(jurors.id));

/** The sealed scores of one entry. In the order of their salts, which are drawn by lot: it tells nothing of the jurors. */
export const sealedScores = (orm: Orm, entryId: string) =>
  orm
    .select({
      roundId: jurors.roundId,
      marks: juryScores.marks,
      vote: juryScores.vote,
      salt: sql<string>`${juryScores.salt}`,
      counted: counts,
    })
    .from(juryScores)
    .innerJoin(jurors, eq(jurors.id, juryScores.jurorId))
    .where(and(eq(juryScores.entryId, entryId), isNotNull(juryScores.salt)))
    .orderBy(asc(juryScores.salt));

export const sealsOfCall = (orm: Orm, openCallId: string) =>
  orm
    .select({ seal: jurySeals, name: juryRounds.name })
    .from(jurySeals)
    .innerJoin(juryRounds, eq(juryRounds.id, jurySeals.roundId))
    .where(eq(juryRounds.openCallId, openCallId))
    .orderBy(asc(juryRounds.position));

export const submittedEntriesById = (orm: Orm, openCallId: string, ids: string[]): Promise<EntryRow[]> =>
  orm
    .select()
    .from(openCallEntries)
    .where(
      and(
        inArray(openCallEntries.id, ids),
        eq(openCallEntries.openCallId, openCallId),
        eq(openCallEntries.state, 'submitted'),
      ),
    );

/** All in one statement: a call may have a thousand entries. */
export async function putDecisions(orm: Orm, decisions: readonly Decision[]): Promise<void> {
  await orm.execute(sql`
    update open_call_entries entry set outcome = given.outcome, place = given.place, reason = given.reason,
      feedback = given.feedback, decision_version = entry.decision_version + 1
    from jsonb_to_recordset(${JSON.stringify(decisions)}::jsonb)
      as given (entry char(24), outcome text, place int, reason text, feedback text)
    where entry.id = given.entry`);
}

export async function countWinners(orm: Orm, openCallId: string): Promise<number> {
  const [row] = await orm
    .select({ winners: count() })
    .from(openCallEntries)
    .where(
      and(
        eq(openCallEntries.openCallId, openCallId),
        eq(openCallEntries.state, 'submitted'),
        eq(openCallEntries.outcome, 'winner'),
      ),
    );
  return row?.winners ?? 0;
}

/** Answers when. */
export async function markPublished(orm: Orm, openCallId: string, showReserve: boolean): Promise<Date> {
  const [row] = await orm
    .update(openCalls)
    .set({
      stage: 'decided',
      publishedAt: sql`now()`,
      showReserve,
      version: sql`${openCalls.version} + 1`,
      updatedAt: sql`now()`,
    })
    .where(eq(openCalls.id, openCallId))
    .returning({ at: openCalls.publishedAt });
  if (!row?.at) throw new Error('the call is gone in its own transaction');
  return row.at;
}

const mailsAtOnce = 100;

export async function enqueueMails(orm: Orm, all: readonly (Email & { recipient: string })[]): Promise<void> {
  for (let at = 0; at < all.length; at += mailsAtOnce) await orm.insert(mails).values(all.slice(at, at + mailsAtOnce));
}

/** Entries with an outcome that everyone hears of, by place. */
export const decidedEntries = (orm: Orm, openCallId: string) =>
  orm
    .select({
      id: openCallEntries.id,
      artistId: openCallEntries.artistId,
      outcome: openCallEntries.outcome,
      place: openCallEntries.place,
    })
    .from(openCallEntries)
    .where(
      and(
        eq(openCallEntries.openCallId, openCallId),
        eq(openCallEntries.state, 'submitted'),
        inArray(openCallEntries.outcome, ['winner', 'reserve']),
      ),
    )
    .orderBy(sql`${openCallEntries.place} nulls last`, sql`${openCallEntries.number} nulls last`);

export async function keepExhibition(orm: Orm, openCallId: string, exhibitionId: string): Promise<void> {
  await orm
    .update(openCalls)
    .set({ exhibitionId, version: sql`${openCalls.version} + 1`, updatedAt: sql`now()` })
    .where(eq(openCalls.id, openCallId));
}

interface Logged {
  roundId: string;
  userId: string;
  action: JuryAction;
  entryId?: string;
}

/** In the log of the round, which takes no other change. */
export async function logAll(orm: Orm, all: readonly Logged[]): Promise<void> {
  if (all.length > 0) await orm.insert(juryLog).values([...all]);
}
