import { cut } from '@hwarang/domain/keepable';
import type { KeptList } from '@hwarang/domain/keeping/keeping.contract';
import { firstListKey, keepingLimits } from '@hwarang/domain/keeping/limits';
import { readStored } from '../platform/stored.ts';
import { Full } from './full.ts';
import { localPlace } from './local-place.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** Whatever lies there: another version or another program may have written it. */
export function listsFrom(kept: unknown): KeptList[] {
  if (!Array.isArray(kept)) return [];
  return kept.slice(0, keepingLimits.lists).flatMap((list: Partial<KeptList> | null) => {
    if (!list || !isText(list.key) || !/^[\w-]{1,40}$/.test(list.key) || !Array.isArray(list.works)) return [];
    const works = [...new Set(list.works.filter((id) => isText(id) && /^[0-9a-f]{24}$/.test(id)))];
    const name = isText(list.name) ? cut(list.name, keepingLimits.nameLength) : '';
    return [listOf(list.key, name, works.slice(0, keepingLimits.worksOfList))];
  });
}

const listOf = (key: string, name: string, works: string[] = []): KeptList => ({
  id: key,
  key,
  name,
  works,
  share: null,
});

export const readLocal = (): KeptList[] => listsFrom(readStored(localPlace));

/** Storage can be forbidden or full: then it throws, and the reader is told. */
export function writeLocal(lists: readonly KeptList[]): void {
  if (lists.length === 0) localStorage.removeItem(localPlace);
  else localStorage.setItem(localPlace, JSON.stringify(lists.map(({ key, name, works }) => ({ key, name, works }))));
}

export function withList(lists: readonly KeptList[], key: string, name: string): KeptList[] {
  if (lists.length >= keepingLimits.lists) throw new Full('lists');
  return [...lists, listOf(key, name)];
}

export function withWork(lists: readonly KeptList[], listId: string, artwork: string): KeptList[] {
  return lists.map((list) => {
    if (list.id !== listId || list.works.includes(artwork)) return list;
    if (list.works.length >= keepingLimits.worksOfList) throw new Full('works');
    return { ...list, works: [...list.works, artwork] };
  });
}

export const withoutWork = (lists: readonly KeptList[], listId: string, artwork: string): KeptList[] =>
  lists.map((list) => (list.id === listId ? { ...list, works: list.works.filter((id) => id !== artwork) } : list));

/** Into the first list, which is made when it is not there. */
export function withKept(lists: readonly KeptList[], artwork: string): KeptList[] {
  const known = lists.some(({ key }) => key === firstListKey);
  return withWork(known ? lists : withList(lists, firstListKey, ''), firstListKey, artwork);
}
