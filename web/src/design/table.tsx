import type { ReactNode } from 'react';
import { classes } from './classes.ts';
import styles from './table.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface Column<Item> {
  key: string;
  head: ReactNode;
  cell: (item: Item) => ReactNode;
  /** Numbers stand at the end of their column. */
  end?: boolean;
}

interface Props<Item> {
  caption: string;
  columns: readonly Column<Item>[];
  items: readonly Item[];
  keyOf: (item: Item) => string;
  /** On a phone a row becomes a block, with its name above and what can be done below, instead of running beyond the edge. */
  stacked?: boolean;
}

/** A cell with a second, quieter line: a name, and the mail address of it. */
export function TwoLines({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <span className={styles.twoLines}>
      {children}
      {below && <small>{below}</small>}
    </span>
  );
}

/** Dense rows under one head; on a narrow screen the table scrolls inside its own frame, reachable by keyboard. */
export function Table<Item>({ caption, columns, items, keyOf, stacked = false }: Props<Item>) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable without a mouse.
    <section className={styles.frame} aria-label={caption} tabIndex={0}>
      <table className={classes(styles.table, stacked && styles.stacked)}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.key} scope="col" className={column.end ? styles.end : undefined}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {items.map((item) => (
            <tr key={keyOf(item)}>
              {columns.map((column) => (
                <td key={column.key} className={column.end ? styles.end : undefined}>
                  {column.cell(item)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
