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

/** What its style sheet may leave to be laid out later. */
const parts = '[data-part], [data-parts] > *';
const waits = (part: HTMLElement): boolean => getComputedStyle(part).contentVisibility === 'auto';
/** Milliseconds that nobody feels. */
const atOnce = 3;
/** What a picture on the screen settles is settled before the next is begun. */
const afterOneFrame = (then: () => void) => requestAnimationFrame(() => requestAnimationFrame(then));

/** What is near the window is laid out already; closed again, it would flicker. */
const isClosed = (part: HTMLElement): boolean =>
  waits(part) && part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }) === false;

// Contained as when closed: no margin of the inside reaches out of it.
const open = ({ style }: HTMLElement) =>
  Object.assign(style, { contain: 'layout style', contentVisibility: 'visible' });

/**
 * Without its padding and border, as the style sheet counts the height of what is not laid out. Hidden at first: what waits to be seen
 * goes on with the height it had when it was seen last, in other letters perhaps, and only what is hidden forgets it.
 */
function closeAtItsHeight(part: HTMLElement): void {
  const { paddingTop, paddingBottom } = getComputedStyle(part);
  const around =
    part.offsetHeight - part.clientHeight + Number.parseFloat(paddingTop) + Number.parseFloat(paddingBottom);
  const containIntrinsicBlockSize = `${part.getBoundingClientRect().height - around}px`;
  Object.assign(part.style, { contain: '', contentVisibility: 'hidden', containIntrinsicBlockSize });
}

/** Whoever scrolls meanwhile must find it: what is hidden, though for a moment, takes no finger. */
function isNear(part: HTMLElement): boolean {
  const { top, bottom } = part.getBoundingClientRect();
  return bottom > -window.innerHeight && top < 2 * window.innerHeight;
}

const letBe = ({ style }: HTMLElement) => Object.assign(style, { contain: '', contentVisibility: '' });

const waitAgain = ({ style }: HTMLElement) =>
  Object.assign(style, {
    contentVisibility: '',
    containIntrinsicBlockSize: `auto ${style.containIntrinsicBlockSize}`,
  });

/** One small part after the other is opened and closed before anything is painted; what they stand in stays open meanwhile. */
function* heights(): Generator<HTMLElement> {
  const done = new Set<HTMLElement>();
  for (const outer of document.querySelectorAll<HTMLElement>(parts)) {
    if (done.has(outer) || !isClosed(outer)) continue;
    open(outer);
    for (const inner of outer.querySelectorAll<HTMLElement>(parts)) {
      done.add(inner);
      if (!waits(inner) || isNear(inner)) continue;
      open(inner);
      closeAtItsHeight(inner);
      yield inner;
    }
    if (isNear(outer)) letBe(outer);
    else {
      closeAtItsHeight(outer);
      yield outer;
    }
  }
}

/**
 * The parts that were not laid out are given their true heights while nothing else is to be done: nothing jumps when they are
 * reached, and nothing lies over another for whoever reads the page as a whole.
 */
function giveHeights(): () => void {
  const steps = heights();
  let over = false;
  const work = (): void => {
    const begun = performance.now();
    const closed: HTMLElement[] = [];
    let rest = true;
    while (rest && !over && performance.now() - begun < atOnce) {
      const { done, value } = steps.next();
      rest = !done;
      if (value) closed.push(value);
    }
    afterOneFrame(() => closed.forEach(waitAgain));
    if (rest && !over) whenIdle(work);
  };
  const begin = (): void => whenIdle(work);
  // In other letters a line more or less would be measured.
  const afterLetters = (): void => {
    const faces = document.querySelector<HTMLStyleElement>('style[data-faces]');
    if (faces?.media) document.addEventListener('letters', begin, { once: true });
    else begin();
  };
  if (document.readyState === 'complete') afterLetters();
  else addEventListener('load', afterLetters, { once: true });
  return () => {
    over = true;
    removeEventListener('load', afterLetters);
  };
}

export function useFreshness(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) layOutAll();
  }, [key]);
  useEffect(giveHeights, []);
}
