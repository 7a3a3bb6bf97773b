import { useState } from 'react';
import { useRead } from './query.ts';

const onPage = 50;

/**
 * The newest of a list, and how to show more of it, as long as there are more: one more than is shown is read, in as many calls as that
 * needs. `list` names it; `since` is when something last happened, by which it is read again.
 */
export function useNewest<Item>(
  list: string,
  since: number | undefined,
  most: number,
  part: (question: string, signal: AbortSignal) => Promise<Item[]>,
) {
  const [asked, setAsked] = useState({ list, shown: onPage });
  const shown = asked.list === list ? asked.shown : onPage;
  const read = async (signal: AbortSignal) => {
    const items: Item[] = [];
    for (;;) {
      const limit = Math.min(shown + 1 - items.length, most);
      const next = await part(`_start=${items.length}&_limit=${limit}`, signal);
      items.push(...next);
      if (next.length < limit || items.length > shown) return items;
    }
  };
  const { answer, failed, reload } = useRead([list, shown], read, { keepPrevious: true, since });
  return {
    items: answer?.slice(0, shown),
    onMore: answer && answer.length > shown ? () => setAsked({ list, shown: shown + onPage }) : undefined,
    failed,
    reload,
  };
}
