import { foundRows, tableWords as words } from '@hwarang/domain/admin/tables.words';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../../design/icon.tsx';
import { Empty, Failed, Loading } from '../../design/states/states.tsx';
import { Unseen } from '../../design/unseen.tsx';
import { useLanguage } from '../../platform/language.ts';
import styles from './table.module.css';
import type { Rows } from './use-rows.ts';

export interface TableColumn<Row> {
  key: string;
  head: string;
  /** Its head is only read out: the cells speak for themselves. */
  unseen?: true;
  /** The field of the API that it is sorted by. */
  sort?: string;
  width: string;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  caption: string;
  rows: Rows<Row>;
  columns: readonly TableColumn<Row>[];
  sort: string;
  onSort: (sort: string) => void;
  selected?: ReadonlySet<string>;
  onSelect?: (ids: ReadonlySet<string>) => void;
  nameOf: (row: Row) => string;
}

const rowHeight = 57;
const most = 1000;

/** Rows under one head, drawn only where somebody looks; the page itself scrolls. */
export function RecordTable<Row extends { id: string }>(props: Props<Row>) {
  const { caption, rows, columns, sort, onSort, selected, onSelect, nameOf } = props;
  const language = useLanguage();
  const frame = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => setMargin((frame.current?.getBoundingClientRect().top ?? 0) + window.scrollY), []);
  const count = rows.count ?? 0;
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => rowHeight,
    overscan: 12,
    scrollMargin: margin,
    useFlushSync: false,
  });
  const shown = virtual.getVirtualItems();
  const [from, to] = [shown[0]?.index ?? 0, shown.at(-1)?.index ?? 0];
  const { want } = rows;
  useEffect(() => {
    if (count > 0) want(from, to);
  });
  const before = shown[0] ? shown[0].start - margin : 0;
  const after = shown.length > 0 ? virtual.getTotalSize() - ((shown.at(-1)?.end ?? 0) - margin) : 0;
  const [by = '', direction = 'ASC'] = sort.split(':');
  const toggle = (id: string) => {
    const next = new Set(selected);
    if (!next.delete(id) && next.size < most) next.add(id);
    onSelect?.(next);
  };
  const span = columns.length + (onSelect ? 1 : 0);
  return (
    <div ref={frame}>
      <p className={styles.count} role="status">
        {rows.count === undefined ? ' ' : foundRows(rows.count)[language]}
      </p>
      {rows.failed && <Failed retry={rows.reload} />}
      {rows.count === undefined && !rows.failed && <Loading />}
      {rows.count === 0 && <Empty title={words.none[language]} />}
      {count > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls sideways must be reachable without a mouse.
        <section className={styles.frame} aria-label={caption} tabIndex={0}>
          <table className={styles.table} aria-rowcount={count + 1}>
            <colgroup>
              {onSelect && <col style={{ width: 44 }} />}
              {columns.map((column) => (
                <col key={column.key} style={{ width: column.width }} />
              ))}
            </colgroup>
            <thead>
              <tr>
                {onSelect && (
                  <th scope="col">
                    <Unseen>{words.select[language]}</Unseen>
                  </th>
                )}
                {columns.map((column) => (
                  <th
                    key={column.key}
                    scope="col"
                    {...(column.sort === by ? { 'aria-sort': direction === 'ASC' ? 'ascending' : 'descending' } : {})}
                  >
                    {column.sort ? (
                      <button
                        type="button"
                        className={styles.sort}
                        onClick={() =>
                          onSort(`${column.sort}:${column.sort === by && direction === 'ASC' ? 'DESC' : 'ASC'}`)
                        }
                      >
                        {column.head}
                        {column.sort === by && (
                          <Icon name={direction === 'ASC' ? 'chevron-up' : 'chevron-down'} size={14} />
                        )}
                      </button>
                    ) : column.unseen ? (
                      <Unseen>{column.head}</Unseen>
                    ) : (
                      column.head
                    )}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {before > 0 && (
                <tr className={styles.space}>
                  <td colSpan={span} style={{ height: before }} />
                </tr>
              )}
              {shown.map(({ index }) => {
                const row = rows.rowAt(index);
                if (!row)
                  return (
                    <tr key={index} className={styles.row} aria-rowindex={index + 2}>
                      <td colSpan={span} className={styles.coming}>
                        …
                      </td>
                    </tr>
                  );
                return (
                  <tr
                    key={row.id}
                    className={styles.row}
                    aria-rowindex={index + 2}
                    {...(selected?.has(row.id) ? { 'data-selected': true } : {})}
                  >
                    {onSelect && (
                      <td>
                        <input
                          type="checkbox"
                          className={styles.tick}
                          checked={selected?.has(row.id) ?? false}
                          onChange={() => toggle(row.id)}
                          aria-label={`${words.select[language]}: ${nameOf(row)}`}
                        />
                      </td>
                    )}
                    {columns.map((column) => (
                      <td key={column.key}>{column.cell(row)}</td>
                    ))}
                  </tr>
                );
              })}
              {after > 0 && (
                <tr className={styles.space}>
                  <td colSpan={span} style={{ height: after }} />
                </tr>
              )}
            </tbody>
          </table>
        </section>
      )}
    </div>
  );
}
