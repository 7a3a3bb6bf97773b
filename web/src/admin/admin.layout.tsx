import { adminWords as words } from '@hwarang/domain/admin/admin.words';
import { useRef } from 'react';
import { NavLink, Outlet } from 'react-router';
import { Wrap } from '../design/layout.tsx';
import { useKeptFocus } from '../design/use-kept-focus.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './admin.module.css';
import { adminScreens } from './screens.ts';

/** What stands around every screen of administration: the way to the others. */
export default function Administration() {
  const language = useLanguage();
  const screen = useRef<HTMLDivElement>(null);
  useKeptFocus(screen);
  return (
    <Wrap className={styles.frame}>
      <nav className={styles.menu} aria-label={words.menu[language]}>
        <ul className={styles.entries}>
          {adminScreens.map(({ to, name, end }) => (
            <li key={to}>
              <NavLink to={to} end={end} className={styles.entry ?? ''}>
                {name[language]}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div ref={screen} className={styles.screen}>
        <Outlet />
      </div>
    </Wrap>
  );
}
