import type { Import } from '@hwarang/domain/imports/imports.contract';
import { importNounWords } from '@hwarang/domain/imports/imports.words';
import { thousands } from '@hwarang/domain/thousands';
import { Link } from 'react-router';
import { Screen } from '../admin/screen.tsx';
import { Empty, ReadState } from '../design/states/states.tsx';
import { Table } from '../design/table.tsx';
import { useLanguage } from '../platform/language.ts';
import { useMoment } from '../platform/use-moment.ts';
import { useImportDesk } from './addresses.ts';
import { ExportPart } from './export-part.tsx';
import { ImportStateMark } from './import-state-mark.tsx';
import styles from './imports.module.css';
import { summaryOf, importsWords as words } from './imports.words.ts';
import { NewImport } from './new-import.tsx';
import { Part } from './part.tsx';
import { useImports } from './use-import.ts';

/** Spreadsheets in and out: a new one, those that were uploaded, and what can be taken away. */
export default function Imports() {
  const language = useLanguage();
  const { ofGallery } = useImportDesk();
  return (
    <Screen title={words.title[language]} lead={words[ofGallery ? 'galleryLead' : 'lead'][language]}>
      <div className={styles.parts}>
        <Part title={words.add[language]}>
          <NewImport />
        </Part>
        <Part title={words.earlier[language]}>
          <Earlier />
        </Part>
        <Part
          title={words.exportTitle[language]}
          lead={words[ofGallery ? 'galleryExportLead' : 'exportLead'][language]}
        >
          <ExportPart />
        </Part>
      </div>
    </Screen>
  );
}

function Earlier() {
  const language = useLanguage();
  const { path } = useImportDesk();
  const { answer: imports, failed, reload } = useImports();
  if (!imports) return <ReadState failed={failed} retry={reload} />;
  if (imports.length === 0) return <Empty title={words.none[language]} />;
  return (
    <Table
      caption={words.earlier[language]}
      items={imports}
      keyOf={({ id }) => id}
      columns={[
        {
          key: 'name',
          head: words.file[language],
          cell: (work) => (
            <Link to={`${path}/${work.id}`} className={styles.file}>
              {work.name}
              <span>{importNounWords[work.noun][language]}</span>
            </Link>
          ),
        },
        { key: 'state', head: words.state[language], cell: (work) => <ImportState work={work} /> },
        { key: 'rows', head: words.rows[language], cell: ({ rows }) => thousands(rows), end: true },
        { key: 'when', head: words.uploaded[language], cell: ({ createdAt }) => <Day moment={createdAt} /> },
      ]}
    />
  );
}

function ImportState({ work }: { work: Import }) {
  const language = useLanguage();
  return (
    <span className={styles.told}>
      <ImportStateMark work={work} />
      {work.counts && <span>{summaryOf(work.counts, language).join(' · ')}</span>}
    </span>
  );
}

function Day({ moment }: { moment: string }) {
  const day = useMoment('day');
  return (
    <time dateTime={moment} className={styles.day}>
      {day(moment)}
    </time>
  );
}
