import { expect, test } from 'vitest';
import { ApiFailure } from '../platform/api-failure.ts';
import { sessionWords } from '../platform/session.words.ts';
import { loginWords } from './account-pages.words.ts';
import { failureId, failureText } from './failure-text.ts';

const refused = (messages: { id: string; message: string }[]) =>
  new ApiFailure(400, { statusCode: 400, error: 'Bad Request', message: [{ messages }] });

test('the first server message text is shown, in Korean to Korean readers', () => {
  const failure = refused([{ id: 'Auth.form.error.invalid', message: 'Identifier or password invalid.' }]);
  expect(failureId(failure)).toBe('Auth.form.error.invalid');
  expect(failureText(failure, loginWords.failed).en).toBe('Identifier or password invalid.');
  expect(failureText(failure, loginWords.failed).ko).toMatch(/비밀번호/);
});

test('a message with an unknown id is shown as the server gave it, and to Korean readers in general words', () => {
  const failure = refused([{ id: 'Auth.form.error.moon', message: 'Not at full moon.' }]);
  expect(failureText(failure, loginWords.failed)).toEqual({ ko: loginWords.failed.ko, en: 'Not at full moon.' });
});

test('nothing is shown of the page of a proxy', () => {
  const page = '<html><head><title>502 Bad Gateway</title></head></html>';
  for (const status of [413, 502])
    expect(failureText(new ApiFailure(status, page), loginWords.failed)).toBe(loginWords.failed);
});

test('without any message it says that the user could not be signed in', () => {
  expect(failureText(new ApiFailure(502, ''), loginWords.failed).en).toBe('Unable to login user.');
  expect(failureText(new Error('x'), loginWords.failed)).toBe(loginWords.failed);
  expect(failureText(new ApiFailure(400, { message: [null] }), loginWords.failed)).toBe(loginWords.failed);
});

test('a server out of reach is told as such', () => {
  expect(failureText(new ApiFailure(0, undefined), loginWords.failed)).toBe(sessionWords.unreachable);
});
