import type { CSSProperties } from 'react';
import styles from './charts.module.css';
import { marksTo } from './scale.ts';

interface Bar {
  label: string;
  value: number;
}

/** Lying bars, each with its name and number: for things that have no order of their own. */
export function Bars({ bars, format }: { bars: readonly Bar[]; format: (value: number) => string }) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <div className={styles.bars}>
      {bars.map(({ label, value }) => (
        <div key={label} className={styles.bar}>
          <span className={styles.name}>{label}</span>
          <span className={styles.track}>
            <span className={styles.ink} style={{ '--part': value / largest } as CSSProperties} />
            <span className={styles.number}>{format(value)}</span>
          </span>
        </div>
      ))}
    </div>
  );
}

/** Standing columns on a line: for days, years and other things in order. */
export function Columns({ bars, format }: { bars: readonly Bar[]; format: (value: number) => string }) {
  const marks = marksTo(Math.max(...bars.map(({ value }) => value)));
  const top = marks.at(-1) ?? 1;
  return (
    <div className={styles.plot}>
      <Rules marks={marks} format={format} />
      <div className={styles.columns}>
        {bars.map(({ label, value }) => (
          <div key={label} className={styles.column} style={{ '--part': value / top } as CSSProperties} />
        ))}
      </div>
      <div className={styles.feet}>
        {bars.map(({ label }) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}

export function Rules({ marks, format }: { marks: readonly number[]; format: (value: number) => string }) {
  const top = marks.at(-1) ?? 1;
  return marks.map((mark) => (
    <span key={mark} className={styles.rule} style={{ '--part': mark / top } as CSSProperties}>
      <span>{format(mark)}</span>
    </span>
  ));
}
