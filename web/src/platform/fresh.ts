import { useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const attribute = 'data-fresh';

/**
 * A page opened anew is read from its top, and need not lay out what is far below. One that is come back to is scrolled to its
 * old place, for which every height must be true.
 */
export const freshScript = `(function(n){if(n&&n.type==='navigate'&&!location.hash)document.documentElement.setAttribute('${attribute}','')})(performance.getEntriesByType('navigation')[0])`;

/** From now on everything is laid out, and can be measured. */
export const layOutAll = (): void => document.documentElement.removeAttribute(attribute);

export function useFreshness(): void {
  const { key } = useLocation();
  const first = useRef(key);
  useLayoutEffect(() => {
    if (key !== first.current) layOutAll();
  }, [key]);
}
