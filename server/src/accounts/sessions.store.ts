import { and, eq, gt, lt, type SQL, type SQLWrapper } from 'drizzle-orm';
import type { Caller } from '../platform/caller.ts';
import type { Orm } from '../platform/database.ts';
import { roles, sessions, users } from './accounts.table.ts';

export async function addSession(orm: Orm, session: { id: string; userId: string; expiresAt: Date }): Promise<void> {
  await orm.insert(sessions).values(session);
}

/** The artist of a user, as SQL: one query tells who calls, and this folder knows no artists. */
export type ArtistIdOf = (userId: SQLWrapper) => SQL<string | null>;

/** Who a living session belongs to; nobody when it has ended or its user may no longer come in. */
export async function callerOfSession(
  orm: Orm,
  artistIdOf: ArtistIdOf,
  sessionId: string,
  userId: string,
): Promise<Caller | undefined> {
  const [row] = await orm
    .select({ role: roles.type, userId: users.id, artistId: artistIdOf(users.id) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, new Date()),
        eq(users.blocked, false),
        eq(users.confirmed, true),
      ),
    );
  if (!row) return undefined;
  return { role: row.role, userId: row.userId, sessionId, ...(row.artistId ? { artistId: row.artistId } : {}) };
}

export async function endSession(orm: Orm, sessionId: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.id, sessionId));
}

/** How many there were. */
export async function endSessionsOf(orm: Orm, userId: string): Promise<number> {
  return (await orm.delete(sessions).where(eq(sessions.userId, userId)).returning({ id: sessions.id })).length;
}

export async function forgetExpiredSessions(orm: Orm): Promise<void> {
  await orm.delete(sessions).where(lt(sessions.expiresAt, new Date()));
}
