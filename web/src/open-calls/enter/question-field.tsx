import { longestAnswer } from '@hwarang/domain/open-calls/limits';
import type { Question } from '@hwarang/domain/open-calls/questions';
import type { ReactNode } from 'react';
import { SelectField } from '../../design/fields/select-field.tsx';
import { TextArea, TextField } from '../../design/fields/text-field.tsx';
import { useLanguage } from '../../platform/language.ts';
import type { Answer } from './draft-merge.ts';
import { lengthText } from './enter.words.ts';

interface Props {
  question: Question;
  answer: Answer | undefined;
  error: string | undefined;
  onAnswer: (answer: Answer) => void;
}

/** A number once it is one; until then as it was typed, so that nothing vanishes under the hands. */
const numberOf = (text: string): Answer => (text !== '' && String(Number(text)) === text ? Number(text) : text);

/** A question of the curator's, by its kind; files have a field of their own. */
export function QuestionField({ question, answer, error = '', onAnswer }: Props) {
  const language = useLanguage();
  const { id, kind, required, label, hint, options } = question;
  const text = answer === null || answer === undefined ? '' : String(answer);
  const field = {
    name: `answers.${id}`,
    label: label[language],
    required,
    error,
    value: text,
  };
  const hints = (more?: ReactNode) => (
    <>
      {hint?.[language]}
      {hint && more ? ' · ' : null}
      {more}
    </>
  );
  if (kind === 'choice')
    return (
      <SelectField
        {...field}
        open
        hint={hint?.[language]}
        choices={options.map((option, index) => ({ value: String(index), label: option[language] }))}
        onChange={({ currentTarget: { value } }) => onAnswer(value === '' ? null : Number(value))}
      />
    );
  if (kind === 'long')
    return (
      <TextArea
        {...field}
        rows={7}
        hint={hints(lengthText(text.length, longestAnswer.long)[language])}
        onChange={({ currentTarget: { value } }) => onAnswer(value)}
      />
    );
  return (
    <TextField
      {...field}
      {...(kind === 'link' ? { type: 'url', inputMode: 'url', placeholder: 'https://' } : {})}
      {...(kind === 'number' ? { inputMode: 'decimal' } : {})}
      hint={kind === 'short' ? hints(lengthText(text.length, longestAnswer.short)[language]) : hint?.[language]}
      onChange={({ currentTarget: { value } }) => onAnswer(kind === 'number' ? numberOf(value) : value)}
    />
  );
}
