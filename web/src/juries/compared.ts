import { useState } from 'react';
import { readSession } from '../platform/session.ts';
import { readStored, store } from '../platform/stored.ts';

/** So many entries can hang beside one another. */
const mostCompared = 4;

/** An entry that is marked for comparison. */
interface Compared {
  number: number;
  /** Positions of works that are left out. */
  without: readonly number[];
}

/** The entry is marked, or no longer; undefined when there is no room for another one. */
export function toggled(marked: readonly Compared[], number: number): Compared[] | undefined {
  const others = marked.filter((each) => each.number !== number);
  if (others.length < marked.length) return others;
  return marked.length < mostCompared ? [...marked, { number, without: [] }] : undefined;
}

/** One work of a marked entry is left out, or hangs again. */
export const workToggled = (marked: readonly Compared[], number: number, position: number): Compared[] =>
  marked.map((each) => {
    if (each.number !== number) return each;
    const isOut = each.without.includes(position);
    return {
      number,
      without: isOut ? each.without.filter((other) => other !== position) : [...each.without, position],
    };
  });

/** What was marked before, however the storage was changed: only what has the right form, once each, and no more than fit. */
export function comparedFrom(kept: unknown): Compared[] {
  const found = new Map<number, Compared>();
  for (const each of Array.isArray(kept) ? kept : []) {
    const { number, without } = (each ?? {}) as Partial<Compared>;
    if (typeof number === 'number' && Array.isArray(without))
      found.set(number, { number, without: without.filter((position) => typeof position === 'number') });
  }
  return [...found.values()].slice(0, mostCompared);
}

/**
 * Entries that a juror has marked to see side by side, remembered for the round on this device. Of those that the juror can no longer
 * reach nothing is shown: only `reachable` ones are answered.
 */
export function useCompared(round: string, reachable: readonly number[]) {
  const place = `hwarang-jury-compared-${readSession().userId}-${round}`;
  const [kept, setKept] = useState(() => comparedFrom(readStored(place)));
  const marked = kept.filter(({ number }) => reachable.includes(number));
  const keep = (next: Compared[]) => {
    setKept(next);
    store(place, next);
  };
  return {
    marked,
    has: (number: number) => marked.some((each) => each.number === number),
    /** False when there was no room. */
    toggle: (number: number): boolean => {
      const next = toggled(marked, number);
      if (next) keep(next);
      return next !== undefined;
    },
    toggleWork: (number: number, position: number) => keep(workToggled(marked, number, position)),
  };
}

export type Comparing = ReturnType<typeof useCompared>;
