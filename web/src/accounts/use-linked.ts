import { useSearchParams } from 'react-router';
import { ApiFailure } from '../platform/api-failure.ts';
import { useApi } from '../platform/query.ts';
import { useHydrated } from '../platform/use-hydrated.ts';

/** What the token in the address of a mailed link stands for. A token that is missing, used or expired is broken. */
export function useLinked<Path extends string>(at: (token: string) => Path) {
  const hydrated = useHydrated();
  const [params] = useSearchParams();
  const token = hydrated ? (params.get('token') ?? '') : undefined;
  const { answer, failed, failure, reload } = useApi(token ? at(token) : undefined);
  const isRefused = failure instanceof ApiFailure && failure.status >= 400 && failure.status < 500;
  return { token, answer, isBroken: token === '' || (failed && isRefused), failed, reload };
}
