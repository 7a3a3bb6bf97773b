import type { OwnScore, ScoreDraft } from '@hwarang/domain/juries/judging.contract';
import type { GivenScore } from '@hwarang/domain/juries/juries.contract';
import type { SealedScore } from '@hwarang/domain/juries/seal';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Orm } from '../platform/orm.ts';
import { jurors, juryDrafts, juryRoundEntries, juryScores, jurySeals } from './juries.table.ts';

type ScoreRow = typeof juryScores.$inferSelect;
type DraftRow = typeof juryDrafts.$inferSelect;

const ownScoreOf = ({ marks, vote, note, version, updatedAt }: ScoreRow): OwnScore => ({
  marks,
  vote,
  note,
  __v: version,
  updatedAt: updatedAt.toISOString(),
});

const draftAnswer = ({ marks, note, version, updatedAt }: DraftRow): ScoreDraft => ({
  marks,
  note,
  __v: version,
  updatedAt: updatedAt.toISOString(),
});

/** What a juror has given for an entry, or begun to give: never both. */
interface Own {
  score: OwnScore | null;
  draft: ScoreDraft | null;
}
const nothing: Own = { score: null, draft: null };

const by = (jurorId: string, entryId: string) => and(eq(juryScores.jurorId, jurorId), eq(juryScores.entryId, entryId));

const draftBy = (jurorId: string, entryId: string) =>
  and(eq(juryDrafts.jurorId, jurorId), eq(juryDrafts.entryId, entryId));

export async function ownOf(orm: Orm, jurorId: string, entryId: string): Promise<Own> {
  const [score] = await orm.select().from(juryScores).where(by(jurorId, entryId));
  const [draft] = await orm.select().from(juryDrafts).where(draftBy(jurorId, entryId));
  return { score: score ? ownScoreOf(score) : null, draft: draft ? draftAnswer(draft) : null };
}

/** By entry. */
export async function scoresOfJuror(orm: Orm, jurorId: string): Promise<Map<string, ScoreRow>> {
  const rows = await orm.select().from(juryScores).where(eq(juryScores.jurorId, jurorId));
  return new Map(rows.map((row) => [row.entryId, row]));
}

/** What the juror has given and begun, asked for by entry. */
export async function allOwn(orm: Orm, jurorId: string): Promise<(entryId: string) => Own> {
  const scores = await scoresOfJuror(orm, jurorId);
  const drafts = await orm.select().from(juryDrafts).where(eq(juryDrafts.jurorId, jurorId));
  const own = new Map(drafts.map((row) => [row.entryId, { ...nothing, draft: draftAnswer(row) }]));
  return (entryId) => {
    const score = scores.get(entryId);
    return score ? { ...nothing, score: ownScoreOf(score) } : (own.get(entryId) ?? nothing);
  };
}

/** In the place of the one before or of what was begun; `version` goes on from those. */
export async function putScore(
  orm: Orm,
  { jurorId, entryId, version }: { jurorId: string; entryId: string; version: number },
  score: GivenScore,
): Promise<OwnScore> {
  await orm.delete(juryDrafts).where(draftBy(jurorId, entryId));
  const [row] = await orm
    .insert(juryScores)
    .values({ jurorId, entryId, version, ...score })
    .onConflictDoUpdate({
      target: [juryScores.jurorId, juryScores.entryId],
      set: { ...score, version, updatedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('the score was not kept');
  return ownScoreOf(row);
}

/** The same for a score that lacks something: one that was whole before is taken back. */
export async function putDraft(
  orm: Orm,
  { jurorId, entryId, version }: { jurorId: string; entryId: string; version: number },
  { marks, note }: Pick<GivenScore, 'marks' | 'note'>,
): Promise<ScoreDraft> {
  await orm.delete(juryScores).where(by(jurorId, entryId));
  const [row] = await orm
    .insert(juryDrafts)
    .values({ jurorId, entryId, version, marks, note })
    .onConflictDoUpdate({
      target: [juryDrafts.jurorId, juryDrafts.entryId],
      set: { marks, note, version, updatedAt: sql`now()` },
    })
    .returning();
  if (!row) throw new Error('the draft was not kept');
  return draftAnswer(row);
}

/** Whether there was a score; what was only begun goes too. */
export async function removeScore(orm: Orm, jurorId: string, entryId: string): Promise<boolean> {
  await orm.delete(juryDrafts).where(draftBy(jurorId, entryId));
  return (await orm.delete(juryScores).where(by(jurorId, entryId))).rowCount === 1;
}

export async function removeScoresOfJuror(orm: Orm, jurorId: string): Promise<number> {
  await orm.delete(juryDrafts).where(eq(juryDrafts.jurorId, jurorId));
  return (await orm.delete(juryScores).where(eq(juryScores.jurorId, jurorId))).rowCount ?? 0;
}

/** When scores are sealed, what was not given by then is nothing. */
export async function removeDrafts(orm: Orm, roundId: string): Promise<void> {
  const ofRound = orm.select({ id: jurors.id }).from(jurors).where(eq(jurors.roundId, roundId));
  await orm.delete(juryDrafts).where(inArray(juryDrafts.jurorId, ofRound));
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
