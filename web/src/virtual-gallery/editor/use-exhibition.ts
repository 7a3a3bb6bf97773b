import type { Exhibition } from '@hwarang/domain/exhibitions/exhibitions.contract';
import { ApiFailure } from '../../platform/api-failure.ts';
import { useApi } from '../../platform/query.ts';

export const exhibitionCall = (id: string) => `/exhibitions/${encodeURIComponent(id)}` as const;

type State = { kind: 'loading' | 'failed' | 'missing' } | { kind: 'there'; exhibition: Exhibition };

/** The exhibition as administrators see it; `reload` reads it anew. */
export function useExhibition(id: string): { state: State; reload: () => void } {
  const { answer, failure, reload } = useApi(exhibitionCall(id));
  if (failure)
    return { state: { kind: failure instanceof ApiFailure && failure.status === 404 ? 'missing' : 'failed' }, reload };
  return { state: answer ? { kind: 'there', exhibition: answer } : { kind: 'loading' }, reload };
}
