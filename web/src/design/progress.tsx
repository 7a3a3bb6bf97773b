import { type ReactNode, useId } from 'react';
import styles from './progress.module.css';

/** How far something is, in words and as a bar; without `of` nobody knows how much there is to do. */
export function Progress({ label, done, of }: { label: ReactNode; done?: number; of?: number | undefined }) {
  const name = useId();
  return (
    <div className={styles.progress}>
      <span id={name}>{label}</span>
      <progress aria-labelledby={name} {...(of ? { max: of, value: done } : {})} />
    </div>
  );
}
