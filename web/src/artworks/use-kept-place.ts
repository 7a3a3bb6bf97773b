import { useEffect, useLayoutEffect, useRef } from 'react';
import { isHydrating } from '../platform/hydrating.ts';
import { on } from '../platform/on.ts';
import { readStored, store } from '../platform/stored.ts';

interface Place {
  /** Of the entry in the history. */
  name: string;
  shown: number;
  top: number;
}

const storageKey = 'hwarang-wall-place';

function read(name: string): Place | undefined {
  const place = readStored(storageKey, 'sessionStorage') as Place | null;
  return place?.name === name ? place : undefined;
}

const keep = (place: Place): void => store(storageKey, place, 'sessionStorage');

/**
 * Leads to the place that was left, also when the browser did not keep the page and it begins anew with a short wall. The place is noted
 * while one scrolls: what Firefox is told as late as `pagehide` is lost when pictures were still on their way.
 */
export function useKeptPlace(name: string, shown: number, ended: boolean, more: () => Promise<void>): void {
  const goal = useRef<Place>(undefined);

  useLayoutEffect(() => {
    goal.current = isHydrating() ? read(name) : undefined;
  }, [name]);

  useLayoutEffect(() => {
    const note = on(window, ['scroll'], () => {
      if (!goal.current) keep({ name, shown, top: Math.round(scrollY) });
    });
    // Whoever moves meanwhile wants to be elsewhere.
    const forget = on(window, ['wheel', 'touchmove', 'keydown', 'pointerdown'], () => {
      goal.current = undefined;
    });
    return () => {
      note();
      forget();
    };
  }, [name, shown]);

  useEffect(() => {
    const place = goal.current;
    if (!place) return;
    if (shown < place.shown && !ended) return void more();
    goal.current = undefined;
    scrollTo(0, place.top);
  }, [shown, ended, more]);
}
