import { type RefObject, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { on } from '../platform/on.ts';

/** What nothing may lie over: things to press, and what one agrees to by pressing. */
const kept = 'a, button, input, select, textarea, label, summary, form p';
const restAfter = 250;
const grid = [0, 0.25, 0.5, 0.75, 1];

/**
 * Whether a floating button had better leave: while the reader scrolls down, and wherever it would lie over a control. A picture that leads
 * somewhere can be pressed beside it.
 */
export function useStepAside(button: RefObject<HTMLElement | null>): boolean {
  const { key } = useLocation();
  const [aside, setAside] = useState(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other controls.
  useEffect(() => {
    let before = window.scrollY;
    let rest: ReturnType<typeof setTimeout> | undefined;
    const look = () => setAside(button.current !== null && covers(button.current));
    const atRest = () => {
      clearTimeout(rest);
      rest = setTimeout(look, restAfter);
    };
    const scrolled = () => {
      if (window.scrollY > before) setAside(true);
      before = window.scrollY;
      atRest();
    };
    const stop = on(window, ['scroll'], scrolled);
    const sizes = new ResizeObserver(atRest);
    sizes.observe(document.body);
    // What lay below the button can go without a change of size, as an alert does.
    const content = new MutationObserver(atRest);
    content.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      stop();
      sizes.disconnect();
      content.disconnect();
      clearTimeout(rest);
    };
  }, [button, key]);
  return aside;
}

/** Looks at the place where the button stands when it is not aside. */
function covers(button: HTMLElement): boolean {
  const { offsetWidth: width, offsetHeight: height } = button;
  const { right, bottom } = getComputedStyle(button);
  const left = window.innerWidth - Number.parseFloat(right) - width;
  const top = window.innerHeight - Number.parseFloat(bottom) - height;
  const isSmall = (element: Element) => {
    const box = element.getBoundingClientRect();
    return box.width <= 2 * width || box.height <= 2 * height;
  };
  return grid.some((x) =>
    grid.some((y) =>
      document
        .elementsFromPoint(left + x * width, top + y * height)
        .some((found) => !button.contains(found) && found.matches(kept) && isSmall(found)),
    ),
  );
}
