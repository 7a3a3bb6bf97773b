import type { ImportRow } from '@hwarang/domain/imports/imports.contract';
import { expect, test } from 'vitest';
import { questionsOf } from './questions.ts';

const work = { mapping: ['title', 'owner'] };
const row = (number: number, artist: string, level: 'question' | 'warning' = 'question'): ImportRow => ({
  number,
  cells: [`작품 ${number}`, artist],
  outcome: 'ask',
  notes: [{ field: 'owner', level, key: 'artistAlike', values: { value: artist }, candidates: [] }],
  record: null,
  answers: {},
});

test('rows whose cell says the same ask one question, at the first of them', () => {
  const asked = questionsOf(work, [row(2, '김환기'), row(3, ' 김환기 '), row(7, '이응노')]);
  expect(asked.map(({ field, value, row: at, rows }) => [field, value, at, rows])).toEqual([
    ['owner', '김환기', 2, 2],
    ['owner', '이응노', 7, 1],
  ]);
});

test('what is only said of a cell is no question', () => {
  expect(questionsOf(work, [row(2, '김환기', 'warning')])).toEqual([]);
});

test('the same name in another field is another question', () => {
  const other = row(3, '김환기');
  other.notes.push({ field: 'title', level: 'question', key: 'recordsAlike' });
  expect(questionsOf(work, [row(2, '김환기'), other]).map(({ key }) => key)).toEqual(['owner 김환기', 'title 작품 3']);
});
