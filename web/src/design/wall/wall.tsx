import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './wall.module.css';

/** Justified rows: every work whole, at one height with its neighbours. The browser lays them out without script. */
export function Wall({ children, dense = false }: { children: ReactNode; dense?: boolean }) {
  return (
    <div className={styles.room}>
      <div className={classes(styles.wall, dense && styles.dense)}>{children}</div>
    </div>
  );
}

export function WallItem({ ratio, children }: { ratio: number; children: ReactNode }) {
  return (
    <figure className={styles.item} style={{ '--ratio': ratio } as CSSProperties}>
      {children}
    </figure>
  );
}

/** The row heights of the style sheet, for choosing picture files. */
export const wallHeights = { wide: { tall: 225, low: 112 }, dense: { tall: 160, low: 96 } };
