import { Icon } from '../../design/icon.tsx';
import { VisuallyHidden } from '../../design/visually-hidden.tsx';
import { useLanguage } from '../../platform/language.ts';
import { tableWords as words } from '../tables.words.ts';
import type { TableColumn } from './columns.tsx';
import styles from './table.module.css';
import type { Selection } from './use-selection.ts';
import type { Table } from './use-table.ts';

interface Props<Row> {
  columns: readonly TableColumn<Row>[];
  table: Pick<Table<Row>, 'sort' | 'set'>;
  /** Ticks every row at once. */
  selection: Selection<Row> | undefined;
}

export function TableHead<Row>({ columns, table, selection }: Props<Row>) {
  const language = useLanguage();
  const [by = '', direction = 'ASC'] = table.sort.split(':');
  const isUp = direction === 'ASC';
  return (
    <>
      <colgroup>
        {selection && <col style={{ width: 44 }} />}
        {columns.map(({ key, width }) => (
          <col key={key} style={{ width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {selection && (
            <th scope="col">
              <input
                type="checkbox"
                className={styles.tick}
                checked={selection.isAll}
                ref={(box) => {
                  if (box) box.indeterminate = selection.rows.length > 0 && !selection.isAll;
                }}
                onChange={() => (selection.isAll ? selection.clear() : selection.all())}
                aria-label={words.selectAll[language]}
              />
            </th>
          )}
          {columns.map(({ key, head, headHidden, sort }) => (
            <th key={key} scope="col" {...(sort === by ? { 'aria-sort': isUp ? 'ascending' : 'descending' } : {})}>
              {sort ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => table.set({ sort: `${sort}:${sort === by && isUp ? 'DESC' : 'ASC'}` })}
                >
                  {head[language]}
                  {sort === by && <Icon name={isUp ? 'chevron-up' : 'chevron-down'} size={14} />}
                </button>
              ) : headHidden ? (
                <VisuallyHidden>{head[language]}</VisuallyHidden>
              ) : (
                head[language]
              )}
            </th>
          ))}
        </tr>
      </thead>
    </>
  );
}
