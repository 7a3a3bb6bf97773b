import { randomBytes } from 'node:crypto';
import { isId } from '@hwarang/domain/ids';
import type { RoundPhase } from '@hwarang/domain/juries/juries.contract';
import type { JuryRound, NewRound, RoundChange } from '@hwarang/domain/juries/rounds.contract';
import type { Question } from '@hwarang/domain/open-calls/questions';
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { openCallEntries, openCalls } from '../open-calls/open-calls.table.ts';
import type { Orm } from '../platform/orm.ts';
import { jurors, juryRoundEntries, juryRounds, jurySeals } from './juries.table.ts';

export type RoundRow = typeof juryRounds.$inferSelect;

const entries = sql<number>`(select count(*) from ${juryRoundEntries} where ${juryRoundEntries.roundId} = ${juryRounds.id})`;
const members = sql<number>`(select count(*) from ${jurors} where ${jurors.roundId} = ${juryRounds.id} and ${jurors.removedAt} is null)`;

async function answers(orm: Orm, where: SQL | undefined): Promise<JuryRound[]> {
  const rows = await orm
    .select({
      round: juryRounds,
      entries: entries.mapWith(Number),
      jurors: members.mapWith(Number),
      seal: jurySeals.seal,
    })
    .from(juryRounds)
    .innerJoin(openCalls, eq(openCalls.id, juryRounds.openCallId))
    .leftJoin(jurySeals, eq(jurySeals.roundId, juryRounds.id))
    .where(where)
    .orderBy(asc(juryRounds.position));
  return rows.map(({ round, ...counts }) => ({
    id: round.id,
    position: round.position,
    name: round.name,
    phase: round.phase,
    blind: round.blind,
    method: round.method,
    criteria: round.criteria,
    scale: round.scale,
    ...counts,
    __v: round.version,
    createdAt: round.createdAt.toISOString(),
    updatedAt: round.updatedAt.toISOString(),
  }));
}

export const roundsOfCall = (orm: Orm, slug: string): Promise<JuryRound[]> => answers(orm, eq(openCalls.slug, slug));

export const roundAnswer = async (orm: Orm, slug: string, id: string): Promise<JuryRound | undefined> =>
  isId(id) ? (await answers(orm, and(eq(openCalls.slug, slug), eq(juryRounds.id, id))))[0] : undefined;

/** Held until the transaction ends: scores are written under 'share', phases change under 'update', so none slips past the seal. */
export async function holdRound(orm: Orm, id: string, how: 'share' | 'update'): Promise<RoundRow | undefined> {
  return isId(id) ? (await orm.select().from(juryRounds).where(eq(juryRounds.id, id)).for(how))[0] : undefined;
}

export async function addRound(orm: Orm, openCallId: string, position: number, given: NewRound): Promise<string> {
  const seed = randomBytes(32).toString('hex');
  const [made] = await orm
    .insert(juryRounds)
    .values({ ...given, openCallId, position, seed })
    .returning();
  if (!made) throw new Error('the round was not made');
  return made.id;
}

export async function changeRound(
  orm: Orm,
  round: RoundRow,
  change: Omit<RoundChange, '__v'> & { phase?: RoundPhase },
): Promise<void> {
  await orm
    .update(juryRounds)
    .set({ ...change, version: round.version + 1, updatedAt: sql`now()` })
    .where(eq(juryRounds.id, round.id));
}

export async function removeRound(orm: Orm, id: string): Promise<void> {
  await orm.delete(juryRounds).where(eq(juryRounds.id, id));
}

/** Ids of all entries of a call that were handed in, or of those among the given ones. */
export async function handedIn(orm: Orm, openCallId: string, among?: readonly string[]): Promise<string[]> {
  const rows = await orm
    .select({ id: openCallEntries.id })
    .from(openCallEntries)
    .where(
      and(
        eq(openCallEntries.openCallId, openCallId),
        eq(openCallEntries.state, 'submitted'),
        ...(among ? [inArray(openCallEntries.id, [...among])] : []),
      ),
    );
  return rows.map(({ id }) => id);
}

/** In this order, from 1. */
export async function addRoundEntries(orm: Orm, roundId: string, entryIds: readonly string[]): Promise<void> {
  await orm
    .insert(juryRoundEntries)
    .values(entryIds.map((entryId, index) => ({ roundId, entryId, number: index + 1 })));
}

/** What entrants were asked. */
export async function questionsOf(orm: Orm, { openCallId }: RoundRow): Promise<Question[]> {
  const [call] = await orm
    .select({ questions: openCalls.questions })
    .from(openCalls)
    .where(eq(openCalls.id, openCallId));
  return call?.questions ?? [];
}

/** The jury has begun: from now on the call takes no entries by its clock. */
export async function beginJudging(orm: Orm, openCallId: string): Promise<void> {
  await orm
    .update(openCalls)
    .set({ stage: 'judging', version: sql`${openCalls.version} + 1`, updatedAt: sql`now()` })
    .where(and(eq(openCalls.id, openCallId), eq(openCalls.stage, 'published')));
}
