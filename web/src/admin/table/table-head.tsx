import type { ReactNode } from 'react';
import { Icon } from '../../design/icon.tsx';
import { VisuallyHidden } from '../../design/visually-hidden.tsx';
import { useLanguage } from '../../platform/language.ts';
import { tableWords as words } from '../tables.words.ts';
import styles from './table.module.css';

export interface TableColumn<Row> {
  key: string;
  head: string;
  /** Its head is only read out: the cells speak for themselves. */
  headHidden?: true;
  /** The field of the API that it is sorted by. */
  sort?: string;
  width: string;
  cell: (row: Row) => ReactNode;
}

interface Props<Row> {
  columns: readonly TableColumn<Row>[];
  sort: string;
  onSort: (sort: string) => void;
  /** Ticks every row at once. */
  all?: { isAll: boolean; isSome: boolean; all: () => void; clear: () => void };
}

export function TableHead<Row>({ columns, sort, onSort, all }: Props<Row>) {
  const language = useLanguage();
  const [by = '', direction = 'ASC'] = sort.split(':');
  return (
    <>
      <colgroup>
        {all && <col style={{ width: 44 }} />}
        {columns.map((column) => (
          <col key={column.key} style={{ width: column.width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {all && (
            <th scope="col">
              <input
                type="checkbox"
                className={styles.tick}
                checked={all.isAll}
                ref={(box) => {
                  if (box) box.indeterminate = all.isSome && !all.isAll;
                }}
                onChange={() => (all.isAll ? all.clear() : all.all())}
                aria-label={words.selectAll[language]}
              />
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
                  onClick={() => onSort(`${column.sort}:${column.sort === by && direction === 'ASC' ? 'DESC' : 'ASC'}`)}
                >
                  {column.head}
                  {column.sort === by && <Icon name={direction === 'ASC' ? 'chevron-up' : 'chevron-down'} size={14} />}
                </button>
              ) : column.headHidden ? (
                <VisuallyHidden>{column.head}</VisuallyHidden>
              ) : (
                column.head
              )}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
