import { useCallback, useRef, useState } from 'react';

export type EndlessState = 'idle' | 'loading' | 'failed' | 'ended';

interface Read<T> {
  items: readonly T[];
  /** How many rows the server has given, with those that had come before. */
  rows: number;
}

// Lists that were scrolled through in this visit: Back finds the list that was left, and so the place in it.
const lists = new Map<string, Read<unknown>>();
const mostLists = 8;

/** A list that grows at its end. `name` is that of an entry in the history: what was added meanwhile moves nothing on the way back. */
export function useEndless<T extends { id: string }>(
  name: string,
  first: readonly T[],
  total: number,
  fetchMore: (start: number) => Promise<readonly T[]>,
) {
  const [read, setRead] = useState(
    () => (lists.get(name) as Read<T> | undefined) ?? { items: first, rows: first.length },
  );
  const [state, setState] = useState<EndlessState>(read.rows < total ? 'idle' : 'ended');
  /** While an answer is on its way, and for good once the list has ended. */
  const blocked = useRef(state === 'ended');

  const load = useCallback(async () => {
    if (blocked.current) return;
    blocked.current = true;
    setState('loading');
    try {
      const fetched = await fetchMore(read.rows);
      const seen = new Set(read.items.map(({ id }) => id));
      const items = [...read.items, ...fetched.filter(({ id }) => !seen.has(id))];
      const next = { items, rows: read.rows + fetched.length };
      if (lists.size >= mostLists && !lists.has(name)) lists.delete(lists.keys().next().value ?? '');
      lists.set(name, next);
      // An empty answer ends the list too: works that were removed meanwhile would be asked for without end.
      blocked.current = fetched.length === 0 || next.rows >= total;
      setRead(next);
      setState(blocked.current ? 'ended' : 'idle');
    } catch (failure) {
      console.error('more could not be loaded', failure);
      blocked.current = false;
      setState('failed');
    }
  }, [name, read, total, fetchMore]);

  return { items: read.items, state, load };
}
