import type { ReactNode } from 'react';
import styles from './caption.module.css';

interface Props {
  /** Left out where the whole page is one maker's. */
  artist?: ReactNode;
  title: ReactNode;
  year?: ReactNode;
  material?: ReactNode;
  size?: ReactNode;
}

/** The museum's order: artist, title, year, material, size. */
export function Caption({ artist, title, year, material, size }: Props) {
  return (
    <div className={styles.caption}>
      {artist && <div className={styles.artist}>{artist}</div>}
      <div className={styles.title}>{title}</div>
      {(year || material) && (
        <div>
          {year}
          {year && material && ' · '}
          {material}
        </div>
      )}
      {size && <div>{size}</div>}
    </div>
  );
}
