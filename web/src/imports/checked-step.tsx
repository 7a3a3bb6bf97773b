import { importNounWords } from '@hwarang/domain/imports/imports.words';
import type { ImportMode } from '@hwarang/domain/imports/values';
import { useState } from 'react';
import { DownloadButton } from '../admin/download-button.tsx';
import { Button } from '../design/button.tsx';
import { RadioField } from '../design/fields/tick-field.tsx';
import { Row } from '../design/layout.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { importAt, useImportDesk } from './addresses.ts';
import styles from './imports.module.css';
import { modeWords, runRows, importsWords as words } from './imports.words.ts';
import { Part } from './part.tsx';
import { Pictures } from './pictures.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { Questions } from './questions-part.tsx';
import { RowsPart } from './rows-part.tsx';
import { SheetDrop } from './sheet-drop.tsx';
import { Summary } from './summary.tsx';
import { type StepProps, useStep } from './use-import.ts';

interface Props extends StepProps {
  /** Back to the columns. */
  onRevise: () => void;
}

/** What the check found, what is to be answered or corrected, and the one press that imports it. */
export function CheckedStep({ work, onChange, onRevise }: Props) {
  const language = useLanguage();
  const { counts } = work;
  if (!counts) return null;
  const open = counts.ask + counts.refuse;
  return (
    <>
      <Part title={words.result[language]} lead={words.resultSafe[language]}>
        <ProblemNotice work={work} />
        <Summary counts={counts} />
        <RunPanel work={work} onChange={onChange} onRevise={onRevise} />
      </Part>
      {counts.ask > 0 && work.state === 'checked' && <Questions work={work} onChange={onChange} />}
      <RowsPart work={work} />
      <div className={styles.beside}>
        {open > 0 && (
          <Part title={words.correct[language]} lead={words.correctLead[language]}>
            <Report id={work.id} />
            <SheetDrop
              noun={work.noun}
              label={`${words.corrected[language]} (${importNounWords[work.noun][language]})`}
            />
          </Part>
        )}
        <Pictures work={work} onChange={onChange} />
      </div>
    </>
  );
}

export function Report({ id }: { id: string }) {
  const language = useLanguage();
  const desk = useImportDesk();
  return (
    <Row>
      <DownloadButton path={`${importAt(desk, id)}/report.xlsx`}>{words.reportXlsx[language]}</DownloadButton>
      <DownloadButton path={`${importAt(desk, id)}/report.csv`}>{words.reportCsv[language]}</DownloadButton>
    </Row>
  );
}

function RunPanel({ work, onChange, onRevise }: Props) {
  const language = useLanguage();
  const desk = useImportDesk();
  const [mode, setMode] = useState<ImportMode>(work.mode);
  const { busy, take } = useStep(onChange);
  const { make = 0, change = 0, ask = 0, refuse = 0 } = work.counts ?? {};
  const ready = work.state === 'checked' && make + change > 0;
  const blocked = mode === 'together' && ask + refuse > 0;
  const run = () =>
    take(async () => {
      if (mode !== work.mode) await api.put(importAt(desk, work.id), { mode });
      return api.post(`${importAt(desk, work.id)}/run`);
    });
  const check = () => take(() => api.post(`${importAt(desk, work.id)}/check`));
  return (
    <div className={styles.panel}>
      {work.state === 'checked' && make + change === 0 && <p>{words.nothingToDo[language]}</p>}
      {ready && (
        <>
          <RadioField
            label={words.mode[language]}
            name="mode"
            value={mode}
            choices={(['single', 'together'] as const).map((value) => ({ value, label: modeWords[value][language] }))}
            onChange={(value) => setMode(value === 'together' ? 'together' : 'single')}
          />
          {blocked && (
            <p role="alert" className={styles.notice}>
              {words.togetherBlocked[language]}
            </p>
          )}
        </>
      )}
      <Row>
        {ready && !blocked && (
          <Button look="fill" busy={busy} onClick={run}>
            {runRows(make + change)[language]}
          </Button>
        )}
        <Button busy={busy} onClick={check}>
          {words.checkAgain[language]}
        </Button>
        <Button onClick={onRevise}>{words.changeColumns[language]}</Button>
      </Row>
      {ready && desk.ofGallery && work.noun === 'art-works' && make > 0 && (
        <p className={styles.quiet}>{words.artistsFirst[language]}</p>
      )}
      {ready && <p className={styles.quiet}>{words[desk.ofGallery ? 'galleryUndo' : 'runUndo'][language]}</p>}
    </div>
  );
}
