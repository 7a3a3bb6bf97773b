import styles from './avatar.module.css';
import { initialOf } from './initial.ts';
import { Picture, type PictureData } from './picture.tsx';

interface Props {
  picture: PictureData | undefined;
  /** Empty when the name stands beside it. */
  alt: string;
  name: string;
  size?: number;
}

/** A small square for a face or a gallery; a portrait may be fitted to it, a work may not. */
export function Avatar({ picture, alt, name, size = 44 }: Props) {
  return (
    <span className={styles.avatar} style={{ width: size, height: size, fontSize: Math.round(size * 0.42) }}>
      {picture ? (
        <Picture picture={picture} alt={alt} sizes={`${size}px`} className={styles.face} />
      ) : (
        <span aria-hidden="true" translate="no">
          {initialOf(name)}
        </span>
      )}
    </span>
  );
}
