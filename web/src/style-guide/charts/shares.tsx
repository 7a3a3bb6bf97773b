import type { CSSProperties } from 'react';
import styles from './charts.module.css';
import { percents } from './scale.ts';

/** Parts of a whole on one band, each named with its share. */
export function Shares({ parts }: { parts: readonly { label: string; value: number }[] }) {
  const shares = percents(parts.map(({ value }) => value));
  return (
    <>
      <div className={styles.band}>
        {parts.map(({ label, value }) => (
          <span key={label} className={styles.part} style={{ '--part': value } as CSSProperties} />
        ))}
      </div>
      <div className={styles.keys}>
        {parts.map(({ label }, place) => (
          <span key={label} className={styles.key}>
            <span className={styles.part} />
            <span>{label}</span>
            <strong>{shares[place]}%</strong>
          </span>
        ))}
      </div>
    </>
  );
}
