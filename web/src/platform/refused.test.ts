import { expect, test } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { refused } from './refused.ts';
import { gone } from './refused.words.ts';

const otherwise = { ko: '못했습니다', en: 'could not' };
const known = { badUrl: { ko: '주소가 아닙니다', en: 'url is not valid' } };
const answer = (status: number, body: unknown) => refused(new ApiFailure(status, body), otherwise, known);

test('a refused field is told at the field, in the language of the reader where the sentence is known', () => {
  const errors = { homepage: ['url is not valid'], Nickname: ['must have at most 200 characters'] };
  expect(answer(400, { message: 'ValidationError', data: { errors } })).toEqual({
    fields: {
      homepage: known.badUrl,
      Nickname: { ko: '200자까지 입력할 수 있습니다', en: 'must have at most 200 characters' },
    },
    text: otherwise,
  });
});

test('a sentence that is not known is told to Korean readers in general words', () => {
  const errors = { mobile: ['holds characters that cannot be kept'] };
  expect(answer(400, { message: 'ValidationError', data: { errors } }).fields.mobile).toEqual({
    ko: '입력한 내용을 확인해 주세요',
    en: 'holds characters that cannot be kept',
  });
  expect(answer(409, { message: 'Not at full moon.' }).text).toEqual({ ko: otherwise.ko, en: 'Not at full moon.' });
});

test('what is no longer there is said to be gone, unless the page has words of its own', () => {
  const there = { noRow: { ko: '그런 행이 없습니다', en: 'no such row' } };
  const missing = (message: string) => refused(new ApiFailure(404, { message }), otherwise, there).text;
  expect(missing('Entry not found')).toEqual(gone);
  expect(missing('There is no such list')).toEqual(gone);
  expect(missing('no such row')).toEqual(there.noRow);
});

test('what may be wrong with any field is known everywhere', () => {
  const errors = { title: ['*Required'] };
  expect(
    refused(new ApiFailure(400, { message: 'ValidationError', data: { errors } }), otherwise, {}).fields.title?.ko,
  ).toBe('*필수 항목입니다');
});

test('nothing is told of the page of a proxy', () => {
  for (const status of [413, 502]) expect(answer(status, '<html><h1>Bad Gateway</h1></html>').text).toBe(otherwise);
});

test('a refused file is told with the words it brings; a fault of the server with our own', () => {
  const messages = { ko: '이미지가 손상되었습니다', en: 'damaged' };
  expect(
    answer(400, { message: 'damaged', data: { errors: [{ id: 'x', message: 'damaged', messages }] } }).text,
  ).toEqual(messages);
  expect(answer(500, { message: 'An internal server error occurred' }).text).toEqual(otherwise);
  expect(answer(409, { message: 'url is not valid' }).text).toEqual(known.badUrl);
  expect(answer(401, { message: 'Invalid token.' }).text.ko).toMatch(/다시 로그인/);
  expect(answer(0, undefined).text.en).toMatch(/reach the server/);
});
