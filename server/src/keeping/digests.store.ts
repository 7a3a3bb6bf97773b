import { randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, lte, or, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.table.ts';
import type { Orm } from '../platform/orm.ts';
import { digests, follows, savedSearches } from './keeping.table.ts';

const newToken = () => randomBytes(24).toString('base64url');

const followsAny = sql`exists (select from ${follows} where ${follows.userId} = ${digests.userId})`;
const searchesAny = sql`exists (select from ${savedSearches} where ${savedSearches.userId} = ${digests.userId})`;

/**
 * From the first thing that somebody follows or looks for, and again from the first after there was none: what was there before is no news.
 * Call before it is added.
 */
export async function beginDigest(orm: Orm, userId: string): Promise<void> {
  await orm
    .insert(digests)
    .values({ userId, token: newToken() })
    .onConflictDoUpdate({
      target: digests.userId,
      set: { toldUntil: sql`now()` },
      setWhere: sql`not (${followsAny} or ${searchesAny})`,
    });
}

/** Who wants the mail again is not told what was new in the meantime. */
export async function setWanted(orm: Orm, userId: string, wanted: boolean): Promise<void> {
  await orm
    .insert(digests)
    .values({ userId, token: newToken(), wanted })
    .onConflictDoUpdate({
      target: digests.userId,
      set: { wanted, toldUntil: sql`case when ${digests.wanted} then ${digests.toldUntil} else now() end` },
    });
}

/** False when nobody has this address. */
export async function unsubscribe(orm: Orm, token: string): Promise<boolean> {
  const { rowCount } = await orm.update(digests).set({ wanted: false }).where(eq(digests.token, token));
  return (rowCount ?? 0) > 0;
}

export async function digestOf(orm: Orm, userId: string) {
  const [row] = await orm.select().from(digests).where(eq(digests.userId, userId));
  return row;
}

/** Everything that a mail to somebody needs of the account; nothing when it may not be sent any more. */
export async function readerOf(orm: Orm, userId: string) {
  const [row] = await orm
    .select({ username: users.username, email: users.email, language: users.language, token: digests.token })
    .from(digests)
    .innerJoin(users, eq(users.id, digests.userId))
    .where(and(eq(digests.userId, userId), digests.wanted, eq(users.blocked, false), eq(users.confirmed, true)));
  return row;
}

/** Those who were told nothing since that moment, and no mail was sent to since the other. */
export const dueDigests = (orm: Orm, since: Date, sentBefore: Date, after: string, most: number) =>
  orm
    .select({ userId: digests.userId, toldUntil: digests.toldUntil })
    .from(digests)
    .innerJoin(users, eq(users.id, digests.userId))
    .where(
      and(
        digests.wanted,
        lt(digests.toldUntil, since),
        or(isNull(digests.sentAt), lte(digests.sentAt, sentBefore)),
        eq(users.blocked, false),
        eq(users.confirmed, true),
        sql`${digests.userId} > ${after}`,
        or(followsAny, searchesAny),
      ),
    )
    .orderBy(digests.userId)
    .limit(most);

/** True for the one instance that may tell them: all others find that it was done. */
export async function takeDigest(
  tx: Orm,
  { userId, toldUntil }: { userId: string; toldUntil: Date },
  until: Date,
  sentAt: Date | undefined,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(digests)
    .set({ toldUntil: until, ...(sentAt ? { sentAt } : {}) })
    .where(and(eq(digests.userId, userId), eq(digests.toldUntil, toldUntil), digests.wanted));
  return (rowCount ?? 0) > 0;
}
