import { guest } from '@hwarang/domain/accounts/guest';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { userByEmail } from '../accounts/accounts.store.ts';
import { attempts, users } from '../accounts/accounts.table.ts';
import { auditEntries } from '../audit/audit.table.ts';
import { mails } from '../platform/mail.table.ts';
import { apiOf } from '../testing/api.ts';
import { failureId } from '../testing/call.ts';
import { mailTo } from '../testing/outbox.ts';
import { type SignedIn, signIn, testPassword } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile({ HOST: '127.0.0.1', PORT: '23456' });
const api = apiOf(testApp);
const orm = () => testApp().services.database.orm;
const rename = (who: Pick<SignedIn, 'headers'> | undefined, username: unknown) =>
  api.put('/users/me', who, { username });
const ask = (who: Pick<SignedIn, 'headers'> | undefined, email: unknown, password: unknown = testPassword) =>
  api.post('/users/me/email', who, { email, password });
const confirm = (code: unknown) => api.post('/auth/confirm-new-email', undefined, { code });
const enter = async (identifier: string) =>
  (await api.post('/auth/local', undefined, { identifier, password: testPassword })).statusCode;
let number = 0;
const someEmail = () => `somebody-${++number}@example.com`;
const codeIn = (link: string | undefined) => new URL(link ?? '').searchParams.get('code') ?? '';
const mailedCode = async (email: string) => codeIn((await mailTo(testApp(), email)).links[0]);

beforeEach(async () => {
  await orm().delete(attempts);
});

test('a new user name is the one to sign in with, and the old one is free', async () => {
  const user = await signIn(testApp(), 'user');
  const answer = await rename(user, '  하늘지기 ');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ id: user.userId, username: '하늘지기', email: user.email });
  expect((await api.json('/users/me', user)).username).toBe('하늘지기');
  expect(await enter('하늘지기')).toBe(200);
  expect(await enter(user.username)).toBe(400);
  expect((await rename(await signIn(testApp(), 'user'), user.username)).statusCode).toBe(200);
});

test('a user name that is taken, empty, too short, too long or no text is refused as at registration', async () => {
  const [user, other] = [await signIn(testApp(), 'user'), await signIn(testApp(), 'user')];
  for (const taken of [other.username, other.username.toUpperCase(), guest.username])
    expect(failureId(await rename(user, taken)), taken).toBe('Auth.form.error.username.taken');
  await orm().update(users).set({ email: 'a@b.kr' }).where(eq(users.id, other.userId));
  expect(failureId(await rename(user, 'A@b.kr'))).toBe('Auth.form.error.username.taken');
  for (const missing of ['', '  ', null, undefined])
    expect(failureId(await rename(user, missing))).toBe('Auth.form.error.username.provide');
  for (const wrong of ['가', 'x'.repeat(16), 'a\u202eb'])
    expect(failureId(await rename(user, wrong))).toBe('Auth.form.error.username.length');
  for (const wrong of [7, {}, [], true, 'x'.repeat(2000)]) expect((await rename(user, wrong)).statusCode).toBe(400);
  expect((await api.put('/users/me', user, 'x')).statusCode).toBe(400);
  expect((await api.json('/users/me', user)).username).toBe(user.username);
  // The same name again, or written otherwise, is one's own.
  expect((await rename(user, user.username.toUpperCase())).json().username).toBe(user.username.toUpperCase());
});

test('two who ask for one user name at the same moment: one gets it', async () => {
  const both = [await signIn(testApp(), 'user'), await signIn(testApp(), 'user')];
  const answers = await Promise.all(both.map((who) => rename(who, 'one-for-both')));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400]);
});

test('user names are not tried without end', async () => {
  const user = await signIn(testApp(), 'user');
  for (let i = 0; i < 20; i++) expect((await rename(user, guest.username)).statusCode).toBe(400);
  expect((await rename(user, 'something')).statusCode).toBe(429);
});

