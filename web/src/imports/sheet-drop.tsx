import { type ImportNoun, importLimits } from '@hwarang/domain/imports/values';
import { useNavigate } from 'react-router';
import { Button } from '../design/button.tsx';
import { FileDrop } from '../design/drop-zone/file-drop.tsx';
import { Progress } from '../design/progress.tsx';
import { useAction } from '../design/use-action.ts';
import { useLanguage } from '../platform/language.ts';
import { useUpload, wasCancelled } from '../platform/use-upload.ts';
import { useImportDesk } from './addresses.ts';
import styles from './imports.module.css';
import { importsWords as words } from './imports.words.ts';
import { sheetRefusal } from './sheet-refusal.ts';

const sheetTypes = {
  'text/csv': ['.csv'],
  'text/tab-separated-values': ['.tsv', '.tab'],
  'text/plain': ['.txt'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
};

/** A sheet that is let go here is uploaded, and its own page opens. */
export function SheetDrop({ noun, label }: { noun: ImportNoun; label: string }) {
  const language = useLanguage();
  const navigate = useNavigate();
  const desk = useImportDesk();
  const { share, send, cancel } = useUpload(desk.api);
  const { run } = useAction(sheetRefusal);
  const take = (sheet: File) =>
    run(async () => {
      const { id } = await send({ noun, sheet });
      void navigate(`${desk.path}/${id}`);
    }, wasCancelled);
  if (share !== undefined)
    return (
      <div className={styles.sending} role="status">
        <Progress
          label={share < 1 ? `${words.uploading[language]} ${Math.floor(share * 100)}%` : words.reading[language]}
          done={share}
          of={share < 1 ? 1 : undefined}
        />
        <Button onClick={cancel}>{words.cancel[language]}</Button>
      </div>
    );
  return (
    <FileDrop
      label={label}
      accept={sheetTypes}
      word={words.dropSheet[language]}
      aside={words.sheetKinds[language]}
      refuse={(name) => words[name.toLowerCase().endsWith('.xls') ? 'oldExcel' : 'wrongSheet']}
      mostBytes={importLimits.sheetBytes}
      onFiles={([sheet]) => sheet && void take(sheet)}
    />
  );
}
