import type { CSSProperties } from 'react';
import styles from './mat.module.css';
import { Picture, type PictureData } from './picture.tsx';

interface Props {
  picture: PictureData | undefined;
  alt: string;
  sizes?: string;
  priority?: boolean;
  /** Width over height of the ground, not of the picture: the picture keeps its own. */
  shape?: number;
  /** Stands in when there is no picture. */
  initial?: string;
}

/** A quiet ground with one picture hung in its middle, whole. */
export function Mat({
  picture,
  alt,
  sizes = '(min-width: 992px) 400px, 100vw',
  priority = false,
  shape = 1.4,
  initial = '',
}: Props) {
  return (
    <div className={styles.mat} style={{ '--shape': shape } as CSSProperties}>
      <div className={styles.inner}>
        {picture ? (
          <Picture picture={picture} alt={alt} sizes={sizes} priority={priority} raised className={styles.hung} />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {Array.from(initial.trim())[0] ?? ''}
          </span>
        )}
      </div>
    </div>
  );
}