test('a new email counts once its link is used; the old address is told before and after', async () => {
  const user = await signIn(testApp(), 'user');
  const email = someEmail();
  const asked = await ask(user, ` ${email.toUpperCase()} `);
  expect(asked.statusCode).toBe(200);
  expect(asked.json()).toMatchObject({ email: user.email, new_email: email });
  const [link] = (await mailTo(testApp(), email)).links;
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:23456\/confirm-email\?code=/);
  expect((await mailTo(testApp(), user.email)).text).toContain(email);
  expect(await enter(email)).toBe(400);
  expect(await enter(user.email)).toBe(200);

  const confirmed = await confirm(codeIn(link));
  expect(confirmed.json()).toEqual({ email });
  expect(await api.json('/users/me', user)).toMatchObject({ email, new_email: null });
  expect(await enter(email)).toBe(200);
  expect(await enter(user.email)).toBe(400);
  expect((await mailTo(testApp(), user.email, 2)).text).toContain('이메일이');
  expect(failureId(await confirm(codeIn(link)))).toBe('Auth.form.error.code.provide');
});

test('another email needs the current password, and guesses at it end', async () => {
  const user = await signIn(testApp(), 'user');
  for (const missing of ['', null, undefined])
    expect(failureId(await api.post('/users/me/email', user, { email: someEmail(), password: missing }))).toBe(
      'Auth.form.error.password.provide',
    );
  for (let i = 0; i < 10; i++)
    expect(failureId(await ask(user, someEmail(), 'wrong'))).toBe('Auth.form.error.password.current');
  expect((await ask(user, someEmail())).statusCode).toBe(429);
  expect((await userByEmail(orm(), user.email))?.newEmail).toBeNull();
});

test('an email that is taken, one’s own or none at all is refused and nothing is sent', async () => {
  const [user, other] = [await signIn(testApp(), 'user'), await signIn(testApp(), 'user')];
  const before = await orm().$count(mails);
  expect(failureId(await ask(user, other.email.toUpperCase()))).toBe('Auth.form.error.email.taken');
  expect(failureId(await ask(user, user.email))).toBe('Auth.form.error.email.same');
  for (const wrong of ['', null, undefined, 'x', 'a@', `${'x'.repeat(300)}@example.com`])
    expect(failureId(await ask(user, wrong))).toBe('Auth.form.error.email.format');
  for (const wrong of [7, {}, ['a@b.kr'], true]) expect((await ask(user, wrong)).statusCode).toBe(400);
  expect(await orm().$count(mails)).toBe(before);
});

test('links to new addresses are not sent without end', async () => {
  const user = await signIn(testApp(), 'user');
  for (let i = 0; i < 10; i++) expect((await ask(user, someEmail())).statusCode).toBe(200);
  expect((await ask(user, someEmail())).statusCode).toBe(429);
  const email = someEmail();
  for (let i = 0; i < 5; i++) expect((await ask(await signIn(testApp(), 'user'), email)).statusCode).toBe(200);
  expect((await ask(await signIn(testApp(), 'user'), email)).statusCode).toBe(429);
});

test('a link that expired, was replaced, given up or never was changes nothing', async () => {
  const user = await signIn(testApp(), 'user');
  const [first, second] = [someEmail(), someEmail()];
  await ask(user, first);
  const replaced = await mailedCode(first);
  await ask(user, second);
  const code = await mailedCode(second);
  for (const wrong of [replaced, 'x', 'x'.repeat(1000)])
    expect(failureId(await confirm(wrong))).toBe('Auth.form.error.code.provide');
  for (const missing of ['', null, undefined])
    expect(failureId(await confirm(missing))).toBe('Auth.form.error.params.provide');
  for (const wrong of [7, {}, []]) expect((await confirm(wrong)).statusCode).toBe(400);
  const expiresAt = (newEmailExpiresAt: Date) =>
    orm().update(users).set({ newEmailExpiresAt }).where(eq(users.id, user.userId));
  await expiresAt(new Date(Date.now() - 1000));
  expect((await api.json('/users/me', user)).new_email).toBeNull();
  expect(failureId(await confirm(code))).toBe('Auth.form.error.code.provide');
  await expiresAt(new Date(Date.now() + 60_000));
  expect((await api.delete('/users/me/email', user)).json()).toMatchObject({ email: user.email, new_email: null });
  expect(failureId(await confirm(code))).toBe('Auth.form.error.code.provide');
  expect((await api.json('/users/me', user)).email).toBe(user.email);
});

