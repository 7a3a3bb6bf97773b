import type { OwnScore } from '@hwarang/domain/juries/judging.contract';
import type { GivenScore } from '@hwarang/domain/juries/juries.contract';
import type { SealedScore } from '@hwarang/domain/juries/seal';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Orm } from '../platform/orm.ts';
import { jurors, juryRoundEntries, juryScores, jurySeals } from './juries.table.ts';

export type ScoreRow = typeof juryScores.$inferSelect;

export const ownScoreOf = ({ marks, vote, note, version, updatedAt }: ScoreRow): OwnScore => ({
  marks,
  vote,
  note,
  __v: version,
  updatedAt: updatedAt.toISOString(),
});

const by = (jurorId: string, entryId: string) => and(eq(juryScores.jurorId, jurorId), eq(juryScores.entryId, entryId));

export const scoreOf = async (orm: Orm, jurorId: string, entryId: string): Promise<ScoreRow | undefined> =>
  (await orm.select().from(juryScores).where(by(jurorId, entryId)))[0];

/** By entry. */
export async function scoresOfJuror(orm: Orm, jurorId: string): Promise<Map<string, ScoreRow>> {
  const rows = await orm.select().from(juryScores).where(eq(juryScores.jurorId, jurorId));
  return new Map(rows.map((row) => [row.entryId, row]));
}

export async function putScore(orm: Orm, jurorId: string, entryId: string, score: GivenScore): Promise<ScoreRow> {
  const [row] = await orm
    .insert(juryScores)
    .values({ jurorId, entryId, ...score })
    .onConflictDoUpdate({
      target: [juryScores.jurorId, juryScores.entryId],
      set: { ...score, version: sql`${juryScores.version} + 1`, updatedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('the score was not kept');
  return row;
}

/** Whether there was one. */
export async function removeScore(orm: Orm, jurorId: string, entryId: string): Promise<boolean> {
  return (await orm.delete(juryScores).where(by(jurorId, entryId))).rowCount === 1;
}

export async function removeScoresOfJuror(orm: Orm, jurorId: string): Promise<number> {
  return (await orm.delete(juryScores).where(eq(juryScores.jurorId, jurorId))).rowCount ?? 0;
}

/** All scores of a round with who gave them, by juror. */
export const scoresOfRound = (orm: Orm, roundId: string) =>
  orm
    .select({ score: juryScores, juror: jurors.name })
    .from(juryScores)
    .innerJoin(jurors, eq(jurors.id, juryScores.jurorId))
    .where(eq(jurors.roundId, roundId))
    .orderBy(asc(jurors.name), asc(jurors.id));

/** How many each juror has given, and when the last one. */
export const scoreCounts = (orm: Orm, roundId: string) =>
  orm
    .select({
      jurorId: juryScores.jurorId,
      count: sql<number>`count(*)`.mapWith(Number),
      lastAt: sql<Date>`max(${juryScores.updatedAt})`.mapWith(juryScores.updatedAt),
    })
    .from(juryScores)
    .innerJoin(jurors, eq(jurors.id, juryScores.jurorId))
    .where(eq(jurors.roundId, roundId))
    .groupBy(juryScores.jurorId);

/** A salt for each score of a round: 122 random bits of the database's own. */
export async function saltScores(orm: Orm, roundId: string): Promise<SealedScore[]> {
  const rows = await orm
    .update(juryScores)
    .set({ salt: sql`replace(gen_random_uuid()::text, '-', '')` })
    .from(jurors)
    .innerJoin(juryRoundEntries, eq(juryRoundEntries.roundId, jurors.roundId))
    .where(
      and(
        eq(jurors.id, juryScores.jurorId),
        eq(jurors.roundId, roundId),
        eq(juryRoundEntries.entryId, juryScores.entryId),
      ),
    )
    .returning({
      number: juryRoundEntries.number,
      marks: juryScores.marks,
      vote: juryScores.vote,
      salt: juryScores.salt,
    });
  return rows.map(({ number, marks, vote, salt }) => ({
    round: roundId,
    entry: number,
    marks,
    vote,
    salt: salt ?? '',
  }));
}

export async function keepSeal(orm: Orm, roundId: string, leaves: string[], seal: string): Promise<void> {
  await orm.insert(jurySeals).values({ roundId, leaves, seal });
}
