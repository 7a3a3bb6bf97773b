import type { ImportRow } from '@hwarang/domain/imports/imports.contract';
import { expect, test } from 'vitest';
import { questionsOf } from './questions.ts';

const row = (number: number, artist: string, level: 'question' | 'warning' = 'question'): ImportRow => ({
  number,
  cells: [`작품 ${number}`, artist],
  outcome: 'ask',
  notes: [{ field: 'owner', level, key: 'artistAlike', values: { value: artist }, candidates: [] }],
  record: null,
  answers: {},
});

test('rows whose cell says the same ask one question, at the first of them', () => {
  const asked = questionsOf([row(2, '김환기'), row(3, '김환기'), row(7, '이응노')]);
  expect(asked.map(({ field, value, row: at, rows }) => [field, value, at, rows])).toEqual([
    ['owner', '김환기', 2, 2],
    ['owner', '이응노', 7, 1],
  ]);
});

test('what is only said of a cell is no question', () => {
  expect(questionsOf([row(2, '김환기', 'warning')])).toEqual([]);
});

test('the same name in another field is another question', () => {
  const other = row(3, '김환기');
  other.notes.push({ field: 'gallery', level: 'question', key: 'galleryAlike', values: { value: '김환기' } });
  expect(questionsOf([row(2, '김환기'), other]).map(({ key, rows }) => [key, rows])).toEqual([
    ['owner 김환기', 2],
    ['gallery 김환기', 1],
  ]);
});

test('each of several names in a cell is a question of its own, also if one stands there twice', () => {
  const several = row(2, '이준');
  several.notes.push(...row(2, '천경자').notes, ...row(2, '이준').notes);
  expect(questionsOf([several]).map(({ value, rows }) => [value, rows])).toEqual([
    ['이준', 1],
    ['천경자', 1],
  ]);
});

test('which record a row is, each row asks for itself', () => {
  const asked = (number: number): ImportRow => ({
    ...row(number, '김환기'),
    notes: [{ field: 'id', level: 'question', key: 'recordsAlike', values: { value: '무제' } }],
  });
  expect(questionsOf([asked(2), asked(3)]).map(({ row: at, rows }) => [at, rows])).toEqual([
    [2, 1],
    [3, 1],
  ]);
});

test('for a work that an exhibition names none can be made', () => {
  const asked = row(2, 'N-7');
  for (const note of asked.notes) note.key = 'workSeveral';
  expect(questionsOf([asked]).map(({ allowsNew }) => allowsNew)).toEqual([false]);
});

test('a gallery is not offered to make an artist', () => {
  const offers = (ofGallery: boolean) => questionsOf([row(2, '김환기')], ofGallery).map(({ allowsNew }) => allowsNew);
  expect([offers(false), offers(true)]).toEqual([[true], [false]]);
});
