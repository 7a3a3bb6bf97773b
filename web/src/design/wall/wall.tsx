import type { CSSProperties, ReactNode } from 'react';
import { classes } from '../classes.ts';
import styles from './wall.module.css';

interface WallProps {
  children: ReactNode;
  dense?: boolean;
  /** Its last row is no end: it fills the width like the others. */
  full?: boolean;
}

/** Lets a wall of many works go beyond the measure of the text on a wide screen. */
export const WideRoom = ({ children }: { children: ReactNode }) => <div className={styles.wide}>{children}</div>;

/** Justified rows: every work whole, at one height with its neighbours. The browser lays them out without script. */
export function Wall({ children, dense = false, full = false }: WallProps) {
  return (
    <div className={styles.room}>
      <div className={classes(styles.wall, dense && styles.dense, full && styles.full)}>{children}</div>
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

/** The wall in a window of 1280, for whoever must know the rows beforehand. */
export const usualRoom = { width: 1200, height: 225, gap: 28, least: 152 };

/** The row heights of the style sheet, for choosing picture files; `share` is the least part of the room's width. */
export const wallHeights = {
  wide: { tall: 225, low: 126, share: 0.095 },
  dense: { tall: 160, low: 126, share: 0.082 },
};

/** The narrowest place of the style sheet, where the root's text is `rem` pixels tall. */
export const leastWidth = (width: number, gap: number, rem: number): number =>
  Math.min(9.5 * rem, Math.max(8 * rem, (width - gap) / 2));
