import type { Import } from '@hwarang/domain/imports/imports.contract';
import { useState } from 'react';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { SelectField } from '../design/fields/select-field.tsx';
import { Icon } from '../design/icon.tsx';
import { Row } from '../design/layout.tsx';
import { useUnsaved } from '../design/leave-guard.tsx';
import { VisuallyHidden } from '../design/visually-hidden.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { importAt, useImportDesk } from './addresses.ts';
import styles from './columns-step.module.css';
import { fieldLabel } from './field-label.ts';
import imports from './imports.module.css';
import { columnName, leftOutText, missingText, movedText, importsWords as words } from './imports.words.ts';
import { assigned, letterOf, missingFields } from './mapping.ts';
import { Part } from './part.tsx';
import { Pictures } from './pictures.tsx';
import { ProblemNotice } from './problem-notice.tsx';
import { type StepProps, useStep } from './use-import.ts';

/** Each column of the sheet with some of its values, and what it becomes. One press then checks the whole sheet. */
export function ColumnsStep({ work, onChange, onKeep }: StepProps & { onKeep?: () => void }) {
  const language = useLanguage();
  const [mapping, setMapping] = useState(work.mapping);
  const [moved, setMoved] = useState('');
  const { busy, take } = useStep(onChange);
  useUnsaved(mapping.some((field, column) => field !== work.mapping[column]));
  const desk = useImportDesk();
  const fields = desk.fields(work.noun);
  const choose = (column: number, field: string | null) => {
    const next = assigned(mapping, column, field);
    setMapping(next.mapping);
    setMoved(
      field === null || next.lost === undefined
        ? ''
        : movedText(
            fieldLabel(work.noun, field)[language],
            columnName(letterOf(next.lost), work.heads[next.lost] ?? ''),
          )[language],
    );
  };
  const check = () => {
    if (mapping.every((field) => field === null)) return void alert(words.noColumn[language], { tone: 'bad' });
    take(async () => {
      await api.put(importAt(desk, work.id), { mapping });
      return api.post(`${importAt(desk, work.id)}/check`);
    });
  };
  const missing = missingFields(fields, mapping).map(({ label }) => label[language]);
  const unused = mapping.filter((field) => field === null).length;
  const foot = [
    ...(missing.length > 0 && !mapping.includes('id') ? [missingText(missing.join(', '))[language]] : []),
    ...(unused > 0 ? [leftOutText(unused)[language]] : []),
  ];
  return (
    <>
      <Part title={words.columns[language]} lead={words.columnsLead[language]}>
        <ProblemNotice work={work} />
        <ol className={styles.columns}>
          {work.heads.map((head, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; heads may be the same or empty.
            <li key={column} className={styles.column} data-used={mapping[column] ? '' : undefined}>
              <SheetColumn work={work} column={column} head={head} />
              <Icon name="arrow-right" size={18} />
              <SelectField
                label={
                  <>
                    <VisuallyHidden>{columnName(letterOf(column), head)[language]}: </VisuallyHidden>
                    {words.becomes[language]}
                  </>
                }
                name={`column-${column}`}
                value={mapping[column] ?? ''}
                choices={[
                  { value: '', label: words.leftOut[language] },
                  ...fields.map(({ name, label, required }) => ({
                    value: name,
                    label: required ? `${label[language]} (${words.requiredMark[language]})` : label[language],
                  })),
                ]}
                onChange={({ currentTarget }) => choose(column, currentTarget.value || null)}
              />
            </li>
          ))}
        </ol>
        <p role="status" className={moved ? imports.notice : imports.unseen}>
          {moved}
        </p>
      </Part>
      <Pictures work={work} onChange={onChange} />
      <div className={imports.panel}>
        {foot.map((text) => (
          <p key={text}>{text}</p>
        ))}
        <Row>
          <Button look="fill" busy={busy} onClick={check}>
            {words[work.state === 'mapping' ? 'check' : 'checkAgain'][language]}
          </Button>
          {onKeep && <Button onClick={onKeep}>{words.keepColumns[language]}</Button>}
        </Row>
        <p className={imports.quiet}>{words.checkSafe[language]}</p>
      </div>
    </>
  );
}

const shownSamples = 3;

function SheetColumn({ work, column, head }: { work: Import; column: number; head: string }) {
  const language = useLanguage();
  const samples = [...new Set((work.samples[column] ?? []).filter((value) => value.trim()))].slice(0, shownSamples);
  return (
    <div className={styles.sheet}>
      <p className={styles.head}>
        <span aria-hidden="true">{letterOf(column)}</span>
        {head || words.noHead[language]}
      </p>
      {samples.length > 0 ? (
        <ul className={styles.samples}>
          {samples.map((value) => (
            <li key={value}>{value}</li>
          ))}
        </ul>
      ) : (
        <p className={imports.quiet}>{words.noSamples[language]}</p>
      )}
    </div>
  );
}
