import { hashKey, keepPreviousData, QueryClient, type QueryKey, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { AnswerTo } from './answers.ts';
import { api } from './api.ts';

/**
 * Nothing outlives the screen that asked for it: what one account has read must not be there for the next. A failed read is shown
 * with a way to try again instead of being repeated in silence.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { gcTime: 0, retry: false, refetchOnWindowFocus: false, refetchOnReconnect: false, networkMode: 'always' },
  },
});

interface Options {
  /** The answer before stays until that to the next key has come. */
  keepPrevious?: boolean;
  /** When something last happened: it is read again whenever this changes, and what was read before stays if that fails. */
  since?: number | undefined;
}

interface Repeated<T> extends Options {
  /** After how many milliseconds it is read again, given what was read last; false for not at all. */
  again?: (answer: T) => number | false;
}

/** The one way to read data in the browser, as the signed-in user; without `read` nothing is asked. */
export function useRead<T>(
  key: QueryKey,
  read: ((signal: AbortSignal) => Promise<T>) | undefined,
  { keepPrevious = false, since, again }: Repeated<T> = {},
) {
  const query = useQuery(
    {
      queryKey: key,
      queryFn: read && (({ signal }) => read(signal)),
      enabled: read !== undefined,
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
      ...(again
        ? {
            refetchInterval: ({ state }: { state: { data: T | undefined } }) =>
              state.data ? again(state.data) : false,
          }
        : {}),
    },
    queryClient,
  );
  const hash = hashKey(key);
  const known = useRef({ hash, since });
  useEffect(() => {
    const before = known.current;
    known.current = { hash, since };
    // Another key is read anyway.
    if (!read || hash !== before.hash || since === before.since) return;
    // A read that is under way is given up: it may have been answered before that happened.
    void queryClient.cancelQueries({ queryKey: key, exact: true }).then(() => query.refetch());
  });
  return {
    answer: query.data,
    failed: query.isError,
    failure: query.error,
    /** What is shown is still the answer to the key before. */
    stale: query.isPlaceholderData,
    reload: () => void query.refetch(),
    /** Puts in what a write has answered, without reading again. */
    set: (change: T | ((before: T | undefined) => T | undefined)) =>
      void queryClient.setQueryData<T>(key, change as T | ((before: T | undefined) => T | undefined)),
  };
}

/**
 * What the API answers at an address, typed by the path as `api.get` is. Given the time of the last live event as `since`, it is
 * read again whenever that changes.
 */
export const useApi = <Path extends string>(path: Path | undefined, since?: number | undefined) =>
  useRead<AnswerTo<Path>>([path], path === undefined ? undefined : (signal) => api.get(path, { signal }), {
    keepPrevious: since !== undefined,
    since,
  });
