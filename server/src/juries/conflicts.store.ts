import type { ConflictGround, ConflictState } from '@hwarang/domain/juries/juries.contract';
import type { Conflict } from '@hwarang/domain/juries/rounds.contract';
import { and, asc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import { artists } from '../artists/artists.table.ts';
import { openCallEntries } from '../open-calls/open-calls.table.ts';
import type { Orm } from '../platform/orm.ts';
import { jurors, juryConflicts, juryRoundEntries } from './juries.table.ts';

export type ConflictRow = typeof juryConflicts.$inferSelect;

const inRound = (roundId: string): SQL | undefined =>
  and(eq(juryRoundEntries.roundId, roundId), eq(openCallEntries.state, 'submitted'));

/** An entry of a round, before one juror. */
export interface RoundEntry {
  entryId: string;
  number: number;
  artist: { id: string; localname: string; englishname: string };
  conflict: ConflictRow | null;
}

const entryColumns = {
  entryId: juryRoundEntries.entryId,
  number: juryRoundEntries.number,
  artist: { id: artists.id, localname: artists.localname, englishname: artists.englishname },
  conflict: juryConflicts,
};

/** Every entry of a round that is still handed in, with what keeps this juror out of it. */
export const entriesBefore = (orm: Orm, roundId: string, jurorId: string): Promise<RoundEntry[]> =>
  orm
    .select(entryColumns)
    .from(juryRoundEntries)
    .innerJoin(openCallEntries, eq(openCallEntries.id, juryRoundEntries.entryId))
    .innerJoin(artists, eq(artists.id, openCallEntries.artistId))
    .leftJoin(
      juryConflicts,
      and(eq(juryConflicts.entryId, juryRoundEntries.entryId), eq(juryConflicts.jurorId, jurorId)),
    )
    .where(inRound(roundId))
    .orderBy(asc(juryRoundEntries.number));

/** One of those that this juror may see. */
export async function entryBefore(
  orm: Orm,
  roundId: string,
  jurorId: string,
  number: number,
): Promise<{ entryId: string; number: number } | undefined> {
  const [found] = await orm
    .select({ entryId: juryRoundEntries.entryId, number: juryRoundEntries.number })
    .from(juryRoundEntries)
    .innerJoin(openCallEntries, eq(openCallEntries.id, juryRoundEntries.entryId))
    .leftJoin(
      juryConflicts,
      and(eq(juryConflicts.entryId, juryRoundEntries.entryId), eq(juryConflicts.jurorId, jurorId)),
    )
    .where(
      and(
        inRound(roundId),
        eq(juryRoundEntries.number, number),
        or(isNull(juryConflicts.state), eq(juryConflicts.state, 'cleared')),
      ),
    );
  return found;
}

export const isIn = async (orm: Orm, roundId: string, entryId: string): Promise<boolean> =>
  (
    await orm
      .select({ entryId: juryRoundEntries.entryId })
      .from(juryRoundEntries)
      .where(and(eq(juryRoundEntries.roundId, roundId), eq(juryRoundEntries.entryId, entryId)))
  ).length > 0;

export const conflictOf = async (orm: Orm, jurorId: string, entryId: string): Promise<ConflictRow | undefined> =>
  (
    await orm
      .select()
      .from(juryConflicts)
      .where(and(eq(juryConflicts.jurorId, jurorId), eq(juryConflicts.entryId, entryId)))
  )[0];

/** What the server has found. What somebody has decided already stays. */
export async function proposeConflicts(
  orm: Orm,
  found: readonly { jurorId: string; entryId: string; state: ConflictState; grounds: ConflictGround[] }[],
): Promise<void> {
  if (found.length > 0)
    await orm
      .insert(juryConflicts)
      .values([...found])
      .onConflictDoNothing();
}

export async function putConflict(
  orm: Orm,
  jurorId: string,
  entryId: string,
  { state, reason, ground }: { state: ConflictState; reason: string; ground?: ConflictGround },
): Promise<void> {
  const grounds = ground
    ? sql`${juryConflicts.grounds} - ${ground}::text || ${JSON.stringify([ground])}::jsonb`
    : undefined;
  await orm
    .insert(juryConflicts)
    .values({ jurorId, entryId, state, reason, grounds: ground ? [ground] : [] })
    .onConflictDoUpdate({
      target: [juryConflicts.jurorId, juryConflicts.entryId],
      set: { state, reason, updatedAt: sql`now()`, ...(grounds ? { grounds } : {}) },
    });
}

/** As curators see them; of one juror and entry when they are named. */
export async function conflictsOfRound(
  orm: Orm,
  roundId: string,
  one?: { jurorId: string; entryId: string },
): Promise<Conflict[]> {
  const rows = await orm
    .select({ juror: { id: jurors.id, name: jurors.name }, ...entryColumns, conflict: juryConflicts })
    .from(juryConflicts)
    .innerJoin(jurors, eq(jurors.id, juryConflicts.jurorId))
    .innerJoin(
      juryRoundEntries,
      and(eq(juryRoundEntries.entryId, juryConflicts.entryId), eq(juryRoundEntries.roundId, jurors.roundId)),
    )
    .innerJoin(openCallEntries, eq(openCallEntries.id, juryConflicts.entryId))
    .innerJoin(artists, eq(artists.id, openCallEntries.artistId))
    .where(
      and(
        eq(jurors.roundId, roundId),
        ...(one ? [eq(juryConflicts.jurorId, one.jurorId), eq(juryConflicts.entryId, one.entryId)] : []),
      ),
    )
    .orderBy(asc(jurors.createdAt), asc(jurors.id), asc(juryRoundEntries.number));
  return rows.map(({ juror, entryId, number, artist, conflict }) => ({
    juror,
    entry: { id: entryId, number, artist },
    state: conflict.state,
    grounds: conflict.grounds,
    reason: conflict.reason,
    updatedAt: conflict.updatedAt.toISOString(),
  }));
}

/** How many entries keep each juror of a round out, by juror and state. */
export const conflictCounts = (orm: Orm, roundId: string) =>
  orm
    .select({
      jurorId: juryConflicts.jurorId,
      state: juryConflicts.state,
      count: sql<number>`count(*)`.mapWith(Number),
    })
    .from(juryConflicts)
    .innerJoin(jurors, eq(jurors.id, juryConflicts.jurorId))
    .innerJoin(openCallEntries, eq(openCallEntries.id, juryConflicts.entryId))
    .where(and(eq(jurors.roundId, roundId), eq(openCallEntries.state, 'submitted'), ne(juryConflicts.state, 'cleared')))
    .groupBy(juryConflicts.jurorId, juryConflicts.state);
