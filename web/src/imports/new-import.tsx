import { importNounWords } from '@hwarang/domain/imports/imports.words';
import type { ImportNoun } from '@hwarang/domain/imports/values';
import { useState } from 'react';
import { DownloadButton } from '../admin/download-button.tsx';
import { RadioField } from '../design/fields/tick-field.tsx';
import { Row } from '../design/layout.tsx';
import { useLanguage } from '../platform/language.ts';
import { useImportDesk } from './addresses.ts';
import styles from './imports.module.css';
import { importsWords as words } from './imports.words.ts';
import { SheetDrop } from './sheet-drop.tsx';

/** What the rows are, the sheet, and for those who have none yet a template. */
export function NewImport() {
  const language = useLanguage();
  const { api, nouns } = useImportDesk();
  const [noun, setNoun] = useState<ImportNoun>('art-works');
  return (
    <div className={styles.new}>
      <div className={styles.nouns}>
        <RadioField
          label={words.noun[language]}
          name="noun"
          value={noun}
          choices={nouns.map((value) => ({ value, label: importNounWords[value][language] }))}
          onChange={(value) => setNoun(nouns.find((one) => one === value) ?? noun)}
        />
        <p className={styles.quiet}>{words.template[language]}</p>
        <Row>
          <DownloadButton path={`${api}/template/${noun}.xlsx`}>{words.templateXlsx[language]}</DownloadButton>
          <DownloadButton path={`${api}/template/${noun}.csv`}>{words.templateCsv[language]}</DownloadButton>
        </Row>
      </div>
      <SheetDrop noun={noun} label={words.sheet[language]} />
    </div>
  );
}
