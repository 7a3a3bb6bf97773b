import type { SearchAnswer } from '@hwarang/domain/search/search.contract';
import { api } from '../platform/api.ts';
import { useRead } from '../platform/query.ts';
import { useDebounced } from '../platform/use-debounced.ts';

const pause = 120;

export interface Search {
  state: 'idle' | 'looking' | 'found' | 'failed';
  answer: SearchAnswer | undefined;
}

/** What is found for the words as they are typed; the answer to older words stays until the next has come, and is never taken for it. */
export function useSearch(query: string): Search {
  const asked = useDebounced(query, pause);
  const empty = query.trim() === '';
  const { answer, failed, stale } = useRead<SearchAnswer>(
    ['search', asked],
    asked.trim() === '' ? undefined : (signal) => api.get(`/search?q=${encodeURIComponent(asked)}`, { signal }),
    { keepPrevious: true },
  );
  if (empty) return { state: 'idle', answer: undefined };
  if (asked !== query || stale || (!answer && !failed)) return { state: 'looking', answer };
  return failed ? { state: 'failed', answer: undefined } : { state: 'found', answer };
}
