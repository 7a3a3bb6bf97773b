import type { LocalizedText } from '@hwarang/domain/language';
import { openCallWords } from '@hwarang/domain/open-calls/open-calls.words';
import type { Question } from '@hwarang/domain/open-calls/questions';
import { randomId } from '../../platform/random-id.ts';
import { linesOf } from './call-values.ts';
import { callsAdminWords as words } from './calls-admin.words.ts';

export const newQuestion = (): QuestionValues => ({
  // Never that of another question, also of one that was removed: answers are kept by it.
  id: `q-${randomId()}`,
  kind: 'short',
  required: false,
  shown_blind: false,
  ...{ label_ko: '', label_en: '', hint_ko: '', hint_en: '', options_ko: '', options_en: '' },
});

/** A question as its form holds it. */
export const questionValues = ({ label, hint, options, ...rest }: Question) => ({
  id: rest.id,
  kind: rest.kind,
  required: rest.required,
  shown_blind: rest.shown_blind,
  label_ko: label.ko,
  label_en: label.en,
  hint_ko: hint?.ko ?? '',
  hint_en: hint?.en ?? '',
  options_ko: options.map(({ ko }) => ko).join('\n'),
  options_en: options.map(({ en }) => en).join('\n'),
});

export type QuestionValues = ReturnType<typeof questionValues>;

/** Jurors of a blind round never get links and files. */
export const isEverBlind = (kind: Question['kind']): boolean => kind !== 'link' && kind !== 'file';

export function questionBody(values: QuestionValues): Question {
  const english = linesOf(values.options_en);
  const options = linesOf(values.options_ko).map((ko, index) => ({ ko, en: english[index] ?? '' }));
  const hint = { ko: values.hint_ko.trim(), en: values.hint_en.trim() };
  return {
    id: values.id,
    kind: values.kind,
    label: { ko: values.label_ko.trim(), en: values.label_en.trim() },
    hint: hint.ko || hint.en ? hint : null,
    required: values.required,
    options: values.kind === 'choice' ? options : [],
    shown_blind: values.shown_blind && isEverBlind(values.kind),
  };
}

/** What is wrong with a question, by the name of its field. */
export function questionProblems(values: QuestionValues): Record<string, LocalizedText> {
  const problems: Record<string, LocalizedText> = {};
  const tell = (field: keyof QuestionValues, text: LocalizedText) => {
    problems[`${values.id}.${field}`] ??= text;
  };
  for (const field of ['label_ko', 'label_en'] as const)
    if (!values[field].trim()) tell(field, openCallWords.bothLanguages);
  if (values.hint_ko.trim() && !values.hint_en.trim()) tell('hint_en', openCallWords.bothLanguages);
  if (values.hint_en.trim() && !values.hint_ko.trim()) tell('hint_ko', openCallWords.bothLanguages);
  if (values.kind === 'choice') {
    const [korean, english] = [linesOf(values.options_ko).length, linesOf(values.options_en).length];
    if (korean < 2) tell('options_ko', words.twoOptions);
    if (korean !== english) tell('options_en', words.sameOptions);
  }
  return problems;
}
