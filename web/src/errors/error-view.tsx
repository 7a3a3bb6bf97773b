import type { ReactNode } from 'react';
import { Wrap } from '../design/layout.tsx';
import styles from './error-view.module.css';

interface ErrorViewProps {
  /** What stands in the empty frame. */
  mark?: ReactNode;
  title: string;
  text: string;
  /** The ways on. */
  children: ReactNode;
}

/** An empty frame on the wall, what happened, and where to go from here. */
export function ErrorView({ mark, title, text, children }: ErrorViewProps) {
  return (
    <Wrap className={styles.room}>
      <div className={styles.wall} aria-hidden="true">
        <div className={styles.frame}>
          {mark}
          <span className={styles.seal} lang="ko">
            화랑
          </span>
        </div>
      </div>
      <div className={styles.label}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.text}>{text}</p>
        <div className={styles.ways}>{children}</div>
      </div>
    </Wrap>
  );
}
