import type { Import } from '@hwarang/domain/imports/imports.contract';
import { Link } from 'react-router';
import { Button, ButtonLink } from '../design/button.tsx';
import { Row } from '../design/layout.tsx';
import { ConfirmButton } from '../design/modal/confirm.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { importAt, useImportDesk } from './addresses.ts';
import { Report } from './checked-step.tsx';
import styles from './imports.module.css';
import { importsWords as words } from './imports.words.ts';
import { Part } from './part.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { RowsPart } from './rows-part.tsx';
import { Summary } from './summary.tsx';
import { type StepProps, useStep } from './use-import.ts';

/** A run that a fault has ended after some rows were kept: it can go on, or be undone. */
export const isHalfWay = ({ state, mode, counts, done }: Import): boolean =>
  state === 'failed' && mode === 'single' && counts !== null && done > 0;

/** What has become of the sheet: the ways to its records, and back to before it. */
export function DoneStep({ work, onChange }: StepProps) {
  const language = useLanguage();
  const desk = useImportDesk();
  const { busy, take } = useStep(onChange);
  const undone = work.state === 'undone';
  const halfWay = isHalfWay(work);
  const asksArtists = desk.ofGallery && work.noun === 'art-works' && !undone && (work.counts?.make ?? 0) > 0;
  return (
    <>
      <Part
        title={words[undone ? 'undone' : halfWay ? 'halfWay' : 'done'][language]}
        {...(undone ? { lead: words.undoneText[language] } : {})}
        {...(asksArtists ? { lead: words.artistsAsked[language] } : {})}
      >
        <ProblemNotice work={work} />
        {!undone && !halfWay && work.counts && <Summary counts={work.counts} />}
        <ChangedSince work={work} />
        <Row>
          {halfWay && (
            <Button look="fill" busy={busy} onClick={() => take(() => api.post(`${importAt(desk, work.id)}/run`))}>
              {words.goOn[language]}
            </Button>
          )}
          <ButtonLink look={undone || halfWay ? 'line' : 'fill'} to={desk.tablePath(work.noun)}>
            {words.records[language]}
          </ButtonLink>
          {undone ? (
            <Button busy={busy} onClick={() => take(() => api.post(`${importAt(desk, work.id)}/check`))}>
              {words.checkAgain[language]}
            </Button>
          ) : (
            <UndoButton work={work} onChange={onChange} />
          )}
        </Row>
        <Report id={work.id} />
      </Part>
      {!undone && <RowsPart work={work} />}
    </>
  );
}

function UndoButton({ work, onChange }: StepProps) {
  const language = useLanguage();
  const desk = useImportDesk();
  const { busy, take } = useStep(onChange);
  return (
    <ConfirmButton
      label={words.undo[language]}
      look="danger"
      title={words.undoTitle[language]}
      confirm={words.undo[language]}
      busy={busy}
      onConfirm={() => take(() => api.post(`${importAt(desk, work.id)}/undo`))}
    >
      {words.undoText[language]}
    </ConfirmButton>
  );
}

function ChangedSince({ work }: Pick<StepProps, 'work'>) {
  const language = useLanguage();
  const { ofGallery, recordPath } = useImportDesk();
  if (work.changedSince.length === 0) return null;
  return (
    <div role="alert" className={styles.notice}>
      <strong>{words.changedSince[language]}</strong>
      <p>{words[ofGallery ? 'galleryChangedSince' : 'changedSinceText'][language]}</p>
      <ul className={styles.changed}>
        {work.changedSince.map(({ row, record, title }) => (
          <li key={record}>
            {words.rowNumber[language]} {row}: <Link to={recordPath(work.noun, record, title)}>{title}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
