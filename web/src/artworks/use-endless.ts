import { useCallback, useRef, useState } from 'react';

interface Kept<T> {
  first: T | undefined;
  items: T[];
}

// Lists that were scrolled through in this visit: Back finds them as long as they were, and so the place in them.
const lists = new Map<string, Kept<unknown>>();
const mostLists = 8;

export type LoadState = 'idle' | 'loading' | 'failed';

/** A list that grows at its end. `name` tells lists apart; a list whose beginning has changed begins anew. */
export function useEndless<T extends { id: string }>(
  name: string,
  first: readonly T[],
  total: number,
  fetchMore: (start: number) => Promise<T[]>,
) {
  const kept = lists.get(name) as Kept<T> | undefined;
  const [more, setMore] = useState<T[]>(() => (kept?.first?.id === first[0]?.id ? (kept?.items ?? []) : []));
  const [state, setState] = useState<LoadState>('idle');
  const busy = useRef<boolean>(false);
  const known = first.length + more.length;

  const load = useCallback(async () => {
    if (busy.current || known >= total) return;
    busy.current = true;
    setState('loading');
    try {
      const fetched = await fetchMore(known);
      const seen = new Set([...first, ...more].map(({ id }) => id));
      const items = [...more, ...fetched.filter(({ id }) => !seen.has(id))];
      if (lists.size >= mostLists && !lists.has(name)) lists.delete(lists.keys().next().value ?? '');
      lists.set(name, { first: first[0], items });
      setMore(items);
      setState('idle');
    } catch (failure) {
      console.error('more could not be loaded', failure);
      setState('failed');
    } finally {
      busy.current = false;
    }
  }, [name, first, more, known, total, fetchMore]);

  return { items: more.length > 0 ? [...first, ...more] : first, ended: known >= total, state, load };
}
