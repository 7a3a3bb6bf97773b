import { guest } from '@hwarang/domain/accounts/guest';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { attempts, users } from '../accounts/accounts.table.ts';
import { mails } from '../platform/mail.table.ts';
import { call, failureId } from '../testing/call.ts';
import { mailTo } from '../testing/outbox.ts';
import { signIn, testPassword } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile({ HOST: '127.0.0.1', PORT: '23456' });
const orm = () => testApp().services.database.orm;
const forgot = (email: unknown, headers: Record<string, string> = {}) =>
  call(testApp(), 'POST', '/auth/forgot-password', { body: { email }, headers });
const reset = (code: unknown, password: unknown, passwordConfirmation: unknown = password) =>
  call(testApp(), 'POST', '/auth/reset-password', { body: { code, password, passwordConfirmation } });
const change = (headers: Record<string, string>, currentPassword: string, password: string, again = password) =>
  call(testApp(), 'POST', '/auth/change-password', {
    headers,
    body: { currentPassword, password, passwordConfirmation: again },
  });
const enter = async (identifier: string, password: string) =>
  (await call(testApp(), 'POST', '/auth/local', { body: { identifier, password } })).statusCode;
const me = async (headers: Record<string, string>) =>
  (await call(testApp(), 'GET', '/users/me', { headers })).statusCode;
const mailedCode = async (email: string) => {
  await forgot(email);
  return codeIn((await mailTo(testApp(), email)).links[0]);
};
const codeIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('code') ?? '';

beforeEach(async () => {
  await orm().delete(attempts);
});

test('a forgotten password is chosen anew by mail, and all old tokens end', async () => {
  const user = await signIn(testApp(), 'user');
  expect((await forgot(` ${user.email.toUpperCase()} `)).json()).toEqual({ ok: true });
  const [link] = (await mailTo(testApp(), user.email)).links;
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:23456\/reset-password\?code=/);
  const answer = await reset(codeIn(link), 'new-secret');
  expect(answer.statusCode).toBe(200);
  expect(answer.json().user.id).toBe(user.userId);
  expect(await me(user.headers)).toBe(401);
  expect(await me({ authorization: `Bearer ${answer.json().jwt}` })).toBe(200);
  expect(await enter(user.email, testPassword)).toBe(400);
  expect(await enter(user.email, 'new-secret')).toBe(200);
  expect(failureId(await reset(codeIn(link), 'another-secret'))).toBe('Auth.form.error.code.provide');
  expect((await mailTo(testApp(), user.email, 2)).text).toContain('비밀번호가 방금 변경되었으며');
});

test('forgot-password answers {ok: true} for an unknown email, a blocked user, the guest; mails nobody', async () => {
  const blocked = await signIn(testApp(), 'user');
  await orm().update(users).set({ blocked: true }).where(eq(users.id, blocked.userId));
  const before = await orm().select().from(mails);
  for (const email of ['nobody@example.com', blocked.email, guest.identifier])
    expect((await forgot(email)).json()).toEqual({ ok: true });
  await testApp().services.background.idle();
  expect(await orm().select().from(mails)).toHaveLength(before.length);
  expect((await forgot('no email')).statusCode).toBe(400);
  expect((await forgot(undefined)).statusCode).toBe(400);
});

test('forgot-password and a new confirmation answer before it is looked up whether anybody has that email', async () => {
  const user = await signIn(testApp(), 'user');
  const waiting = await signIn(testApp(), 'user');
  await orm().update(users).set({ confirmed: false }).where(eq(users.id, waiting.userId));
  const { background } = testApp().services;
  const started: (() => Promise<void>)[] = [];
  const start = background.start;
  background.start = async (work) => void started.push(work);
  const again = (email: string) => call(testApp(), 'POST', '/auth/send-email-confirmation', { body: { email } });
  const before = await orm().$count(mails);
  for (const email of [user.email, 'nobody@example.com']) expect((await forgot(email)).json()).toEqual({ ok: true });
  for (const email of [waiting.email, 'somebody@example.com'])
    expect((await again(email)).json()).toEqual({ email, sent: true });
  background.start = start;
  expect(await orm().$count(mails)).toBe(before);
  expect(started).toHaveLength(4);
  for (const work of started) await work();
  expect(await orm().$count(mails)).toBe(before + 2);
});

