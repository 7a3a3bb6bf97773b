import { initialsOf, isInitials, keysOf } from '@hwarang/domain/search/keys';
import { type SearchAnswer, searchKinds } from '@hwarang/domain/search/search.contract';
import { nothing, type Search } from './search.store.ts';

const shortestInside = 3;
const shortestSimilar = 4;

/** Looks in all records that have pages at once, as a visitor may see them. */
export async function search(store: Search, query: string, limit: number): Promise<SearchAnswer> {
  const byInitials = isInitials(query);
  const column = byInitials ? 'search_initials' : 'search_keys';
  const sound = byInitials ? initialsOf : keysOf;
  const keys = sound(query);
  if (keys === '') return { similar: false, ...nothing };
  if (keys.length < shortestInside) return { similar: false, ...(await store.beginning(column, keys, limit)) };
  const whole = await store.holding(column, keys, [keys], limit);
  if (holds(whole)) return { similar: false, ...whole };
  const words = query
    .split(/\s+/)
    .map(sound)
    .filter((word) => word !== '');
  if (words.length > 1) {
    const apart = await store.holding(column, keys, words, limit);
    if (holds(apart)) return { similar: false, ...apart };
  }
  if (byInitials || keys.length < shortestSimilar) return { similar: false, ...whole };
  return { similar: true, ...(await store.similar(keys, limit)) };
}

const holds = (groups: Omit<SearchAnswer, 'similar'>): boolean => searchKinds.some((kind) => groups[kind].length > 0);
