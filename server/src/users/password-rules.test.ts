import { resetPasswordPath } from '@hwarang/domain/accounts/links';
import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { expect, test, vi } from 'vitest';
import { users } from '../accounts/accounts.table.ts';
import { newOneTimeToken } from '../accounts/one-time-tokens.ts';
import { call, failureId } from '../testing/call.ts';
import { mailsTo } from '../testing/outbox.ts';
import { signIn, testPassword } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const enter = (identifier: string, password: string) =>
  call(testApp(), 'POST', '/auth/local', { body: { identifier, password } });

test('a password may have any signs and more than 64 of them, and counts exactly as it was typed', async () => {
  const password = ` 달항아리 Ünïcode 🌕 ${'long '.repeat(20)}End `;
  expect([...password].length).toBeGreaterThan(64);
  const form = { username: '한가람', email: 'garam@example.com', password };
  expect((await call(testApp(), 'POST', '/auth/local/register', { body: form })).statusCode).toBe(200);
  const { orm } = testApp().services.database;
  await orm.update(users).set({ confirmed: true }).where(eq(users.email, form.email));
  for (const other of [password.trim(), password.toLowerCase(), password.normalize('NFD'), password.slice(0, 72)])
    expect(failureId(await enter(form.email, other)), other).toBe('Auth.form.error.invalid');
  expect((await enter(form.email, password)).statusCode).toBe(200);
});

test('letters of one kind are enough: nothing but the length is asked of a password', async () => {
  for (const [index, password] of ['moonjar', '둥근달둥근달', '314159265'].entries()) {
    const form = { username: `plain${index}`, email: `plain${index}@example.com`, password };
    const answer = await call(testApp(), 'POST', '/auth/local/register', { body: form });
    expect(answer.statusCode, `${password}: ${answer.body}`).toBe(200);
  }
});

test('each token is random and its own: 128 bits of a session, 256 of a link in a mail', async () => {
  const user = await signIn(testApp(), 'user');
  const sessions = await Promise.all(
    Array.from({ length: 5 }, async () => decodeJwt((await enter(user.email, testPassword)).json().jwt).jti ?? ''),
  );
  for (const id of sessions) expect(id).toMatch(/^[0-9a-f]{32}$/);
  const links = Array.from({ length: 100 }, newOneTimeToken);
  for (const token of links) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(new Set([...sessions, ...links]).size).toBe(105);
});

test('asking for another link to choose a new password ends the one before', async () => {
  const user = await signIn(testApp(), 'user');
  const ask = () => call(testApp(), 'POST', '/auth/forgot-password', { body: { email: user.email } });
  const code = async (count: number) => {
    const mails = await vi.waitFor(() => {
      const all = mailsTo(testApp(), user.email);
      expect(all).toHaveLength(count);
      return all;
    }, 20_000);
    const [link = ''] = mails.flatMap(({ links }) => links).filter((each) => !known.has(each));
    known.add(link);
    return link.slice(link.indexOf(resetPasswordPath('')) + resetPasswordPath('').length);
  };
  const known = new Set<string>();
  await ask();
  const first = await code(1);
  await ask();
  const second = await code(2);
  const reset = (given: string) =>
    call(testApp(), 'POST', '/auth/reset-password', {
      body: { code: given, password: 'new-secret', passwordConfirmation: 'new-secret' },
    });
  expect((await reset(first)).statusCode).toBe(400);
  expect((await reset(second)).statusCode).toBe(200);
});
