import { Rules } from './bars.tsx';
import styles from './charts.module.css';
import { marksTo } from './scale.ts';

interface Props {
  /** The names of the lines. */
  series: readonly string[];
  points: readonly { label: string; values: readonly number[] }[];
  format: (value: number) => string;
}

/** Lines over time. They differ by colour and by stroke, and are named in a legend above. */
export function Lines({ series, points, format }: Props) {
  const marks = marksTo(Math.max(...points.flatMap(({ values }) => values)));
  const top = marks.at(-1) ?? 1;
  const x = (place: number) => ((place + 0.5) / points.length) * 100;
  const y = (value: number) => 100 - (value / top) * 100;
  return (
    <>
      <div className={styles.legend}>
        {series.map((name, place) => (
          <span key={name} className={styles.key}>
            <svg width="28" height="8" viewBox="0 0 28 8" className={styles.line} data-place={place} aria-hidden="true">
              <path d="M0 4H28" />
            </svg>
            {name}
          </span>
        ))}
      </div>
      <div className={styles.plot}>
        <Rules marks={marks} format={format} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.sheet} aria-hidden="true">
          {series.map((name, place) => (
            <path
              key={name}
              className={styles.line}
              data-place={place}
              d={points.map(({ values }, at) => `${at ? 'L' : 'M'}${x(at)} ${y(values[place] ?? 0)}`).join('')}
            />
          ))}
        </svg>
        <div className={styles.feet}>
          {points.map(({ label }) => (
            <span key={label}>{label}</span>
          ))}
        </div>
      </div>
    </>
  );
}
