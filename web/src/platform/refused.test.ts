import { expect, test } from 'vitest';
import { ApiFailure } from './api-failure.ts';
import { refused } from './refused.ts';

const otherwise = { ko: '못했습니다', en: 'could not' };
const known = { badUrl: { ko: '주소가 아닙니다', en: 'url is not valid' } };
const answer = (status: number, body: unknown) => refused(new ApiFailure(status, body), otherwise, known);

test('a refused field is told at the field, in the language of the reader where the sentence is known', () => {
  const errors = { homepage: ['url is not valid'], Nickname: ['must have at most 200 characters'] };
  expect(answer(400, { message: 'ValidationError', data: { errors } })).toEqual({
    fields: {
      homepage: known.badUrl,
      Nickname: { ko: 'must have at most 200 characters', en: 'must have at most 200 characters' },
    },
    text: otherwise,
  });
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
