import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { classes } from './classes.ts';
import styles from './tabs.module.css';

/** Views of one list, each with an address of its own. */
export function LinkTabs({
  label,
  tabs,
}: {
  label: string;
  tabs: readonly { to: string; label: string; current: boolean }[];
}) {
  const list = useRef<HTMLElement>(null);
  const current = tabs.find((tab) => tab.current)?.to;
  // On a narrow screen the row scrolls: the tab that is open must not lie beyond its edge.
  useEffect(() => {
    const tab = current === undefined ? null : list.current?.querySelector<HTMLElement>('[aria-current]');
    if (!list.current || !tab) return;
    const { offsetLeft: left, offsetWidth: width } = tab;
    const from = left - list.current.offsetLeft;
    if (from + width > list.current.scrollLeft + list.current.clientWidth || from < list.current.scrollLeft)
      list.current.scrollLeft = from + width - list.current.clientWidth;
  }, [current]);
  return (
    <nav ref={list} aria-label={label} className={classes(styles.list, styles.links)}>
      {tabs.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={styles.tab}
          aria-current={tab.current ? 'page' : undefined}
          preventScrollReset
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
