import { LRUCache } from 'lru-cache';
import type { Change, Changes } from './changes.ts';

interface Options<Value extends object> {
  max: number;
  /** Milliseconds; what changes by the clock announces nothing. */
  ttl: number;
  /** Takes out what a change can have made different. Answers whether it can concern something that is being looked up now. */
  forget: (kept: LRUCache<string, Value>, change: Change) => boolean;
}

/**
 * What was looked up, remembered until a change can have made it different: an answer that was on its way meanwhile is not kept, and
 * nothing is while this instance cannot hear the others. What was not found is looked up again.
 */
export function lookupCache<Value extends object>(
  changes: Changes,
  { max, ttl, forget }: Options<Value>,
  find: (key: string) => Promise<Value | undefined>,
) {
  const kept = new LRUCache<string, Value>({ max, ttl });
  let generation = 0;
  changes.on((change) => {
    if (forget(kept, change)) generation += 1;
  });
  return async (key: string): Promise<Value | undefined> => {
    const known = kept.get(key);
    if (known && (changes.listening || changes.outage !== undefined)) return known;
    const begun = generation;
    const found = await find(key);
    if (found && begun === generation && changes.listening) kept.set(key, found);
    return found;
  };
}
