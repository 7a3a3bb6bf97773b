import { type ReactNode, useId } from 'react';
import styles from './imports.module.css';

/** One matter of a screen, under its own heading. */
export function Part({ title, lead, children }: { title: string; lead?: ReactNode; children: ReactNode }) {
  const name = useId();
  return (
    <section className={styles.part} aria-labelledby={name}>
      <div>
        <h2 id={name} className={styles.heading}>
          {title}
        </h2>
        {lead && <p className={styles.quiet}>{lead}</p>}
      </div>
      {children}
    </section>
  );
}
