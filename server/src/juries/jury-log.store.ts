import { erasedName } from '@hwarang/domain/audit/erased-name';
import type { JuryAction, JuryLogEntry } from '@hwarang/domain/juries/rounds.contract';
import { and, desc, eq } from 'drizzle-orm';
import { users } from '../accounts/accounts.table.ts';
import type { Caller } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import { juryLog, juryRoundEntries } from './juries.table.ts';

/**
 * Writes down who saw or changed what of a round: a change in its own transaction, so that none goes unnoted. Details name no person: the
 * log outlives accounts.
 */
export async function noteInJuryLog(
  orm: Orm,
  caller: Caller,
  roundId: string,
  action: JuryAction,
  { entryId = null, details = null }: { entryId?: string | null; details?: object | null } = {},
): Promise<void> {
  await orm.insert(juryLog).values({ roundId, userId: caller.userId ?? '', action, entryId, details });
}

/** Newest first. */
export async function juryLogOf(
  orm: Orm,
  roundId: string,
  { limit, start }: { limit: number; start: number },
): Promise<JuryLogEntry[]> {
  const rows = await orm
    .select({ line: juryLog, username: users.username, number: juryRoundEntries.number })
    .from(juryLog)
    .leftJoin(users, eq(users.id, juryLog.userId))
    .leftJoin(
      juryRoundEntries,
      and(eq(juryRoundEntries.roundId, juryLog.roundId), eq(juryRoundEntries.entryId, juryLog.entryId)),
    )
    .where(eq(juryLog.roundId, roundId))
    .orderBy(desc(juryLog.createdAt), desc(juryLog.id))
    .limit(limit)
    .offset(start);
  return rows.map(({ line, username, number }) => ({
    id: line.id,
    at: line.createdAt.toISOString(),
    user: { id: line.userId, username: username ?? erasedName(line.userId) },
    action: line.action,
    entry: number,
    details: line.details,
  }));
}
