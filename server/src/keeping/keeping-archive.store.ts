import type { Orm } from '../platform/orm.ts';
import { digestOf } from './digests.store.ts';
import { followedBy, searchesOf } from './following.store.ts';
import { listsOf } from './lists.store.ts';

/** All that somebody keeps, follows and looks for. Ids alone: a work that was hidden since is nobody's to read here. */
export async function keepingArchiveOf(orm: Orm, userId: string) {
  const digest = await digestOf(orm, userId);
  return {
    lists: (await listsOf(orm, userId)).map(({ name, share, works }) => ({ name, share, works })),
    follows: await followedBy(orm, userId),
    saved_searches: (await searchesOf(orm, userId)).map(({ page, query, name, createdAt }) => ({
      page,
      query,
      name,
      saved_at: createdAt,
    })),
    weekly_mail: digest ? { wanted: digest.wanted, last_sent_at: digest.sentAt } : null,
  };
}
