import type { ReactNode } from 'react';
import { Screen } from '../screen.tsx';
import { RecordTable } from './record-table.tsx';
import type { Bulk } from './selection-bar.tsx';
import type { TableColumn } from './table-head.tsx';
import { type Filter, TableTools } from './table-tools.tsx';
import type { Table } from './use-table.ts';

interface Props<Row> {
  title: string;
  lead?: ReactNode;
  tools?: ReactNode;
  table: Table<Row>;
  filters?: readonly Filter[];
  columns: readonly TableColumn<Row>[];
  nameOf: (row: Row) => string;
  bulk?: Bulk;
}

/** A screen that is a table: title, search and filters, rows. */
export function TablePage<Row extends { id: string }>(props: Props<Row>) {
  const { title, lead, tools, table, filters = [], columns, nameOf, bulk } = props;
  return (
    <Screen title={title} lead={lead} tools={tools}>
      <TableTools table={table} filters={filters} />
      <RecordTable
        caption={title}
        rows={table.rows}
        narrowed={['q', ...filters.map(({ name }) => name)].some(table.param)}
        columns={columns}
        sort={table.sort}
        onSort={(sort) => table.set({ sort })}
        nameOf={nameOf}
        bulk={bulk}
      />
    </Screen>
  );
}
