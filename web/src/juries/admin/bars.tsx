import { thousands } from '@hwarang/domain/thousands';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../../design/visually-hidden.tsx';
import styles from './numbers.module.css';

interface Props {
  caption: string;
  /** What the rows are, and what is counted; the bar shows the first. */
  heads: readonly [name: string, ...counts: string[]];
  rows: readonly { key: string; name: ReactNode; counts: readonly number[] }[];
}

/** A table whose first number is also drawn: what is seen and what is read aloud are the same. */
export function Bars({ caption, heads: [head, ...counted], rows }: Props) {
  const most = Math.max(1, ...rows.map(({ counts }) => counts[0] ?? 0));
  return (
    <table className={styles.bars}>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <td aria-hidden />
          {counted.map((each) => (
            <th key={each} scope="col">
              {each}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, counts }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            <td aria-hidden>
              <span style={{ inlineSize: `${((counts[0] ?? 0) / most) * 100}%` }} />
            </td>
            {counts.map((count, index) => (
              <td key={counted[index]}>{thousands(count)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
