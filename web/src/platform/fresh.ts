import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whenIdle } from './when-idle.ts';

const attribute = 'data-fresh';

/**
 * A page opened anew is read from its top, and need not lay out what is far below. One that is come back to is scrolled to its
 * old place, for which every height must be true.
 */
export const freshScript = `(function(n){if(n&&n.type==='navigate'&&!location.hash)document.documentElement.setAttribute('${attribute}','')})(performance.getEntriesByType('navigation')[0])`;

/** From now on everything is laid out, and can be measured. */
export const layOutAll = (): void => document.documentElement.removeAttribute(attribute);

/** What is near the window is laid out already; opened and closed, it would flicker. */
function isFar(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return top > 2 * innerHeight || bottom < -innerHeight;
}

/**
 * The parts that were not laid out are opened for a moment, one after the other, while nothing else is to be done. The browser then
 * remembers their true heights: nothing jumps when they are reached, and nothing lies over another for whoever reads the page as a whole.
 */
function openInTurn(): () => void {
  const every = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  const open: HTMLElement[] = [];
  let over = false;
  // One in a frame: two would be laid out in one long piece.
  const later = (work: () => void): void => void requestAnimationFrame(() => whenIdle(() => over || work()));
  const nextPart = (): HTMLElement | undefined => {
    while (every.nextNode()) {
      const part = every.currentNode as HTMLElement;
      if (getComputedStyle(part).contentVisibility === 'auto' && isFar(part)) return part;
    }
    return undefined;
  };
  const openNext = (): void => {
    const part = nextPart();
    // A part within an open one has a height only as long as that stays open.
    while (open.length > 0 && !(part && open.at(-1)?.contains(part))) {
      const done = open.pop();
      if (done && isFar(done)) done.style.contentVisibility = '';
    }
    if (!part) return;
    part.style.contentVisibility = 'visible';
    open.push(part);
    later(openNext);
  };
  const begin = (): void => later(openNext);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return () => {
    over = true;
    removeEventListener('load', begin);
  };
}

export function useFreshness(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) layOutAll();
  }, [key]);
  useEffect(openInTurn, []);
}
