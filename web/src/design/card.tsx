import type { ReactNode } from 'react';
import { Link } from 'react-router';
import styles from './card.module.css';
import { classes } from './classes.ts';
import { Mat } from './picture/mat.tsx';
import type { PictureData } from './picture/picture.tsx';

interface Props {
  to: string;
  title: string;
  picture: PictureData | undefined;
  /** Empty when the title already says it. */
  alt?: string;
  sizes?: string;
  priority?: boolean;
  /** Width over height of the ground: 1.4 for a poster, 1 for a face, 1.6 for a gallery. */
  shape?: number;
  /** A word above the title, such as a state. */
  mark?: ReactNode;
  lines?: readonly ReactNode[];
  actions?: ReactNode;
  heading?: 'h2' | 'h3';
}

/** A picture on its ground, a title, a few lines, and what one can do: picture and title are one link. */
export function Card({
  to,
  title,
  picture,
  alt = '',
  sizes,
  priority,
  shape,
  mark,
  lines = [],
  actions,
  heading: Heading = 'h3',
}: Props) {
  return (
    <article className={styles.card}>
      <Link to={to} className={styles.main} prefetch="intent">
        <Mat
          picture={picture}
          alt={alt}
          name={title}
          {...(sizes ? { sizes } : {})}
          {...(shape ? { shape } : {})}
          {...(priority ? { priority } : {})}
        />
        {mark && <div className={styles.mark}>{mark}</div>}
        <Heading className={classes(styles.title, mark ? styles.marked : undefined)}>{title}</Heading>
      </Link>
      {lines.filter(Boolean).map((line, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no names and never change places.
        <div key={place} className={styles.line}>
          {line}
        </div>
      ))}
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
