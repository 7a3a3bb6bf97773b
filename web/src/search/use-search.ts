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
  const { answer, failed, stale } = useRead<SearchAnswer | null>(
    ['search', asked],
    // An emptied field has an answer too, or what was found before it would stand under the next words.
    async (signal) => (asked.trim() === '' ? null : api.get(`/search?q=${encodeURIComponent(asked)}`, { signal })),
    { keepPrevious: true },
  );
  if (query.trim() === '') return { state: 'idle', answer: undefined };
  if (failed && asked === query) return { state: 'failed', answer: undefined };
  if (asked !== query || stale || !answer) return { state: 'looking', answer: answer ?? undefined };
  return { state: 'found', answer };
}
