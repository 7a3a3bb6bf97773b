import type { StaffRole } from '@hwarang/domain/galleries/staff';
import { and, desc, eq, gt, lt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Caller } from '../platform/caller.ts';
import type { Orm } from '../platform/orm.ts';
import { roles, sessions, users } from './accounts.table.ts';
import type { Device } from './device.ts';

/** When it ends: so many seconds from now by the clock of the database, which is one for all instances. */
export async function addSession(
  orm: Orm,
  { lifetime, ...session }: { id: string; userId: string; lifetime: number } & Device,
): Promise<Date> {
  const expiresAt = sql`now() + make_interval(secs => ${lifetime})`;
  const [row] = await orm
    .insert(sessions)
    .values({ ...session, expiresAt })
    .returning({ expiresAt: sessions.expiresAt });
  if (!row) throw new Error('no session was added');
  return row.expiresAt;
}

/** The artist of a user, as SQL: one query tells who calls, and this folder knows no artists. */
export type ArtistIdOf = (userId: SQLWrapper) => SQL<string | null>;

/** The galleries whose staff a user is, as SQL: a JSON object of roles by gallery. */
export type GalleriesOf = (userId: SQLWrapper) => SQL<Record<string, StaffRole> | null>;

export interface Belongings {
  artistIdOf: ArtistIdOf;
  galleriesOf: GalleriesOf;
}

/** A write with every call would cost more than the call: the time a session was last seen is written once in so long. */
const unnoted = lt(sessions.lastSeenAt, sql`now() - interval '5 minutes'`);

/** Who a living session belongs to; nobody when it has ended or its user may no longer come in. */
export async function callerOfSession(
  orm: Orm,
  { artistIdOf, galleriesOf }: Belongings,
  sessionId: string,
  userId: string,
): Promise<{ caller: Caller; unnoted: boolean } | undefined> {
  const [row] = await orm
    .select({
      role: roles.type,
      userId: users.id,
      artistId: artistIdOf(users.id),
      galleries: galleriesOf(users.id),
      unnoted: sql<boolean>`${unnoted}`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .innerJoin(roles, eq(roles.id, users.roleId))
    .where(
      and(
        eq(sessions.id, sessionId),
        eq(sessions.userId, userId),
        gt(sessions.expiresAt, sql`now()`),
        eq(users.blocked, false),
        eq(users.confirmed, true),
      ),
    );
  if (!row) return undefined;
  const caller = {
    role: row.role,
    userId: row.userId,
    sessionId,
    ...(row.artistId ? { artistId: row.artistId } : {}),
    ...(row.galleries ? { galleries: row.galleries } : {}),
  };
  return { caller, unnoted: row.unnoted };
}

/** Of many calls at the same moment one writes. */
export async function noteSessionSeen(orm: Orm, sessionId: string): Promise<void> {
  await orm
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(and(eq(sessions.id, sessionId), unnoted));
}

/** The living ones, the last seen first. */
export const sessionsOf = (orm: Orm, userId: string) =>
  orm
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), gt(sessions.expiresAt, sql`now()`)))
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt), sessions.id)
    .limit(100);

export async function endSession(orm: Orm, sessionId: string): Promise<void> {
  await orm.delete(sessions).where(eq(sessions.id, sessionId));
}

/** How many there were: one, or none when it is somebody else's or has ended already. */
export async function endSessionOf(orm: Orm, userId: string, sessionId: string): Promise<number> {
  const ended = await orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, sessionId)))
    .returning({ id: sessions.id });
  return ended.length;
}

/** How many there were. */
export async function endSessionsOf(orm: Orm, userId: string, except = ''): Promise<number> {
  const ended = await orm
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), ne(sessions.id, except)))
    .returning({ id: sessions.id });
  return ended.length;
}

export async function forgetExpiredSessions(orm: Orm): Promise<void> {
  await orm.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}
