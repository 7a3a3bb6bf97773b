import { noteText } from '@hwarang/domain/imports/notes.words';
import { useState } from 'react';
import { Button } from '../design/button.tsx';
import { RadioField } from '../design/fields/tick-field.tsx';
import { ReadState } from '../design/states/states.tsx';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useRead } from '../platform/query.ts';
import { importAt, useImportDesk } from './addresses.ts';
import styles from './imports.module.css';
import { rowCount, importsWords as words } from './imports.words.ts';
import { Part } from './part.tsx';
import { type Question, questionsOf } from './questions.ts';
import { stampOf } from './stamp.ts';
import { type StepProps, useStep } from './use-import.ts';

const atOnce = 200;

/** Every question once; the answers go together, and the sheet is checked again with them. */
export function Questions({ work, onChange }: StepProps) {
  const language = useLanguage();
  const desk = useImportDesk();
  const path = `${importAt(desk, work.id)}/rows?outcome=ask&_limit=${atOnce}` as const;
  const { answer, failed, reload } = useRead([path, stampOf(work)], (signal) => api.get(path, { signal }));
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { busy, take } = useStep(onChange);
  const questions = answer && questionsOf(answer.rows, desk.ofGallery);
  const answers = (questions ?? []).filter(({ key }) => chosen[key]);
  const send = () =>
    take(async () => {
      for (const { key, row, field, value } of answers)
        await api.put(`${importAt(desk, work.id)}/rows/${row}`, {
          field,
          value,
          choice: chosen[key],
          everywhere: true,
        });
      return api.post(`${importAt(desk, work.id)}/check`);
    });
  return (
    <Part title={words.questions[language]} lead={words.questionsLead[language]}>
      <ReadState failed={failed} known={questions} retry={reload} />
      {questions && (
        <>
          <ul className={styles.questions}>
            {questions.map((question) => (
              <li key={question.key}>
                <Ask
                  question={question}
                  chosen={chosen[question.key] ?? ''}
                  onChoose={(choice) => setChosen((before) => ({ ...before, [question.key]: choice }))}
                />
              </li>
            ))}
          </ul>
          {answer.count > answer.rows.length && <p className={styles.quiet}>{words.moreQuestions[language]}</p>}
          {answers.length > 0 && (
            <div>
              <Button look="fill" busy={busy} onClick={send}>
                {words.answer[language]}
              </Button>
            </div>
          )}
        </>
      )}
    </Part>
  );
}

interface AskProps {
  question: Question;
  chosen: string;
  onChoose: (choice: string) => void;
}

function Ask({ question, chosen, onChoose }: AskProps) {
  const language = useLanguage();
  return (
    <RadioField
      label={
        <>
          {noteText(question.note, language)}
          <span className={styles.aside}>{rowCount(question.rows)[language]}</span>
        </>
      }
      name={`question ${question.key}`}
      value={chosen}
      choices={[
        ...(question.note.candidates ?? []).map(({ id, title, detail }) => ({
          value: id,
          label: [title, detail].filter(Boolean).join(' · '),
        })),
        ...(question.allowsNew ? [{ value: 'new', label: words.makeNew[language] }] : []),
        { value: '', label: words.notNow[language] },
      ]}
      onChange={onChoose}
    />
  );
}
