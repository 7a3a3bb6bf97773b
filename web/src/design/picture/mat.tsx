import type { CSSProperties } from 'react';
import { initialOf } from './initial.ts';
import styles from './mat.module.css';
import { Picture, type PictureData } from './picture.tsx';

interface Props {
  picture: PictureData | undefined;
  alt: string;
  sizes?: string;
  priority?: boolean;
  /** Width over height of the ground, not of the picture: the picture keeps its own. */
  shape?: number;
  /** Its initial stands in when there is no picture. */
  name?: string;
}

/** A quiet ground with one picture hung in its middle, whole. */
export function Mat({
  picture,
  alt,
  sizes = '(min-width: 992px) 400px, 100vw',
  priority = false,
  shape = 1.4,
  name = '',
}: Props) {
  return (
    <div className={styles.mat} style={{ '--shape': shape } as CSSProperties}>
      <div className={styles.inner}>
        {picture ? (
          <Picture picture={picture} alt={alt} sizes={sizes} priority={priority} raised className={styles.hung} />
        ) : (
          <span className={styles.initial} aria-hidden="true">
            {initialOf(name)}
          </span>
        )}
      </div>
    </div>
  );
}
