import type { ReactNode } from 'react';
import styles from './visually-hidden.module.css';

/** Read out, not shown: for what the eye has from the page itself. */
export function VisuallyHidden({ as: Tag = 'span', children }: { as?: 'span' | 'h1' | 'h2'; children: ReactNode }) {
  return <Tag className={styles.visuallyHidden}>{children}</Tag>;
}
