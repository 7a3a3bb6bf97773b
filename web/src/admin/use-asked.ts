import { useCallback, useEffect, useState } from 'react';
import type { AnswerTo } from '../platform/answers.ts';
import { api } from '../platform/api.ts';

interface Asked<Path> {
  path: Path;
  answer?: AnswerTo<Path>;
  failed: boolean;
}

/** What the API answers at an address; without an address nothing is asked. The last answer of the same address stays while it is asked again. */
export function useAsked<Path extends string>(path: Path | undefined) {
  const [asked, setAsked] = useState<Asked<Path> | undefined>(undefined);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks again.
  useEffect(() => {
    if (path === undefined) return;
    const leave = new AbortController();
    api.get(path, { signal: leave.signal }).then(
      (answer) => setAsked({ path, answer, failed: false }),
      () => leave.signal.aborted || setAsked({ path, failed: true }),
    );
    return () => leave.abort();
  }, [path, turn]);
  const current = asked?.path === path ? asked : undefined;
  return {
    answer: current?.answer,
    failed: current?.failed ?? false,
    reload: useCallback(() => setTurn((now) => now + 1), []),
  };
}
