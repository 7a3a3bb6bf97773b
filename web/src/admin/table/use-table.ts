import { cut } from '@hwarang/domain/keepable';
import { useSearchParams } from 'react-router';
import type { AdminTablePath, RowOf, TablePath } from '../../platform/answers.ts';
import { type Rows, useRows } from './use-rows.ts';

export interface Table<Row> {
  /** Where many are changed at once, if they can be. */
  bulkPath: AdminTablePath | undefined;
  rows: Rows<Row>;
  sort: string;
  /** The value of a filter, or of the search `q`; empty where there is none. */
  param: (name: string) => string;
  set: (changes: Record<string, string>) => void;
  /** Where the same rows come as CSV. */
  csv: string;
}

const isAdminTable = (path: TablePath): path is AdminTablePath => path.startsWith('/admin/');

type Filters = (param: (name: string) => string) => Record<string, string>;

/**
 * The rows at an address of the API. Search, order and filters stand in the address of the page: Back brings them back, and they can be
 * sent to somebody.
 */
export function useTable<Path extends TablePath>(
  path: Path,
  defaultSort: string,
  filtersOf: Filters = () => ({}),
): Table<RowOf<Path>> {
  const [params, setParams] = useSearchParams();
  const param = (name: string) => params.get(name) ?? '';
  const sort = param('sort') || defaultSort;
  const words = cut(param('q').trim(), 100);
  const given = Object.entries({ _sort: sort, _q: words, ...filtersOf(param) }).filter(([, value]) => value);
  const question = new URLSearchParams(given).toString();
  return {
    bulkPath: isAdminTable(path) ? path : undefined,
    rows: useRows(path, question),
    sort,
    param,
    set: (changes) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [name, value] of Object.entries(changes))
            if (value) next.set(name, value);
            else next.delete(name);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    csv: `${path}.csv?${question}`,
  };
}
