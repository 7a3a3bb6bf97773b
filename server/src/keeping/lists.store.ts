import { and, asc, count, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import { users } from '../accounts/accounts.table.ts';
import { artworks } from '../artworks/artworks.table.ts';
import type { Orm } from '../platform/orm.ts';
import { keptLists, keptWorks } from './keeping.table.ts';

/** Whoever holds this changes what an account keeps alone: two tabs must not both take the last place. */
export async function lockAccount(tx: Orm, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

export const listsOf = (orm: Orm, userId: string) =>
  orm
    .select({
      id: keptLists.id,
      key: keptLists.key,
      name: keptLists.name,
      share: keptLists.share,
      works: sql<string[]>`array(select work.artwork_id::text from kept_works work where work.list_id = ${keptLists.id}
        order by work.position, work.created_at, work.artwork_id)`,
    })
    .from(keptLists)
    .where(eq(keptLists.userId, userId))
    .orderBy(asc(keptLists.position), asc(keptLists.createdAt), asc(keptLists.id));

export async function ownsList(orm: Orm, userId: string, listId: string): Promise<boolean> {
  const own = and(eq(keptLists.id, listId), eq(keptLists.userId, userId));
  return (await orm.$count(keptLists, own)) > 0;
}

export const countLists = (orm: Orm, userId: string): Promise<number> =>
  orm.$count(keptLists, eq(keptLists.userId, userId));

/** Behind the lists that there are. */
export async function addList(orm: Orm, userId: string, key: string, name: string): Promise<string> {
  const [last] = await orm
    .select({ position: max(keptLists.position) })
    .from(keptLists)
    .where(eq(keptLists.userId, userId));
  const [made] = await orm
    .insert(keptLists)
    .values({ userId, key, name, position: (last?.position ?? -1) + 1 })
    .returning({ id: keptLists.id });
  if (!made) throw new Error('a list could not be added');
  return made.id;
}

export async function listByKey(orm: Orm, userId: string, key: string): Promise<string | undefined> {
  const [found] = await orm
    .select({ id: keptLists.id })
    .from(keptLists)
    .where(and(eq(keptLists.userId, userId), eq(keptLists.key, key)));
  return found?.id;
}

export async function changeList(
  orm: Orm,
  userId: string,
  listId: string,
  values: { name?: string; share?: string | null },
): Promise<boolean> {
  const { rowCount } = await orm
    .update(keptLists)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(keptLists.id, listId), eq(keptLists.userId, userId)));
  return (rowCount ?? 0) > 0;
}

export async function removeList(orm: Orm, userId: string, listId: string): Promise<boolean> {
  const { rowCount } = await orm.delete(keptLists).where(and(eq(keptLists.id, listId), eq(keptLists.userId, userId)));
  return (rowCount ?? 0) > 0;
}

/** Behind those that are there, in this order. Works that are there stay where they are; those that no longer exist are left out. */
export async function addWorks(orm: Orm, listId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const known = await orm
    .select({ id: artworks.id })
    .from(artworks)
    .where(and(inArray(artworks.id, [...ids]), isNull(artworks.deletedAt)));
  const exists = new Set(known.map(({ id }) => id));
  const added = [...new Set(ids)].filter((id) => exists.has(id));
  if (added.length === 0) return;
  const [last] = await orm
    .select({ position: max(keptWorks.position) })
    .from(keptWorks)
    .where(eq(keptWorks.listId, listId));
  const from = (last?.position ?? -1) + 1;
  await orm
    .insert(keptWorks)
    .values(added.map((artworkId, index) => ({ listId, artworkId, position: from + index })))
    .onConflictDoNothing();
}

export async function removeWork(orm: Orm, listId: string, artworkId: string): Promise<boolean> {
  const { rowCount } = await orm
    .delete(keptWorks)
    .where(and(eq(keptWorks.listId, listId), eq(keptWorks.artworkId, artworkId)));
  return (rowCount ?? 0) > 0;
}

export async function countWorks(orm: Orm, listId: string): Promise<number> {
  const [row] = await orm.select({ works: count() }).from(keptWorks).where(eq(keptWorks.listId, listId));
  return row?.works ?? 0;
}

/** These works first, in this order; those that are not named stay behind them. */
export async function orderWorks(orm: Orm, listId: string, ids: string[]): Promise<void> {
  await orm.execute(sql`update kept_works work set position = coalesce(
      (select place from unnest(${sql.param(ids)}::text[]) with ordinality given (id, place) where given.id = work.artwork_id::text) - 1,
      ${ids.length} + work.position)
    where work.list_id = ${listId}`);
}

export async function orderLists(orm: Orm, userId: string, ids: string[]): Promise<void> {
  await orm.execute(sql`update kept_lists list set position = coalesce(
      (select place from unnest(${sql.param(ids)}::text[]) with ordinality given (id, place) where given.id = list.id::text) - 1,
      ${ids.length} + list.position)
    where list.user_id = ${userId}`);
}

/** A shared list by the part of its address; its works in their order, whoever may see them. */
export async function sharedList(orm: Orm, share: string) {
  const [list] = await orm
    .select({ id: keptLists.id, key: keptLists.key, name: keptLists.name })
    .from(keptLists)
    .innerJoin(users, eq(users.id, keptLists.userId))
    .where(and(eq(keptLists.share, share), eq(users.blocked, false)));
  if (!list) return undefined;
  const works = await orm
    .select({ id: keptWorks.artworkId })
    .from(keptWorks)
    .where(eq(keptWorks.listId, list.id))
    .orderBy(keptWorks.position, keptWorks.createdAt, keptWorks.artworkId);
  return { ...list, works: works.map(({ id }) => id) };
}
