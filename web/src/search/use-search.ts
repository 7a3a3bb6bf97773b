import type { SearchAnswer } from '@hwarang/domain/search/search.contract';
import { useEffect, useState } from 'react';
import { api } from '../platform/api.ts';

/** A key pressed meanwhile asks anew: an older question's answer, still shown until the next has come, never counts as found. */
const pause = 120;

export interface Search {
  state: 'idle' | 'looking' | 'found' | 'failed';
  answer: SearchAnswer | undefined;
}

export function useSearch(query: string): Search {
  const [search, setSearch] = useState<Search & { query: string }>({ query, state: 'idle', answer: undefined });
  useEffect(() => {
    if (query.trim() === '') {
      setSearch({ query, state: 'idle', answer: undefined });
      return;
    }
    const control = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const path = `/search?q=${encodeURIComponent(query)}` as const;
        const answer = await api.get(path, { signal: control.signal });
        setSearch({ query, state: 'found', answer });
      } catch {
        if (!control.signal.aborted) setSearch({ query, state: 'failed', answer: undefined });
      }
    }, pause);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [query]);
  // From the very press of a key on: an effect would say so a moment later, and Enter may come before it.
  return search.query === query ? search : { state: 'looking', answer: search.answer };
}
