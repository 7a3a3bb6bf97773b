import type { ReactNode } from 'react';
import { Screen } from '../screen.tsx';
import { RecordTable } from './record-table.tsx';
import type { Bulk } from './selection-bar.tsx';
import type { TableColumn } from './table-head.tsx';
import { type Filter, TableTools } from './table-tools.tsx';
import type { Rows } from './use-rows.ts';
import type { Wishes } from './use-wishes.ts';

interface Props<Row> {
  title: string;
  lead?: ReactNode;
  tools?: ReactNode;
  wishes: Wishes;
  filters?: readonly Filter[];
  rows: Rows<Row>;
  columns: readonly TableColumn<Row>[];
  nameOf: (row: Row) => string;
  bulk?: Bulk;
}

/** A screen that is a table: title, search and filters, rows. */
export function TablePage<Row extends { id: string }>(props: Props<Row>) {
  const { title, lead, tools, wishes, filters, rows, columns, nameOf, bulk } = props;
  return (
    <Screen title={title} lead={lead} tools={tools}>
      <TableTools words={wishes.wish('q')} onWish={wishes.set} filters={filters ?? []} />
      <RecordTable
        caption={title}
        rows={rows}
        narrowed={[wishes.wish('q'), ...(filters ?? []).map(({ value }) => value)].some(Boolean)}
        columns={columns}
        sort={wishes.sort}
        onSort={(sort) => wishes.set({ sort })}
        nameOf={nameOf}
        bulk={bulk}
      />
    </Screen>
  );
}
