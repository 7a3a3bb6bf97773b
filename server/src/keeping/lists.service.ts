import { randomBytes } from 'node:crypto';
import { Failure } from '@hwarang/domain/failures';
import type { KeptList, mergeRequest, moveRequest } from '@hwarang/domain/keeping/keeping.contract';
import { firstListKey, keepingLimits } from '@hwarang/domain/keeping/limits';
import type * as z from 'zod';
import { type Caller, visitor } from '../platform/caller.ts';
import { newId } from '../platform/ids.ts';
import type { Orm } from '../platform/orm.ts';
import type { Reader } from '../platform/read-limit.ts';
import type { Records } from '../records/query/records.ts';
import { recordsByIds } from '../records/query/typed-reads.ts';
import type { Services } from '../services/services.ts';
import { demandOwner } from '../users/own-account.service.ts';
import {
  addList,
  addWorks,
  changeList,
  countLists,
  countWorks,
  listByKey,
  listsOf,
  lockAccount,
  orderLists,
  orderWorks,
  ownsList,
  removeList,
  removeWork,
  sharedList,
} from './lists.store.ts';

const noList = () => new Failure('not-found', 'There is no such list');
const noWork = () => new Failure('not-found', 'There is no such artwork');

async function demandRoomForList(tx: Orm, userId: string): Promise<void> {
  if ((await countLists(tx, userId)) >= keepingLimits.lists)
    throw new Failure('conflict', `At most ${keepingLimits.lists} lists are kept`, { data: { limit: 'lists' } });
}

/** Add first, then count: works that were in the list already take no room. */
async function demandRoomInList(tx: Orm, listId: string): Promise<void> {
  if ((await countWorks(tx, listId)) > keepingLimits.worksOfList)
    throw new Failure('conflict', `A list holds at most ${keepingLimits.worksOfList} works`, {
      data: { limit: 'works' },
    });
}

/** What an account keeps in lists; every call answers all lists as they are afterwards. */
export function listsService({ database: { orm } }: Services, records: Records) {
  const change = async (caller: Caller, work: (tx: Orm, userId: string) => Promise<void>): Promise<KeptList[]> => {
    const userId = demandOwner(caller);
    return orm.transaction(async (tx) => {
      await lockAccount(tx, userId);
      await work(tx, userId);
      return listsOf(tx, userId);
    });
  };
  const changeOne = (caller: Caller, listId: string, work: (tx: Orm, userId: string) => Promise<void>) =>
    change(caller, async (tx, userId) => {
      if (!(await ownsList(tx, userId, listId))) throw noList();
      await work(tx, userId);
    });
  const demandPublic = async (artworkId: string) => {
    if (!(await records.find(visitor, 'art-works', artworkId))) throw noWork();
  };

  return {
    all: (caller: Caller): Promise<KeptList[]> => listsOf(orm, demandOwner(caller)),
    add: (caller: Caller, name: string) =>
      change(caller, async (tx, userId) => {
        await demandRoomForList(tx, userId);
        await addList(tx, userId, newId(), name);
      }),
    rename: (caller: Caller, listId: string, name: string) =>
      changeOne(caller, listId, async (tx, userId) => void (await changeList(tx, userId, listId, { name }))),
    remove: (caller: Caller, listId: string) =>
      changeOne(caller, listId, async (tx, userId) => void (await removeList(tx, userId, listId))),
    order: (caller: Caller, ids: string[]) =>
      change(caller, async (tx, userId) => {
        const own = new Set((await listsOf(tx, userId)).map(({ id }) => id));
        if (!ids.every((id) => own.has(id))) throw noList();
        await orderLists(tx, userId, ids);
      }),
    /** Into the first list, which is made when it is not there. */
    keep: async (caller: Caller, artworkId: string) => {
      demandOwner(caller);
      await demandPublic(artworkId);
      return change(caller, async (tx, userId) => {
        let first = await listByKey(tx, userId, firstListKey);
        if (!first) {
          await demandRoomForList(tx, userId);
          first = await addList(tx, userId, firstListKey, '');
        }
        await addWorks(tx, first, [artworkId]);
        await demandRoomInList(tx, first);
      });
    },
    put: async (caller: Caller, listId: string, artworkId: string) => {
      demandOwner(caller);
      await demandPublic(artworkId);
      return changeOne(caller, listId, async (tx) => {
        await addWorks(tx, listId, [artworkId]);
        await demandRoomInList(tx, listId);
      });
    },
    take: (caller: Caller, listId: string, artworkId: string) =>
      changeOne(caller, listId, async (tx) => void (await removeWork(tx, listId, artworkId))),
    move: (caller: Caller, { artwork, from, to }: z.infer<typeof moveRequest>) =>
      changeOne(caller, from, async (tx, userId) => {
        if (!(await ownsList(tx, userId, to))) throw noList();
        if (from === to) return;
        if (!(await removeWork(tx, from, artwork))) throw noWork();
        await addWorks(tx, to, [artwork]);
        await demandRoomInList(tx, to);
      }),
    orderWorks: (caller: Caller, listId: string, works: string[]) =>
      changeOne(caller, listId, (tx) => orderWorks(tx, listId, works)),
    /**
     * What a browser kept before its visitor signed in. All of it or nothing; a second time changes nothing. Hidden works come along, since
     * they may be shown again; whether there are any is told to nobody.
     */
    merge: (caller: Caller, { lists }: z.infer<typeof mergeRequest>) =>
      change(caller, async (tx, userId) => {
        for (const { key, name, works } of lists) {
          const known = (await listByKey(tx, userId, key)) ?? (await namesake(tx, userId, name));
          if (!known) await demandRoomForList(tx, userId);
          const listId = known ?? (await addList(tx, userId, key, name));
          await addWorks(tx, listId, works);
          await demandRoomInList(tx, listId);
        }
      }),
    /** Twice is the same address; after a revocation it is another. */
    share: (caller: Caller, listId: string) =>
      changeOne(caller, listId, async (tx, userId) => {
        const shared = (await listsOf(tx, userId)).find(({ id }) => id === listId)?.share;
        if (!shared) await changeList(tx, userId, listId, { share: randomBytes(24).toString('base64url') });
      }),
    unshare: (caller: Caller, listId: string) =>
      changeOne(caller, listId, async (tx, userId) => void (await changeList(tx, userId, listId, { share: null }))),
    /** As everyone sees it at this moment. */
    shared: async (token: string, reader: Reader) => {
      const list = await sharedList(orm, token);
      if (!list) throw noList();
      return { name: list.name, works: await recordsByIds(records, visitor, 'art-works', list.works, reader) };
    },
  };
}

/** Two lists of one name, made on two devices, become one. */
async function namesake(tx: Orm, userId: string, name: string): Promise<string | undefined> {
  return name === '' ? undefined : (await listsOf(tx, userId)).find((list) => list.name === name)?.id;
}
