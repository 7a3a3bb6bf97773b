import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After each step to another address, but not on hydration: that would close a menu which was opened before it. */
export function useAfterNavigation(act: () => void): void {
  const { key } = useLocation();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    act();
  });
}
