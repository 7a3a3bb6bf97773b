import type { ReactNode } from 'react';
import styles from './line-list.module.css';

interface Line {
  key: string;
  title: string;
  note: string | undefined;
  way: ReactNode;
}

/** Titles one below the other, each with a way to it. */
export function LineList({ title, lines }: { title: string; lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <li key={line.key} className={styles.line}>
            <span>
              {line.title}
              {line.note && <span className={styles.note}>{line.note}</span>}
            </span>
            {line.way}
          </li>
        ))}
      </ul>
    </section>
  );
}
