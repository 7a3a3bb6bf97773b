import { and, asc, count, eq, sql } from 'drizzle-orm';
import { artists } from '../artists/artists.table.ts';
import { openCallEntries } from '../open-calls/open-calls.table.ts';
import type { Orm } from '../platform/orm.ts';
import { juryLog, juryRoundEntries, juryRounds } from './juries.table.ts';

export const roundOf = async (orm: Orm, openCallId: string, id: string) =>
  (
    await orm
      .select({ id: juryRounds.id, name: juryRounds.name, phase: juryRounds.phase })
      .from(juryRounds)
      .where(and(eq(juryRounds.openCallId, openCallId), eq(juryRounds.id, id)))
  )[0];

interface Listed {
  id: string;
  number: number | null;
}
interface Part {
  limit: number;
  offset: number;
}
interface ListedPart {
  rows: Listed[];
  total: number;
}

const submitted = eq(openCallEntries.state, 'submitted');

/** The entries of a round in the order of its numbers, which tells nothing about the order they came in. */
export async function entriesOfRound(orm: Orm, roundId: string, part: Part): Promise<ListedPart> {
  const ofEntry = eq(openCallEntries.id, juryRoundEntries.entryId);
  const where = and(eq(juryRoundEntries.roundId, roundId), submitted);
  const rows = await orm
    .select({ id: openCallEntries.id, number: juryRoundEntries.number })
    .from(juryRoundEntries)
    .innerJoin(openCallEntries, ofEntry)
    .where(where)
    .orderBy(asc(juryRoundEntries.number))
    .limit(part.limit)
    .offset(part.offset);
  const [total] = await orm
    .select({ count: count() })
    .from(juryRoundEntries)
    .innerJoin(openCallEntries, ofEntry)
    .where(where);
  return { rows, total: total?.count ?? 0 };
}

/** All that were handed in, by the number of their receipt. */
export async function submittedEntries(orm: Orm, openCallId: string, part: Part): Promise<ListedPart> {
  const where = and(eq(openCallEntries.openCallId, openCallId), submitted);
  const rows = await orm
    .select({ id: openCallEntries.id, number: openCallEntries.number })
    .from(openCallEntries)
    .where(where)
    .orderBy(sql`${openCallEntries.number} nulls last`, asc(openCallEntries.createdAt), asc(openCallEntries.id))
    .limit(part.limit)
    .offset(part.offset);
  return { rows, total: await orm.$count(openCallEntries, where) };
}

export const entryWithArtist = async (orm: Orm, id: string) =>
  (
    await orm
      .select({
        answers: openCallEntries.answers,
        receipt: openCallEntries.number,
        localname: artists.localname,
        englishname: artists.englishname,
        country: artists.usercountryname,
      })
      .from(openCallEntries)
      .innerJoin(artists, eq(artists.id, openCallEntries.artistId))
      .where(eq(openCallEntries.id, id))
  )[0];

export async function logBooklet(orm: Orm, roundId: string, userId: string, details: object): Promise<void> {
  await orm.insert(juryLog).values({ roundId, userId, action: 'booklet.exported', details });
}