test('choosing a new password opens an account that others have locked', async () => {
  const user = await signIn(testApp(), 'user');
  for (let i = 0; i < 10; i++) expect(await enter(user.email, 'wrong')).toBe(400);
  expect(await enter(user.email, testPassword)).toBe(429);
  const code = await mailedCode(user.email);
  expect((await reset(code, 'new-secret')).statusCode).toBe(200);
  expect(await enter(user.email, 'new-secret')).toBe(200);
});

test('a foreign Host header does not get into the link', async () => {
  const user = await signIn(testApp(), 'user');
  await forgot(user.email, { host: 'evil.example', 'x-forwarded-host': 'evil.example' });
  const mail = await mailTo(testApp(), user.email);
  expect(mail.text).not.toContain('evil.example');
});

test('a reset code works once, also for two that use it at the same moment', async () => {
  const user = await signIn(testApp(), 'user');
  const code = await mailedCode(user.email);
  const answers = await Promise.all([reset(code, 'first-secret'), reset(code, 'second-secret')]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

test('an expired code, a short password and one that does not match are refused', async () => {
  const user = await signIn(testApp(), 'user');
  const code = await mailedCode(user.email);
  expect((await reset(code, '12345')).json().message[0].messages[0].message).toBe(
    'Password must be at least 6 charaters',
  );
  expect(failureId(await reset(code, 'new-secret', 'other-secret'))).toBe('Auth.form.error.password.matching');
  expect(failureId(await reset(code, 'new-secret', null))).toBe('Auth.form.error.params.provide');
  expect(failureId(await reset(undefined, 'new-secret'))).toBe('Auth.form.error.params.provide');
  await orm()
    .update(users)
    .set({ resetTokenExpiresAt: new Date(Date.now() - 1000) })
    .where(eq(users.id, user.userId));
  expect(failureId(await reset(code, 'new-secret'))).toBe('Auth.form.error.code.provide');
});

test('a reset confirms the email, because its code came there', async () => {
  const user = await signIn(testApp(), 'user');
  await orm().update(users).set({ confirmed: false }).where(eq(users.id, user.userId));
  const code = await mailedCode(user.email);
  expect((await reset(code, 'new-secret')).json().user.confirmed).toBe(true);
});

test('somebody blocked meanwhile gets no token from a reset', async () => {
  const user = await signIn(testApp(), 'user');
  const code = await mailedCode(user.email);
  await orm().update(users).set({ blocked: true }).where(eq(users.id, user.userId));
  expect(failureId(await reset(code, 'new-secret'))).toBe('Auth.form.error.blocked');
});

test('changing the password needs the current one, ends every old token and gives a new one', async () => {
  const user = await signIn(testApp(), 'user');
  expect(failureId(await change(user.headers, 'wrong', 'new-secret'))).toBe('Auth.form.error.password.current');
  expect(failureId(await change(user.headers, testPassword, 'new-secret', 'x'))).toBe(
    'Auth.form.error.password.matching',
  );
  const answer = await change(user.headers, testPassword, 'new-secret');
  expect(answer.statusCode).toBe(200);
  expect(await me(user.headers)).toBe(401);
  expect(await me({ authorization: `Bearer ${answer.json().jwt}` })).toBe(200);
  expect(await enter(user.email, 'new-secret')).toBe(200);
});

test('a stolen token does not let one try current passwords for ever', async () => {
  const user = await signIn(testApp(), 'user');
  for (let i = 0; i < 10; i++) expect((await change(user.headers, 'wrong', 'new-secret')).statusCode).toBe(400);
  expect((await change(user.headers, testPassword, 'new-secret')).statusCode).toBe(429);
});

test("the guest's password can never be changed or reset", async () => {
  const visitor = await signIn(testApp(), 'guest');
  expect((await change(visitor.headers, guest.password, 'new-secret')).statusCode).toBe(403);
  expect((await change({}, guest.password, 'new-secret')).statusCode).toBe(401);
  expect(await enter(guest.identifier, guest.password)).toBe(200);
});
