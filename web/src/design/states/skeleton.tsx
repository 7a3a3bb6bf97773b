import type { CSSProperties } from 'react';
import { Grid } from '../layout.tsx';
import { Wall, WallItem } from '../wall/wall.tsx';
import styles from './skeleton.module.css';

/** A block in the shape of what comes. */
export function Bone({ ratio, width, height }: { ratio?: number; width?: string; height?: string }) {
  return (
    <span
      className={styles.bone}
      style={{ ...(ratio ? { aspectRatio: ratio } : {}), width: width ?? '100%', height } as CSSProperties}
    />
  );
}

const Lines = ({ widths }: { widths: string[] }) =>
  widths.map((width) => (
    <span key={width} className={styles.line}>
      <Bone width={width} height="0.8em" />
    </span>
  ));

const hung = [1.35, 0.8, 1.2, 1, 1.5, 0.7, 1.25, 0.9, 1.4, 1.1, 0.75, 1.6];

export function WallSkeleton({ count = 12, dense = false }: { count?: number; dense?: boolean }) {
  return (
    <div aria-hidden="true">
      <Wall dense={dense}>
        {Array.from({ length: count }, (_, place) => hung[place % hung.length] ?? 1).map((ratio, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are alike and never move.
          <WallItem key={place} ratio={ratio}>
            <Bone ratio={ratio} />
            <figcaption className={styles.caption}>
              <Lines widths={['48%', '64%', '72%']} />
            </figcaption>
          </WallItem>
        ))}
      </Wall>
    </div>
  );
}

export function CardsSkeleton({ count = 6, shape = 1.4 }: { count?: number; shape?: number }) {
  return (
    <div aria-hidden="true">
      <Grid>
        {Array.from({ length: count }, (_, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bones are alike and never move.
          <div key={place}>
            <Bone ratio={shape} />
            <div className={styles.card}>
              <Lines widths={['70%', '48%', '56%']} />
            </div>
          </div>
        ))}
      </Grid>
    </div>
  );
}
