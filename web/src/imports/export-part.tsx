import { importNounWords } from '@hwarang/domain/imports/imports.words';
import { useState } from 'react';
import { DownloadButton } from '../admin/download-button.tsx';
import { CheckboxField } from '../design/fields/tick-field.tsx';
import { useLanguage } from '../platform/language.ts';
import { useImportDesk } from './addresses.ts';
import styles from './imports.module.css';
import { exportWords, importsWords as words } from './imports.words.ts';

/** Every table as a sheet that can be imported again; in administration also all of them with their pictures. */
export function ExportPart() {
  const language = useLanguage();
  const { exports, nouns, ofGallery } = useImportDesk();
  const [ids, setIds] = useState(true);
  return (
    <div className={styles.export}>
      <CheckboxField
        label={words.withIds[language]}
        hint={words.withIdsHint[language]}
        checked={ids}
        onChange={({ currentTarget }) => setIds(currentTarget.checked)}
      />
      <ul className={styles.tables}>
        {nouns.map((noun) => (
          <li key={noun}>
            <span className={styles.table}>{importNounWords[noun][language]}</span>
            {(['Excel', 'CSV'] as const).map((kind) => (
              <DownloadButton
                key={kind}
                aria-label={exportWords(noun, kind)[language]}
                path={`${exports}/${noun}.${kind === 'CSV' ? 'csv' : 'xlsx'}?ids=${ids ? 'yes' : 'no'}`}
              >
                {kind}
              </DownloadButton>
            ))}
          </li>
        ))}
      </ul>
      {!ofGallery && (
        <div>
          <DownloadButton look="fill" path={`${exports}/collection.zip?ids=${ids ? 'yes' : 'no'}`}>
            {words.whole[language]}
          </DownloadButton>
          <p className={styles.quiet}>{words.wholeHint[language]}</p>
        </div>
      )}
    </div>
  );
}
