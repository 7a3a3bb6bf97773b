import { type ReactNode, useId } from 'react';
import { Table } from '../../design/table.tsx';
import text from '../../design/text.module.css';
import styles from './charts.module.css';

interface Props {
  title: string;
  /** What the numbers are, in a sentence. */
  note: string;
  /** The drawing, hidden from those who read the table instead. */
  children: ReactNode;
  heads: readonly string[];
  /** A name and its numbers, as they are written. */
  rows: readonly (readonly string[])[];
}

/** A drawing of numbers with the same numbers as a table beside it. */
export function ChartFrame({ title, note, children, heads, rows }: Props) {
  const name = useId();
  return (
    <figure className={styles.chart} aria-labelledby={name}>
      <figcaption className={styles.caption}>
        <h2 id={name} className={styles.title}>
          {title}
        </h2>
        <p className={text.quiet}>{note}</p>
      </figcaption>
      <div aria-hidden="true">{children}</div>
      <Table
        caption={title}
        columns={heads.map((head, place) => ({
          key: head,
          head,
          cell: (row: readonly string[]) => row[place],
          end: place > 0,
        }))}
        items={rows}
        keyOf={([first = '']) => first}
      />
    </figure>
  );
}
