import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { useCallback, useEffect, useState } from 'react';
import { api } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';

export const exhibitionCall = (id: string) => `/exhibitions/${encodeURIComponent(id)}` as const;

type State = { kind: 'loading' | 'failed' | 'missing' } | { kind: 'there'; exhibition: Exhibition };

/** The exhibition as administrators see it; `reload` reads it anew. */
export function useExhibition(id: string): { state: State; reload: () => void } {
  const [state, setState] = useState<State>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt reads again.
  useEffect(() => {
    const waiting = new AbortController();
    setState({ kind: 'loading' });
    api.get(exhibitionCall(id), { signal: waiting.signal }).then(
      (exhibition) => setState({ kind: 'there', exhibition }),
      (failure) => {
        if (waiting.signal.aborted) return;
        setState({ kind: failure instanceof ApiFailure && failure.status === 404 ? 'missing' : 'failed' });
      },
    );
    return () => waiting.abort();
  }, [id, attempt]);
  return { state, reload: useCallback(() => setAttempt((count) => count + 1), []) };
}
