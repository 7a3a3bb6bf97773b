import type { ReactNode } from 'react';
import styles from './caption.module.css';

interface Props {
  /** Left out where the whole page is one maker's. */
  artist?: ReactNode;
  title: ReactNode;
  year?: ReactNode;
  material?: ReactNode;
  size?: ReactNode;
  price?: ReactNode;
}

/** The museum's order: artist, title, year, material, size. A price stands below, as in a gallery. */
export function Caption({ artist, title, year, material, size, price }: Props) {
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
      {price && <div className={styles.price}>{price}</div>}
    </div>
  );
}
