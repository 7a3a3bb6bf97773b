import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import styles from './shell.module.css';

export const mainId = 'main';

/** After a change of page the focus goes to its content, and a screen reader hears its name. */
export function Announcer() {
  const { pathname, hash } = useLocation();
  const [title, setTitle] = useState('');
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) document.getElementById(mainId)?.focus({ preventScroll: true });
    const timer = setTimeout(() => setTitle(document.title), 100);
    return () => clearTimeout(timer);
  }, [pathname, hash]);
  return (
    <div className={styles.announcer} role="status" aria-live="polite">
      {title}
    </div>
  );
}
