import { type RefObject, useEffect } from 'react';

const controls = 'a[href], button, input, select, textarea, [tabindex="0"]';

interface Step {
  node: Element;
  among: Element[];
}

/** When what has the focus is taken out of the page, its neighbour gets it: nobody who works with keys is thrown back to the start. */
export function useKeptFocus(room: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = room;
    if (!current) return;
    let way: Step[] = [];
    const remember = ({ target }: FocusEvent) => {
      way = [];
      for (let node = target as Element | null; node && node !== current; node = node.parentElement)
        way.push({ node, among: [...(node.parentElement?.children ?? [])] });
    };
    /** Whoever presses on the ground beside it has left; what is gone from the page has not. */
    const leave = ({ target, relatedTarget }: FocusEvent) =>
      queueMicrotask(() => {
        if (way[0]?.node === target && (relatedTarget || way[0].node.isConnected)) way = [];
      });
    const watch = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      const at = way.findLastIndex(({ node }) => !node.isConnected);
      const gone = way[at];
      if (!gone) return;
      const nth = [...gone.node.querySelectorAll(controls)].indexOf(way[0]?.node ?? gone.node);
      const near = way.slice(at).flatMap(({ node, among }, level) => {
        const place = among.indexOf(node);
        const beside = [...among.slice(place + 1), ...among.slice(0, place).reverse()];
        return level === 0 ? [...beside, way[at + 1]?.node ?? current] : beside;
      });
      for (const one of near) {
        const inside = one.querySelectorAll<HTMLElement>(controls);
        const found = one.matches(controls) ? one : (inside[nth] ?? inside[0]);
        if (!(found instanceof HTMLElement)) continue;
        found.focus();
        if (document.activeElement === found) return;
      }
    });
    current.addEventListener('focusin', remember);
    current.addEventListener('focusout', leave);
    watch.observe(current, { childList: true, subtree: true });
    return () => {
      current.removeEventListener('focusin', remember);
      current.removeEventListener('focusout', leave);
      watch.disconnect();
    };
  }, [room]);
}