test('of two accounts that wait for one email, and of two uses of one link, the first gets it', async () => {
  const [one, other] = [await signIn(testApp(), 'user'), await signIn(testApp(), 'user')];
  const email = someEmail();
  await ask(one, email);
  await ask(other, email);
  const codes = [await mailedCode(email), codeIn((await mailTo(testApp(), email, 2)).links[0])];
  const answers = await Promise.all([...codes, ...codes].map(confirm));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400, 400]);
  const emails = [(await api.json('/users/me', one)).email, (await api.json('/users/me', other)).email];
  expect(emails.filter((each) => each === email)).toHaveLength(1);
});

test('a new password cancels a change of email, and a new email the links for a password', async () => {
  const user = await signIn(testApp(), 'user');
  const [first, second] = [someEmail(), someEmail()];
  await ask(user, first);
  const code = await mailedCode(first);
  const changed = await api.post('/auth/change-password', user, {
    currentPassword: testPassword,
    password: 'new-secret',
    passwordConfirmation: 'new-secret',
  });
  expect(failureId(await confirm(code))).toBe('Auth.form.error.code.provide');
  const again = { headers: { authorization: `Bearer ${changed.json().jwt}` } };
  await api.post('/auth/forgot-password', undefined, { email: user.email });
  const reset = codeIn((await mailTo(testApp(), user.email, 3)).links.find((link) => link.includes('reset-password')));
  await ask(again, second, 'new-secret');
  await confirm(await mailedCode(second));
  const body = { code: reset, password: 'other-secret', passwordConfirmation: 'other-secret' };
  expect(failureId(await api.post('/auth/reset-password', undefined, body))).toBe('Auth.form.error.code.provide');
});

test('the new address and its link are in no answer to others, and somebody blocked cannot use it', async () => {
  const user = await signIn(testApp(), 'user');
  const email = someEmail();
  expect((await ask(user, email)).body).not.toContain('token');
  const administrator = await signIn(testApp(), 'administrator');
  const seen = await Promise.all(
    [`/users/${user.userId}`, '/users?_limit=100', '/admin/users'].map(
      async (path) => (await api.get(path, administrator)).body,
    ),
  );
  expect(seen.join()).not.toContain(email);
  expect((await api.json(`/users?email=${email}`)).length).toBe(0);
  await api.put(`/users/${user.userId}`, administrator, { blocked: true });
  expect(failureId(await confirm(await mailedCode(email)))).toBe('Auth.form.error.code.provide');
});

test('visitors and the guest change no account, and what an administrator changes of their own is logged', async () => {
  const visitor = await signIn(testApp(), 'guest');
  for (const [who, status] of [
    [undefined, 401],
    [visitor, 403],
  ] as const) {
    expect((await rename(who, 'something')).statusCode).toBe(status);
    expect((await ask(who, someEmail(), guest.password)).statusCode).toBe(status);
    expect((await api.delete('/users/me/email', who)).statusCode).toBe(status);
  }
  const administrator = await signIn(testApp(), 'administrator');
  const email = someEmail();
  await rename(administrator, 'director');
  await ask(administrator, email);
  await confirm(await mailedCode(email));
  const entries = await orm().select().from(auditEntries).where(eq(auditEntries.recordId, administrator.userId));
  expect(entries.map(({ before, after }) => ({ before, after }))).toEqual([
    { before: { username: administrator.username }, after: { username: 'director' } },
    { before: { new_email: null }, after: { new_email: email } },
    { before: { email: administrator.email }, after: { email } },
  ]);
});
