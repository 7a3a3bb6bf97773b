import { useMemo } from 'react';

/** The same object for as long as it says the same: data that was asked for again and has not changed draws nothing anew. */
export function useSteady<T>(data: T): T {
  const written = JSON.stringify(data);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says decides, not which object says it.
  return useMemo(() => data, [written]);
}
