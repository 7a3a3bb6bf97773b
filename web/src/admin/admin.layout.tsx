import { useEffect, useRef } from 'react';
import { NavLink, Outlet, useLocation } from 'react-router';
import { Wrap } from '../design/layout.tsx';
import { useKeptFocus } from '../design/use-kept-focus.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './admin.module.css';
import { adminWords as words } from './admin.words.ts';

const screens = {
  '/admin': words.overview,
  '/admin/exhibitions': words.exhibitions,
  '/admin/galleries': words.galleries,
  '/admin/artists': words.artists,
  '/admin/artworks': words.artworks,
  '/admin/import': words.imports,
  '/admin/captionmanager/': words.captions,
  '/admin/users': words.users,
  '/admin/open-calls': words.openCalls,
  '/admin/support': words.support,
  '/admin/settings': words.settings,
  '/admin/audit': words.audit,
};

/** What stands around every screen of administration: the way to the others. */
export default function Administration() {
  const language = useLanguage();
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
      <nav ref={menu} className={styles.menu} aria-label={words.menu[language]}>
        <ul className={styles.entries}>
          {Object.entries(screens).map(([to, name]) => (
            <li key={to}>
              <NavLink to={to} end={to === '/admin'} className={styles.entry ?? ''}>
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
