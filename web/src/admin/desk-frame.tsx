import { type ReactNode, useEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router';
import { Wrap } from '../design/layout.tsx';
import { useKeptFocus } from '../design/use-kept-focus.ts';
import styles from './admin.module.css';

interface Props {
  /** What the menu is called. */
  label: string;
  entries: readonly { to: string; name: string }[];
  /** Above the menu. */
  head?: ReactNode;
  children: ReactNode;
}

/** What stands around every screen of administration and of a studio: the way to the others. The first is where both begin. */
export function DeskFrame({ label, entries, head, children }: Props) {
  const screen = useRef<HTMLDivElement>(null);
  useKeptFocus(screen);
  const menu = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // On a phone the menu is one long line: where one is must be in sight, and the page must not move for it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each screen has its own entry.
  useEffect(() => {
    const current = menu.current?.querySelector<HTMLElement>('[aria-current="page"]');
    if (menu.current && current) menu.current.scrollLeft = current.offsetLeft - 24;
  }, [pathname]);
  return (
    <Wrap className={styles.frame}>
      <div className={styles.side}>
        {head}
        <nav ref={menu} className={styles.menu} aria-label={label}>
          <ul className={styles.entries}>
            {entries.map(({ to, name }, at) => (
              <li key={to}>
                <NavLink to={to} end={at === 0} className={styles.entry ?? ''}>
                  {name}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div ref={screen} className={styles.screen}>
        {children}
      </div>
    </Wrap>
  );
}
