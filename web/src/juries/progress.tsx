import { useId } from 'react';
import styles from './jury.module.css';

/** A thin bar with its numbers in words. */
export function Progress({ done, all, label }: { done: number; all: number; label: string }) {
  const id = useId();
  return (
    <div className={styles.progress}>
      <span id={id}>{label}</span>
      <progress aria-labelledby={id} max={Math.max(all, 1)} value={done} />
    </div>
  );
}
