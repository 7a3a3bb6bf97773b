import { importNounWords } from '@hwarang/domain/imports/imports.words';
import { isUnderWay } from '@hwarang/domain/imports/values';
import { useState } from 'react';
import { useParams } from 'react-router';
import { Screen } from '../admin/screen.tsx';
import { ReadState } from '../design/states/states.tsx';
import { TextLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { useImportDesk } from './addresses.ts';
import { CheckedStep } from './checked-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep, isHalfWay } from './done-step.tsx';
import { ImportStateMark } from './import-state-mark.tsx';
import styles from './imports.module.css';
import { formatName, rowCount, importsWords as words } from './imports.words.ts';
import { RemoveButton } from './remove-button.tsx';
import { Steps } from './steps.tsx';
import { UnderWay } from './under-way.tsx';
import { type StepProps, useImport } from './use-import.ts';

/** One sheet on its way into the collection: columns, check, import, and back. */
export default function ImportPage() {
  const language = useLanguage();
  const { path } = useImportDesk();
  const { id = '' } = useParams();
  const { answer: work, failed, reload, set } = useImport(id);
  return (
    <Screen
      title={work?.name ?? '…'}
      lead={
        work && (
          <div className={styles.lead}>
            <span role="status">
              <ImportStateMark work={{ state: work.state, done: 0, rows: 0 }} />
            </span>
            <span>
              {[importNounWords[work.noun][language], rowCount(work.rows)[language], formatName(work.format)].join(
                ' · ',
              )}
            </span>
          </div>
        )
      }
      tools={
        <>
          <TextLink to={path}>{words.back[language]}</TextLink>
          {work && !isUnderWay(work.state) && <RemoveButton id={work.id} />}
        </>
      }
    >
      {!work && <ReadState failed={failed} retry={reload} />}
      {work && (
        <div className={styles.parts}>
          <Steps work={work} />
          {failed && (
            <p role="alert" className={styles.notice}>
              {words.reconnecting[language]}
            </p>
          )}
          <Step key={work.id} work={work} onChange={set} />
        </div>
      )}
    </Screen>
  );
}

function Step({ work, onChange }: StepProps) {
  const [revising, setRevising] = useState(false);
  if (isUnderWay(work.state)) return <UnderWay work={work} />;
  if (work.state === 'done' || work.state === 'undone' || isHalfWay(work))
    return <DoneStep work={work} onChange={onChange} />;
  // One that failed because of its rows has them, and what is wrong, as a check has.
  if (work.counts && !revising)
    return <CheckedStep work={work} onChange={onChange} onRevise={() => setRevising(true)} />;
  return (
    <ColumnsStep
      work={work}
      onChange={(next) => {
        setRevising(false);
        onChange(next);
      }}
      {...(work.counts ? { onKeep: () => setRevising(false) } : {})}
    />
  );
}
