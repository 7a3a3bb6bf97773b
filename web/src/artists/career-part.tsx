import type { ReactNode } from 'react';
import styles from './artist.module.css';
import { timelineOf } from './career.ts';

/** A part of a career: its lines below its title, nothing where there are none. */
export function CareerPart({ title, children }: { title: string; children: readonly ReactNode[] }) {
  if (children.length === 0) return null;
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      <ol className={styles.lines}>{children}</ol>
    </section>
  );
}

/** Year by year. */
export const Timeline = ({ title, text }: { title: string; text: string | null }) => (
  <CareerPart title={title}>
    {timelineOf(text).map(({ year, texts }) => (
      <li key={`${year} ${texts[0]}`} className={styles.entry}>
        <span>{year}</span>
        <span className={styles.texts}>
          {texts.map((each) => (
            <span key={each}>{each}</span>
          ))}
        </span>
      </li>
    ))}
  </CareerPart>
);

interface Line {
  title: string;
  note?: string | undefined;
  /** The way to it. */
  children: ReactNode;
}

/** One title with a way to it. */
export const CareerLink = ({ title, note, children }: Line) => (
  <li className={styles.line}>
    <span>
      {title}
      {note && <span className={styles.note}>{note}</span>}
    </span>
    {children}
  </li>
);
