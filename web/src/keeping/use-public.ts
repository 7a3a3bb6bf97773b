import { useEffect, useState } from 'react';
import { byIds } from '../catalogue/by-ids.ts';

const atOnce = 100;

/**
 * Records by their ids as everyone may see them, in this order; undefined until they are there. What is known is not asked for again, so
 * that moving one about does not empty the page.
 */
export function usePublic<T extends { id: string }>(
  ids: readonly string[],
  read: (query: string) => Promise<readonly T[]>,
): { records: T[] | undefined; failed: boolean; retry: () => void } {
  const [known, setKnown] = useState<ReadonlyMap<string, T | undefined> | undefined>(undefined);
  const [failed, setFailed] = useState(false);
  const missing = ids.filter((id) => !known?.has(id)).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: `read` is made anew with every render
  useEffect(() => {
    if (failed || (known && missing === '')) return;
    let left = false;
    const wanted = missing === '' ? [] : missing.split(',');
    const ask = async () => {
      const found = new Map<string, T | undefined>(wanted.map((id) => [id, undefined]));
      const part = byIds(wanted, atOnce, read);
      for (let start = 0; start < wanted.length; start += atOnce)
        for (const record of await part(start)) found.set(record.id, record);
      if (!left) setKnown((before) => new Map([...(before ?? []), ...found]));
    };
    ask().catch(() => !left && setFailed(true));
    return () => {
      left = true;
    };
  }, [missing, known, failed]);
  const complete = known && missing === '' ? ids.flatMap((id) => known.get(id) ?? []) : undefined;
  return { records: complete, failed, retry: () => setFailed(false) };
}
