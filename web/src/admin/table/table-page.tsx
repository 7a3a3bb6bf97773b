import type { ImportNoun } from '@hwarang/domain/imports/values';
import type { LocalizedText } from '@hwarang/domain/language';
import { type ReactNode, useEffect, useState } from 'react';
import { ButtonLink } from '../../design/button.tsx';
import { Form } from '../../design/fields/form.tsx';
import { choicesOf, SelectField } from '../../design/fields/select-field.tsx';
import { SearchField } from '../../design/fields/text-field.tsx';
import { Icon } from '../../design/icon.tsx';
import { Row } from '../../design/layout.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { DownloadButton } from '../download-button.tsx';
import { Screen } from '../screen.tsx';
import { tableWords } from '../tables.words.ts';
import { RecordTable, type RecordTableProps } from './record-table.tsx';
import styles from './table.module.css';
import type { Table } from './use-table.ts';

interface Filter {
  name: string;
  label: LocalizedText;
  /** What can be chosen, by the value that stands in the address. */
  choices: Record<string, LocalizedText>;
}

interface Props<Row> extends Omit<RecordTableProps<Row>, 'caption' | 'narrowed'> {
  title: LocalizedText;
  lead?: ReactNode;
  /** Where a new record is made. */
  add?: { to: string; label: LocalizedText };
  /** The table as it is filtered and sorted can be taken away as a file. */
  csv?: true;
  /** All records can be taken away as a sheet that can be imported again. */
  sheet?: ImportNoun;
  filters?: readonly Filter[];
}

export const shownFilter: Filter = {
  name: 'shown',
  label: tableWords.shown,
  choices: { true: adminWords.exposed, false: adminWords.hidden },
};
export const shownParam = (param: (name: string) => string) => ({ is_exposed: param('shown') });

/** A screen that is a table: title, search and filters, rows. */
export function TablePage<Row extends { id: string }>({
  title,
  lead,
  add,
  csv,
  sheet,
  filters = [],
  ...rest
}: Props<Row>) {
  const language = useLanguage();
  const { table } = rest;
  const tools = (
    <>
      {csv && <DownloadButton path={table.csv}>{tableWords.export[language]}</DownloadButton>}
      {sheet && (
        <DownloadButton path={`/admin/export/${sheet}.xlsx?ids=yes`}>{tableWords.exportAll[language]}</DownloadButton>
      )}
      {add && (
        <ButtonLink look="fill" to={add.to}>
          <Icon name="plus" size={18} />
          {add.label[language]}
        </ButtonLink>
      )}
    </>
  );
  return (
    <Screen title={title[language]} lead={lead} tools={(csv || sheet || add) && tools} wide>
      <TableTools table={table} filters={filters} />
      <RecordTable
        {...rest}
        caption={title[language]}
        narrowed={['q', ...filters.map(({ name }) => name)].some(table.param)}
      />
    </Screen>
  );
}

const pause = 300;

/** Search and filters above a table. The search follows the typing. */
function TableTools({ table, filters }: { table: Pick<Table<unknown>, 'param' | 'set'>; filters: readonly Filter[] }) {
  const { param, set } = table;
  const language = useLanguage();
  const words = param('q');
  const [typed, setTyped] = useState(words);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only typing starts a search.
  useEffect(() => {
    if (typed.trim() === words) return;
    const timer = setTimeout(() => set({ q: typed.trim() }), pause);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <Row className={styles.tools}>
      <Form role="search" onSend={() => set({ q: typed.trim() })}>
        <SearchField
          label={adminWords.search[language]}
          name="q"
          value={typed}
          maxLength={100}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
      </Form>
      {filters.map(({ name, label, choices }) => (
        <SelectField
          key={name}
          label={label[language]}
          name={name}
          value={param(name)}
          choices={choicesOf({ '': adminWords.all, ...choices }, language)}
          onChange={(event) => set({ [name]: event.currentTarget.value })}
        />
      ))}
    </Row>
  );
}
