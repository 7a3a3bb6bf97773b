import type { ReactNode } from 'react';
import styles from './unseen.module.css';

/** Read out, not shown: for what the eye has from the page itself. */
export function Unseen({ as: Tag = 'span', children }: { as?: 'span' | 'h1' | 'h2'; children: ReactNode }) {
  return <Tag className={styles.unseen}>{children}</Tag>;
}
