import { type ReactNode, useId } from 'react';
import { type Column, Table } from '../table.tsx';
import styles from './charts.module.css';

interface Props<Item> {
  title: string;
  /** What the numbers are, in a sentence. */
  note?: ReactNode;
  /** The drawing, hidden from those who read the table instead. */
  children: ReactNode;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
}

/** A drawing of numbers with the same numbers as a table beside it. */
export function ChartFrame<Item>({ title, note, children, columns, items, keyOf }: Props<Item>) {
  const name = useId();
  return (
    <figure className={styles.chart} aria-labelledby={name}>
      <figcaption className={styles.caption}>
        <h2 id={name} className={styles.title}>
          {title}
        </h2>
        {note && <p className={styles.note}>{note}</p>}
      </figcaption>
      <div className={styles.drawing} aria-hidden="true">
        {children}
      </div>
      <Table caption={title} columns={columns} items={items} keyOf={keyOf} />
    </figure>
  );
}
