import { mostFound } from '@hwarang/domain/admin/tables.contract';
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { Fragment, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { classes } from '../../design/classes.ts';
import { Row } from '../../design/layout.tsx';
import { Empty, Failed, Loading } from '../../design/states/states.tsx';
import base from '../../design/table.module.css';
import { useLanguage } from '../../platform/language.ts';
import { foundRows, manyRows, tableWords as words } from '../tables.words.ts';
import type { TableColumn } from './columns.tsx';
import { type BulkField, SelectionBar } from './selection-bar.tsx';
import styles from './table.module.css';
import { TableHead } from './table-head.tsx';
import { useRowFocus } from './use-row-focus.ts';
import { useSelection } from './use-selection.ts';
import type { Table } from './use-table.ts';

export interface RecordTableProps<Row> {
  caption: string;
  table: Table<Row>;
  /** Only those that are searched for, or filtered, are shown. */
  narrowed: boolean;
  columns: readonly TableColumn<Row>[];
  nameOf: (row: Row) => string;
  /** The fields that are changed in many rows at once; without any no row can be selected. */
  bulk?: readonly BulkField[];
}

const rowHeight = 57;

/** Rows under one head, drawn only where somebody looks; the page itself scrolls. */
export function RecordTable<Row extends { id: string }>(props: RecordTableProps<Row>) {
  const { caption, table, narrowed, columns, nameOf, bulk } = props;
  const { rows } = table;
  const language = useLanguage();
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin((frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const count = rows.count ?? 0;
  const told = table.param('q').trim() && count === mostFound ? manyRows : foundRows;
  const selection = useSelection(rows);
  const { held, comeBack, body, ...keys } = useRowFocus({
    count,
    rowHeight,
    onExtend: bulk && selection.extend,
    onAll: bulk && selection.all,
  });
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: margin,
    useFlushSync: false,
    rangeExtractor: (range) => {
      const seen = defaultRangeExtractor(range);
      return held === undefined || held >= count || seen.includes(held) ? seen : [...seen, held].sort((a, b) => a - b);
    },
  });
  const shown = virtual.getVirtualItems();
  const { want } = rows;
  useEffect(() => {
    for (const { index } of shown) want(index);
  });
  const span = columns.length + (bulk ? 1 : 0);
  let drawn = margin;
  const space = (until: number, key: string) => {
    const height = until - drawn;
    drawn = until;
    return height > 0 ? (
      <tr key={key} className={styles.space}>
        <td colSpan={span} style={{ height }} />
      </tr>
    ) : null;
  };
  return (
    <div ref={frame}>
      <Row className={styles.count}>
        <p role="status">{rows.count === undefined ? ' ' : told(rows.count)[language]}</p>
        {count > 0 && <p id={hint}>{words[bulk ? 'selectKeys' : 'rowKeys'][language]}</p>}
      </Row>
      {rows.failed && <Failed retry={rows.reload} />}
      {rows.count === undefined && !rows.failed && <Loading />}
      {rows.count === 0 && <Empty title={words[narrowed ? 'none' : 'empty'][language]} />}
      {count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls sideways must be reachable without a mouse.
        <section className={base.frame} aria-label={caption} aria-describedby={hint} tabIndex={0}>
          <table className={classes(base.table, styles.table)} aria-rowcount={count + 1} aria-busy={rows.stale}>
            <TableHead columns={columns} table={table} selection={bulk && selection} />
            <tbody ref={body} {...keys}>
              {shown.map(({ index, start, end }) => {
                const row = rows.rowAt(index);
                const before = space(start, `before ${index}`);
                drawn = end;
                return (
                  <Fragment key={row?.id ?? index}>
                    {before}
                    {row ? (
                      <tr
                        className={styles.row}
                        aria-rowindex={index + 2}
                        {...(bulk && selection.has(row.id) ? { 'data-selected': true } : {})}
                      >
                        {bulk && (
                          <td>
                            <input
                              type="checkbox"
                              className={styles.tick}
                              checked={selection.has(row.id)}
                              onChange={({ nativeEvent }) =>
                                selection.pick(index, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
                              }
                              aria-label={`${words.select[language]}: ${nameOf(row)}`}
                            />
                          </td>
                        )}
                        {columns.map((column) => (
                          <td key={column.key}>{column.cell(row)}</td>
                        ))}
                      </tr>
                    ) : (
                      <tr className={styles.row} aria-rowindex={index + 2} tabIndex={-1}>
                        <td colSpan={span} className={styles.coming}>
                          …
                        </td>
                      </tr>
                    )}
                  </Fragment>
                );
              })}
              {space(virtual.getTotalSize() + margin, 'after')}
            </tbody>
          </table>
        </section>
      )}
      {bulk && table.bulkPath && (
        <SelectionBar
          path={table.bulkPath}
          fields={bulk}
          selected={rows.now(selection.rows)}
          onChanged={rows.reload}
          onClear={selection.clear}
          onConflict={selection.refresh}
          onLeave={comeBack}
        />
      )}
    </div>
  );
}
