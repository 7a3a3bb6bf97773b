import { expect, test } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

test('passwords are kept as argon2id', async () => {
  const hash = await hashPassword('비밀 secret');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwordMatches(hash, '비밀 secret')).toBe(true);
  expect(await passwordMatches(hash, '비밀 Secret')).toBe(false);
});

test('nobody matches, and neither does a hash that is none', async () => {
  expect(await passwordMatches(undefined, 'nobody has this password')).toBe(false);
  expect(await passwordMatches('imported, not a hash', 'x')).toBe(false);
});
