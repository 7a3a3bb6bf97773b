import type { ReactNode } from 'react';
import styles from './caption.module.css';

interface Props {
  /** Left out where the whole page is one maker's. */
  artist?: ReactNode;
  title: ReactNode;
  year?: ReactNode;
  material?: ReactNode;
  size?: ReactNode;
  /** The language of the title, when it is not the page's. */
  titleLanguage?: string;
}

/** The museum's order: artist, title, year, material, size. */
export function Caption({ artist, title, year, material, size, titleLanguage }: Props) {
  return (
    <div className={styles.caption}>
      {artist && <div className={styles.artist}>{artist}</div>}
      <div className={styles.title} {...(titleLanguage ? { lang: titleLanguage } : {})}>
        {title}
      </div>
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
