import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { artists } from '../artists/artists.table.ts';
import { openCallEntries, openCalls } from '../open-calls/open-calls.table.ts';
import type { Orm } from '../platform/orm.ts';
import {
  jurors,
  juryConflicts,
  juryDrafts,
  juryLog,
  juryRoundEntries,
  juryRounds,
  juryScores,
} from './juries.table.ts';

const names = { localname: artists.localname, englishname: artists.englishname };
const declared = sql`${juryConflicts.grounds} @> '["declared"]'::jsonb`;

/**
 * Everything somebody has declared, scored and noted as a juror, for the archive of their account. It tells no more than the juror was shown:
 * of a blind round no names, and the number of an entry that was stepped back from only where the juror did so by its number. Were the numbers
 * of declared artists here too, they would tell whose entries these are.
 */
export async function juryArchiveOf(orm: Orm, userId: string) {
  const rounds = await orm
    .select({
      juror: jurors,
      call: openCalls.slug,
      title: sql<{ ko: string; en: string }>`${openCalls.texts} -> 'title'`,
      round: juryRounds,
    })
    .from(jurors)
    .innerJoin(juryRounds, eq(juryRounds.id, jurors.roundId))
    .innerJoin(openCalls, eq(openCalls.id, juryRounds.openCallId))
    .where(eq(jurors.userId, userId))
    .orderBy(asc(jurors.createdAt), asc(jurors.id));
  const answer = [];
  for (const { juror, round, call, title } of rounds)
    answer.push({
      ...{ call, title, round: round.name, blind: round.blind, phase: round.phase },
      ...{ name: juror.name, email: juror.email, acceptedAt: juror.acceptedAt, removedAt: juror.removedAt },
      ...{ namesDeclaredAt: juror.namesDeclaredAt, declaredAt: juror.declaredAt },
      declared: await declaredBy(orm, userId, juror.id, round),
      scores: await scoresBy(orm, juror.id, round),
      begun: await begunBy(orm, juror.id, round),
    });
  return answer;
}

interface Round {
  id: string;
  blind: boolean;
}

async function declaredBy(orm: Orm, userId: string, jurorId: string, { id, blind }: Round) {
  const byNumber = orm
    .select({ entryId: juryLog.entryId })
    .from(juryLog)
    .where(and(eq(juryLog.roundId, id), eq(juryLog.userId, userId), eq(juryLog.action, 'entry.recused')));
  const rows = await orm
    .select({
      number: juryRoundEntries.number,
      isKnown: sql<boolean>`${inArray(juryConflicts.entryId, byNumber)}`,
      artist: names,
      state: juryConflicts.state,
      reason: juryConflicts.reason,
      changedAt: juryConflicts.updatedAt,
    })
    .from(juryConflicts)
    .innerJoin(
      juryRoundEntries,
      and(eq(juryRoundEntries.roundId, id), eq(juryRoundEntries.entryId, juryConflicts.entryId)),
    )
    .innerJoin(openCallEntries, eq(openCallEntries.id, juryConflicts.entryId))
    .innerJoin(artists, eq(artists.id, openCallEntries.artistId))
    .where(and(eq(juryConflicts.jurorId, jurorId), declared))
    .orderBy(asc(juryConflicts.updatedAt), asc(juryConflicts.entryId));
  return rows.map(({ number, isKnown, artist, ...rest }) => ({
    entry: !blind || isKnown ? number : null,
    artist: blind ? null : artist,
    ...rest,
  }));
}

async function scoresBy(orm: Orm, jurorId: string, { id, blind }: Round) {
  const rows = await orm
    .select({
      entry: juryRoundEntries.number,
      artist: names,
      marks: juryScores.marks,
      vote: juryScores.vote,
      note: juryScores.note,
      sealed: sql<boolean>`${juryScores.salt} is not null`,
      givenAt: juryScores.createdAt,
      changedAt: juryScores.updatedAt,
    })
    .from(juryScores)
    .innerJoin(
      juryRoundEntries,
      and(eq(juryRoundEntries.roundId, id), eq(juryRoundEntries.entryId, juryScores.entryId)),
    )
    .innerJoin(openCallEntries, eq(openCallEntries.id, juryScores.entryId))
    .innerJoin(artists, eq(artists.id, openCallEntries.artistId))
    .where(eq(juryScores.jurorId, jurorId))
    .orderBy(asc(juryRoundEntries.number));
  return rows.map(({ artist, ...score }) => ({ ...score, artist: blind ? null : artist }));
}

/** Scores that lack something yet. */
const begunBy = (orm: Orm, jurorId: string, { id }: Round) =>
  orm
    .select({
      entry: juryRoundEntries.number,
      marks: juryDrafts.marks,
      note: juryDrafts.note,
      changedAt: juryDrafts.updatedAt,
    })
    .from(juryDrafts)
    .innerJoin(
      juryRoundEntries,
      and(eq(juryRoundEntries.roundId, id), eq(juryRoundEntries.entryId, juryDrafts.entryId)),
    )
    .where(eq(juryDrafts.jurorId, jurorId))
    .orderBy(asc(juryRoundEntries.number));
