import type { AuditEntry } from '@hwarang/domain/audit/audit.contract';
import type { Language } from '@hwarang/domain/language';
import { useState } from 'react';
import { Button } from '../../design/button.tsx';
import { Modal } from '../../design/modal/modal.tsx';
import { Table } from '../../design/table.tsx';
import { useLanguage } from '../../platform/language.ts';
import { adminWords } from '../admin.words.ts';
import { auditActionWords, auditNounWords, auditWords as words } from '../audit.words.ts';
import type { TableColumn } from '../table/columns.tsx';
import { TablePage } from '../table/table-page.tsx';
import { useTable } from '../table/use-table.ts';
import styles from './audit.module.css';
import { shownName } from './shown-name.ts';

const written = (value: unknown, language: Language): string =>
  value === undefined || value === null
    ? '–'
    : typeof value === 'string'
      ? shownName(value, language)
      : JSON.stringify(value);

export default function AuditLog() {
  const language = useLanguage();
  const table = useTable('/admin/audit', 'createdAt:DESC', (param) => ({
    noun: param('noun'),
    action: param('action'),
  }));
  const [shown, setShown] = useState<AuditEntry | undefined>(undefined);
  const when = new Intl.DateTimeFormat(language === 'ko' ? 'ko-KR' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  const noun = (entry: AuditEntry) => auditNounWords[entry.noun]?.[language] ?? entry.noun;
  const named = ({ name, record }: AuditEntry) => shownName(name, language) || record;
  const fields = [...new Set([...Object.keys(shown?.before ?? {}), ...Object.keys(shown?.after ?? {})])];
  const columns: TableColumn<AuditEntry>[] = [
    {
      key: 'when',
      head: words.when,
      sort: 'createdAt',
      width: '210px',
      cell: ({ createdAt }) => when.format(new Date(createdAt)),
    },
    {
      key: 'who',
      head: words.who,
      sort: 'username',
      width: '18%',
      cell: ({ username }) => shownName(username, language),
    },
    {
      key: 'how',
      head: words.how,
      sort: 'action',
      width: '90px',
      cell: ({ action }) => auditActionWords[action][language],
    },
    { key: 'noun', head: words.noun, sort: 'noun', width: '110px', cell: noun },
    { key: 'what', head: words.what, sort: 'name', width: '40%', cell: named },
    {
      key: 'details',
      head: words.details,
      width: '110px',
      cell: (entry) => (
        <Button look="plain" aria-label={`${words.show[language]}: ${named(entry)}`} onClick={() => setShown(entry)}>
          {words.show[language]}
        </Button>
      ),
    },
  ];
  return (
    <>
      <TablePage
        title={adminWords.audit}
        lead={words.lead[language]}
        table={table}
        filters={[
          { name: 'noun', label: words.noun, choices: auditNounWords },
          { name: 'action', label: words.how, choices: auditActionWords },
        ]}
        columns={columns}
        nameOf={named}
      />
      {shown && (
        <Modal wide onClose={() => setShown(undefined)} title={`${noun(shown)} · ${named(shown)}`}>
          <Table
            caption={words.details[language]}
            items={fields}
            keyOf={(field) => field}
            columns={[
              { key: 'field', head: words.field[language], cell: (field) => <code>{field}</code> },
              ...(['before', 'after'] as const).map((key) => ({
                key,
                head: words[key][language],
                cell: (field: string) => <span className={styles.value}>{written(shown[key]?.[field], language)}</span>,
              })),
            ]}
          />
        </Modal>
      )}
    </>
  );
}
