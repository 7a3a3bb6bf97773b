import { and, asc, eq, isNotNull } from 'drizzle-orm';
import type { Orm } from '../platform/orm.ts';
import { follows, savedSearches } from './keeping.table.ts';

export type Followed = 'artists' | 'galleries';
const columnOf = { artists: follows.artistId, galleries: follows.galleryId } as const;
const valuesOf = (kind: Followed, id: string) => (kind === 'artists' ? { artistId: id } : { galleryId: id });

export async function followedBy(orm: Orm, userId: string): Promise<Record<Followed, string[]>> {
  const rows = await orm
    .select({ artist: follows.artistId, gallery: follows.galleryId })
    .from(follows)
    .where(eq(follows.userId, userId))
    .orderBy(asc(follows.createdAt), asc(follows.artistId), asc(follows.galleryId));
  return {
    artists: rows.flatMap(({ artist }) => artist ?? []),
    galleries: rows.flatMap(({ gallery }) => gallery ?? []),
  };
}

export async function addFollow(orm: Orm, userId: string, kind: Followed, id: string): Promise<void> {
  await orm
    .insert(follows)
    .values({ userId, ...valuesOf(kind, id) })
    .onConflictDoNothing();
}

export async function removeFollow(orm: Orm, userId: string, kind: Followed, id: string): Promise<void> {
  await orm.delete(follows).where(and(eq(follows.userId, userId), eq(columnOf[kind], id)));
}

export const countFollows = (orm: Orm, userId: string, kind: Followed): Promise<number> =>
  orm.$count(follows, and(eq(follows.userId, userId), isNotNull(columnOf[kind])));

export type SavedSearchRow = typeof savedSearches.$inferSelect;

export const searchesOf = (orm: Orm, userId: string): Promise<SavedSearchRow[]> =>
  orm
    .select()
    .from(savedSearches)
    .where(eq(savedSearches.userId, userId))
    .orderBy(asc(savedSearches.createdAt), asc(savedSearches.id));

/** The same search a second time takes the new name. */
export async function saveSearch(
  orm: Orm,
  userId: string,
  { page, query, name }: Pick<SavedSearchRow, 'page' | 'query' | 'name'>,
): Promise<void> {
  await orm
    .insert(savedSearches)
    .values({ userId, page, query, name })
    .onConflictDoUpdate({ target: [savedSearches.userId, savedSearches.page, savedSearches.query], set: { name } });
}

export async function removeSearch(orm: Orm, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await orm
    .delete(savedSearches)
    .where(and(eq(savedSearches.userId, userId), eq(savedSearches.id, id)));
  return (rowCount ?? 0) > 0;
}
