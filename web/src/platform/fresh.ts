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

const beside = ['paddingTop', 'paddingBottom', 'borderTopWidth', 'borderBottomWidth'] as const;

/** Laid out for a moment, it leaves a place of its true height behind. */
function measure(part: HTMLElement): void {
  part.style.contentVisibility = 'visible';
  const style = getComputedStyle(part);
  const around = beside.reduce((sum, side) => sum + Number.parseFloat(style[side]), 0);
  part.style.containIntrinsicHeight = `auto ${part.getBoundingClientRect().height - around}px`;
  part.style.contentVisibility = '';
}

/**
 * The parts that were not laid out are measured one after the other, while nothing else is to be done: nothing jumps when they
 * are reached, and nothing lies over another for whoever reads the page as a whole.
 */
function measureInTurn(): () => void {
  const every = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT);
  const parts: HTMLElement[] = [];
  let over = false;
  // One in a frame: two would be laid out in one long piece.
  const later = (work: () => void): void => void requestAnimationFrame(() => whenIdle(() => over || work()));
  const find = (): void => {
    while (every.nextNode()) {
      const part = every.currentNode as HTMLElement;
      if (getComputedStyle(part).contentVisibility !== 'auto') continue;
      parts.push(part);
      later(find);
      return;
    }
    measureLast();
  };
  const measureLast = (): void => {
    const part = parts.pop();
    if (!part) return;
    measure(part);
    later(measureLast);
  };
  const begin = (): void => later(find);
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
  useEffect(measureInTurn, []);
}
