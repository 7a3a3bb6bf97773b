import type { ReactNode } from 'react';
import styles from './imports.module.css';

/** One matter of a screen, under its own heading. */
export function Part({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <div>
        <h2 className={styles.heading}>{title}</h2>
        {lead && <p className={styles.quiet}>{lead}</p>}
      </div>
      {children}
    </div>
  );
}
