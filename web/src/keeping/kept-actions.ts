import type { KeptList } from '@hwarang/domain/keeping/keeping.contract';
import { api } from '../platform/api.ts';
import { randomId } from '../platform/random-id.ts';
import { readSession } from '../platform/session.ts';
import { showLists } from './kept.ts';
import { readLocal, withList, withoutWork, withWork, writeLocal } from './local-lists.ts';

type Lists = readonly KeptList[];

/** On the server for those who are signed in, else in this browser. */
async function change(remote: () => Promise<Lists>, local: (lists: Lists) => KeptList[]): Promise<Lists> {
  const signedIn = readSession().token !== undefined;
  const lists = signedIn ? await remote() : local(readLocal());
  if (!signedIn) writeLocal(lists);
  showLists(lists);
  return lists;
}

const deleted = (path: string) => api.delete(path) as Promise<Lists>;
const of = (list: string) => `/kept/lists/${list}` as const;
const moved = <T>(all: readonly T[], order: readonly T[]): T[] => [
  ...order,
  ...all.filter((each) => !order.includes(each)),
];
const changed = (lists: Lists, id: string, values: Partial<KeptList>) =>
  lists.map((list) => (list.id === id ? { ...list, ...values } : list));

export const addList = (name: string): Promise<Lists> =>
  change(
    () => api.post('/kept/lists', { name }),
    (lists) => withList(lists, randomId(), name),
  );

export const renameList = (list: string, name: string): Promise<Lists> =>
  change(
    () => api.put(of(list), { name }),
    (lists) => changed(lists, list, { name }),
  );

export const removeList = (list: string): Promise<Lists> =>
  change(
    () => deleted(of(list)),
    (lists) => lists.filter(({ id }) => id !== list),
  );

export const orderLists = (ids: string[]): Promise<Lists> =>
  change(
    () => api.put('/kept/lists', { lists: ids }),
    (lists) => ids.flatMap((id) => lists.filter((list) => list.id === id)),
  );

export const putWork = (list: string, artwork: string): Promise<Lists> =>
  change(
    () => api.put(`${of(list)}/works/${artwork}`),
    (lists) => withWork(lists, list, artwork),
  );

export const takeWork = (list: string, artwork: string): Promise<Lists> =>
  change(
    () => deleted(`${of(list)}/works/${artwork}`),
    (lists) => withoutWork(lists, list, artwork),
  );

export const moveWork = (artwork: string, from: string, to: string): Promise<Lists> =>
  change(
    () => api.post('/kept/move', { artwork, from, to }),
    (lists) => withoutWork(withWork(lists, to, artwork), from, artwork),
  );

export const orderWorks = (list: string, works: string[]): Promise<Lists> =>
  change(
    () => api.put(`${of(list)}/works`, { works }),
    (lists) => lists.map((each) => (each.id === list ? { ...each, works: moved(each.works, works) } : each)),
  );

/** Only lists of an account have an address. */
export const shareList = async (list: string): Promise<void> => showLists(await api.put(`${of(list)}/share`));
export const unshareList = async (list: string): Promise<void> => showLists(await deleted(`${of(list)}/share`));
