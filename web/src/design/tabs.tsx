import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './tabs.module.css';

interface Tab {
  key: string;
  label: ReactNode;
  content: ReactNode;
}

/** Where an arrow, Home or End leads from a tab; undefined for any other key. */
export function nextTab(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const [at, setAt] = useState(0);
  const list = useRef<HTMLDivElement>(null);
  const own = useId();
  const move = (event: KeyboardEvent) => {
    const next = nextTab(event.key, at, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} className={styles.list} onKeyDown={move}>
        {tabs.map((tab, place) => (
          <button
            key={tab.key}
            id={`${own}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={place === at}
            aria-controls={`${own}-${tab.key}-panel`}
            tabIndex={place === at ? 0 : -1}
            className={styles.tab}
            onClick={() => setAt(place)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map((tab, place) => (
        <div
          key={tab.key}
          id={`${own}-${tab.key}-panel`}
          role="tabpanel"
          aria-labelledby={`${own}-${tab.key}`}
          hidden={place !== at}
          className={styles.panel}
        >
          {tab.content}
        </div>
      ))}
    </div>
  );
}
