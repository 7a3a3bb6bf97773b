import type { SearchAnswer } from '@hwarang/domain/search/search.contract';
import { useEffect, useState } from 'react';
import { api } from '../platform/api.ts';

/** A key pressed meanwhile asks anew: the answer to an older question is never shown. */
const pause = 120;

export interface Search {
  state: 'idle' | 'looking' | 'found' | 'failed';
  answer: SearchAnswer | undefined;
}

export function useSearch(query: string): Search {
  const [search, setSearch] = useState<Search>({ state: 'idle', answer: undefined });
  useEffect(() => {
    if (query.trim() === '') {
      setSearch({ state: 'idle', answer: undefined });
      return;
    }
    const control = new AbortController();
    setSearch(({ answer }) => ({ state: 'looking', answer }));
    const timer = setTimeout(async () => {
      try {
        const path = `/search?q=${encodeURIComponent(query)}` as const;
        const answer = await api.get(path, { signal: control.signal });
        setSearch({ state: 'found', answer });
      } catch {
        if (!control.signal.aborted) setSearch({ state: 'failed', answer: undefined });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query]);
  return search;
}
