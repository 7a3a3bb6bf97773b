import type { NotificationFacts, NotificationKind } from '@hwarang/domain/notifications/notifications.contract';
import { and, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Orm } from '../platform/orm.ts';
import { notifications } from './notifications.table.ts';

/** Give the transaction in which it happens; after it has ended, publish `user:{id}` so that an open page hears of it. */
export async function notify(
  orm: Orm,
  userId: string,
  kind: NotificationKind,
  facts: NotificationFacts = {},
): Promise<void> {
  await orm.insert(notifications).values({ userId, kind, facts });
}

/** Whoever has read the conversation has been told of its answers. */
export async function markAnswersRead(orm: Orm, userId: string, conversationId: string): Promise<number> {
  const { rowCount } = await orm
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notifications.userId, userId),
        eq(notifications.kind, 'support-answered'),
        sql`${notifications.facts} ->> 'conversationId' = ${conversationId}`,
        isNull(notifications.readAt),
      ),
    );
  return rowCount ?? 0;
}

const atOnce = 500;

/** The same to many, each once: an open call may have thousands of entrants. */
export async function notifyAll(
  orm: Orm,
  userIds: readonly string[],
  kind: NotificationKind,
  facts: NotificationFacts,
): Promise<void> {
  const all = [...new Set(userIds)];
  for (let at = 0; at < all.length; at += atOnce)
    await orm.insert(notifications).values(all.slice(at, at + atOnce).map((userId) => ({ userId, kind, facts })));
}

export const newestNotifications = (orm: Orm, userId: string, most: number) =>
  orm
    .select()
    .from(notifications)
    .where(eq(notifications.userId, userId))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(most);

export async function unreadNotifications(orm: Orm, userId: string): Promise<number> {
  const [row] = await orm
    .select({ unread: count() })
    .from(notifications)
    .where(and(eq(notifications.userId, userId), isNull(notifications.readAt)));
  return row?.unread ?? 0;
}

/** All of them, or only those with these ids; how many had not been read. Somebody else's are never touched. */
export async function markRead(orm: Orm, userId: string, ids: string[] | undefined): Promise<number> {
  const mine = and(eq(notifications.userId, userId), isNull(notifications.readAt));
  const { rowCount } = await orm
    .update(notifications)
    .set({ readAt: sql`now()` })
    .where(ids ? and(mine, inArray(notifications.id, ids)) : mine);
  return rowCount ?? 0;
}
