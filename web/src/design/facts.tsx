import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** Pairs of a name and what is so called; what is not known is left out. */
export function Facts({ facts }: { facts: readonly { name: string; value: ReactNode }[] }) {
  const known = facts.filter(({ value }) => value !== undefined && value !== null && value !== '' && value !== false);
  if (known.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {known.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
