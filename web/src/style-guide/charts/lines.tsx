import { Plot } from './bars.tsx';
import styles from './charts.module.css';

interface Props {
  series: readonly { name: string; values: readonly number[] }[];
  labels: readonly string[];
  format: (value: number) => string;
}

/** Lines over time. They differ by colour and by stroke, and are named in a legend above. */
export function Lines({ series, labels, format }: Props) {
  const x = (place: number) => ((place + 0.5) / labels.length) * 100;
  return (
    <>
      <div className={styles.legend}>
        {series.map(({ name }) => (
          <span key={name} className={styles.key}>
            <svg width="28" height="8" viewBox="0 0 28 8" aria-hidden="true">
              <path d="M0 4H28" className={styles.line} />
            </svg>
            {name}
          </span>
        ))}
      </div>
      <Plot largest={Math.max(...series.flatMap(({ values }) => values))} labels={labels} format={format}>
        {(top) => (
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.sheet} aria-hidden="true">
            {series.map(({ name, values }) => (
              <path
                key={name}
                className={styles.line}
                d={`M${values.map((value, place) => `${x(place)} ${100 - (value / top) * 100}`).join('L')}`}
              />
            ))}
          </svg>
        )}
      </Plot>
    </>
  );
}
