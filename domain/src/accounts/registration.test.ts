import { expect, test } from 'vitest';
import { registrationProblems } from './registration.ts';

const right = { username: '한가람', email: 'Garam@Example.com ', password: 'secret', confirm: 'secret', terms: true };
const english = (change: Partial<typeof right>) =>
  Object.fromEntries(
    Object.entries(registrationProblems({ ...right, ...change })).map(([field, problem]) => [field, problem.en]),
  );

test('a right form has no problems', () => {
  expect(english({})).toEqual({});
});

test('username is required and has 2 to 15 characters', () => {
  expect(english({ username: '  ' })).toEqual({ username: 'Required' });
  expect(english({ username: 'a' })).toEqual({ username: 'Must be 2 characters or more' });
  expect(english({ username: 'ab' })).toEqual({});
  expect(english({ username: 'a'.repeat(15) })).toEqual({});
  expect(english({ username: 'a'.repeat(16) })).toEqual({ username: 'Must be 15 characters or less' });
});

test('a Korean name counts in syllables, however it was typed', () => {
  expect(english({ username: '가나다라마바사아자차카타파하각'.normalize('NFD') })).toEqual({});
});

test('a name with hidden characters is refused', () => {
  expect(english({ username: 'ad\u202emin' })).toEqual({ username: 'Must not contain control characters' });
  expect(english({ username: 'a\nb' })).toEqual({ username: 'Must not contain control characters' });
});

test('email is required and valid', () => {
  expect(english({ email: '' })).toEqual({ email: 'Email is required' });
  for (const email of ['garam', 'garam@', 'a@b', 'a b@c.kr', 'a@b.kr\nbcc: x@y.kr', 'a@b.kr,c@d.kr', '"a"@b.kr'])
    expect(english({ email })).toEqual({ email: 'Email is invalid' });
});

test('password has at least 6 characters, and confirm is equal to it', () => {
  expect(english({ password: '', confirm: 'x' })).toEqual({
    password: 'Password is required',
    confirm: 'Password must match',
  });
  expect(english({ password: '12345', confirm: '12345' })).toEqual({
    password: 'Password must be at least 6 charaters',
  });
  expect(english({ confirm: '' })).toEqual({ confirm: 'Confirm password is required' });
  expect(english({ confirm: 'Secret' })).toEqual({ confirm: 'Password must match' });
});

test('terms must be true', () => {
  expect(english({ terms: false })).toEqual({ terms: 'You must accept the terms and policy' });
});
