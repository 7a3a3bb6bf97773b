import { Failure, notFound } from '@hwarang/domain/failures';
import type { Follows, SavedSearch, savedSearchRequest } from '@hwarang/domain/keeping/keeping.contract';
import { keepingLimits } from '@hwarang/domain/keeping/limits';
import { tidySearch } from '@hwarang/domain/keeping/searches';
import type * as z from 'zod';
import { type Caller, visitor } from '../platform/caller.ts';
import type { Records } from '../records/query/records.ts';
import type { Services } from '../services/services.ts';
import { demandOwner } from '../users/own-account.service.ts';
import { beginDigest, digestOf, setWanted } from './digests.store.ts';
import {
  addFollow,
  countFollows,
  type Followed,
  followedBy,
  removeFollow,
  removeSearch,
  type SavedSearchRow,
  saveSearch,
  searchesOf,
} from './following.store.ts';
import { lockAccount } from './lists.store.ts';

const tooMany = (limit: 'followed' | 'searches', what: string) =>
  new Failure('conflict', `At most ${keepingLimits[limit]} ${what}`, { data: { limit } });

const answerOf = ({ id, page, query, name, createdAt }: SavedSearchRow): SavedSearch => ({
  id,
  page,
  query,
  name,
  createdAt: createdAt.toISOString(),
});

/** Whom somebody follows, what they look for, and whether they are told of it by mail. */
export function followingService({ database: { orm } }: Services, records: Records) {
  return {
    all: (caller: Caller): Promise<Follows> => followedBy(orm, demandOwner(caller)),
    follow: async (caller: Caller, kind: Followed, id: string): Promise<Follows> => {
      const userId = demandOwner(caller);
      if (!(await records.find(visitor, kind, id))) throw notFound();
      return orm.transaction(async (tx) => {
        await lockAccount(tx, userId);
        await beginDigest(tx, userId);
        await addFollow(tx, userId, kind, id);
        if ((await countFollows(tx, userId, kind)) > keepingLimits.followed)
          throw tooMany('followed', `${kind} are followed`);
        return followedBy(tx, userId);
      });
    },
    unfollow: async (caller: Caller, kind: Followed, id: string): Promise<Follows> => {
      const userId = demandOwner(caller);
      await removeFollow(orm, userId, kind, id);
      return followedBy(orm, userId);
    },
    searches: async (caller: Caller): Promise<SavedSearch[]> =>
      (await searchesOf(orm, demandOwner(caller))).map(answerOf),
    save: async (caller: Caller, { page, query, name }: z.infer<typeof savedSearchRequest>): Promise<SavedSearch[]> => {
      const userId = demandOwner(caller);
      const tidy = tidySearch(page, query);
      if (tidy === undefined) throw new Failure('bad-request', 'The query names nothing to search for');
      if (tidy.length > keepingLimits.queryLength * 3) throw new Failure('bad-request', 'The query is too long');
      return orm.transaction(async (tx) => {
        await lockAccount(tx, userId);
        await beginDigest(tx, userId);
        await saveSearch(tx, userId, { page, query: tidy, name });
        const all = await searchesOf(tx, userId);
        if (all.length > keepingLimits.searches) throw tooMany('searches', 'searches are saved');
        return all.map(answerOf);
      });
    },
    forget: async (caller: Caller, id: string): Promise<SavedSearch[]> => {
      const userId = demandOwner(caller);
      if (!(await removeSearch(orm, userId, id))) throw new Failure('not-found', 'There is no such search');
      return (await searchesOf(orm, userId)).map(answerOf);
    },
    /** Wanted unless said otherwise, but sent only to those who follow or look for something. */
    digest: async (caller: Caller): Promise<{ wanted: boolean }> => ({
      wanted: (await digestOf(orm, demandOwner(caller)))?.wanted ?? true,
    }),
    setDigest: async (caller: Caller, wanted: boolean): Promise<{ wanted: boolean }> => {
      await setWanted(orm, demandOwner(caller), wanted);
      return { wanted };
    },
  };
}
