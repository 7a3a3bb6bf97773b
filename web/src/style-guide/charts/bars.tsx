import type { CSSProperties, ReactNode } from 'react';
import text from '../../design/text.module.css';
import styles from './charts.module.css';
import { marksTo } from './scale.ts';

interface Bar {
  label: string;
  value: number;
}

interface Props<Of> {
  bars: readonly Of[];
  format: (value: number) => string;
}

/** Lying bars, each with its name and number: for things that have no order of their own. */
export function Bars({ bars, format }: Props<Bar & { name?: ReactNode }>) {
  const largest = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ol className={styles.bars}>
      {bars.map(({ label, value, name = label }) => (
        <li key={label} className={styles.bar}>
          <span>{name}</span>
          <span className={styles.track}>
            <span className={styles.ink} style={{ '--part': value / largest } as CSSProperties} />
            <span className={text.quiet}>{format(value)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Standing columns on a line: for days, years and other things in order. */
export function Columns({ bars, format }: Props<Bar>) {
  const largest = Math.max(...bars.map(({ value }) => value));
  return (
    <Plot largest={largest} labels={bars.map(({ label }) => label)} format={format}>
      {(top) => (
        <div className={styles.columns}>
          {bars.map(({ label, value }) => (
            <div key={label} className={styles.column} style={{ '--part': value / top } as CSSProperties} />
          ))}
        </div>
      )}
    </Plot>
  );
}

interface PlotProps {
  largest: number;
  labels: readonly string[];
  format: (value: number) => string;
  children: (top: number) => ReactNode;
}

/** What stands on an axis of round numbers, with a name below each place. */
export function Plot({ largest, labels, format, children }: PlotProps) {
  const marks = marksTo(largest);
  const top = marks.at(-1) ?? 1;
  return (
    <div className={styles.plot}>
      {marks.map((mark) => (
        <span key={mark} className={styles.rule} style={{ '--part': mark / top } as CSSProperties}>
          <span>{format(mark)}</span>
        </span>
      ))}
      {children(top)}
      <div className={styles.feet}>
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
    </div>
  );
}
