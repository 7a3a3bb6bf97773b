import { expect, test } from 'vitest';
import { problemsOfAnswers, type Question, question } from './questions.ts';

const label = { ko: '질문', en: 'Question' };
const asked = (kind: Question['kind'], required = true): Question =>
  question.parse({ id: kind, kind, label, required, options: kind === 'choice' ? [label, label] : [] });

test('a required question wants an answer, an optional one does not', () => {
  expect([...problemsOfAnswers([asked('short'), asked('long', false)], { short: '  ' }).keys()]).toEqual(['short']);
});

test('each kind of question refuses what it is not', () => {
  const wrong = { number: 'seven', choice: 2, link: 'javascript:alert(1)', short: 'x'.repeat(301) };
  const kinds = ['number', 'choice', 'link', 'short'] as const;
  const all = kinds.map((kind) => asked(kind));
  expect([...problemsOfAnswers(all, wrong).keys()]).toEqual([...kinds]);
  const right = { number: 7, choice: 1, link: 'https://yeoul.kr', short: 'x'.repeat(300) };
  expect(problemsOfAnswers(all, right).size).toBe(0);
});

test('a long answer is refused above ten thousand characters, and not before', () => {
  const problems = (length: number) => problemsOfAnswers([asked('long')], { long: 'x'.repeat(length) }).size;
  expect([problems(10_000), problems(10_001)]).toEqual([0, 1]);
});

test('a choice without two options is refused', () => {
  expect(question.safeParse({ id: 'a', kind: 'choice', label, required: true, options: [label] }).success).toBe(false);
});
