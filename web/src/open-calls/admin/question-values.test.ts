import { question } from '@hwarang/domain/open-calls/questions';
import { expect, test } from 'vitest';
import { newQuestion, questionBody, questionProblems, questionValues } from './question-values.ts';

const label = { ko: '질문', en: 'Question' };

test('a question comes out of its form as it went in', () => {
  const asked = question.parse({
    id: 'a',
    kind: 'choice',
    label,
    required: true,
    hint: label,
    options: [label, label],
  });
  expect(questionBody(questionValues(asked))).toEqual(asked);
  expect(question.safeParse(questionBody({ ...newQuestion(), label_ko: '가', label_en: 'a' })).success).toBe(true);
});

test('links and files are never shown to blind jurors', () => {
  expect(questionBody({ ...newQuestion(), kind: 'file', shown_blind: true }).shown_blind).toBe(false);
});

test('a question lacks a language or options in its own fields', () => {
  const values = {
    ...newQuestion(),
    id: 'a',
    kind: 'choice' as const,
    label_ko: '가',
    options_ko: '하나',
    hint_en: 'b',
  };
  expect(Object.keys(questionProblems(values))).toEqual(['a.label_en', 'a.hint_ko', 'a.options_ko', 'a.options_en']);
});
