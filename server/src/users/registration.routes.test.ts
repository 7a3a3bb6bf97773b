import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { attempts, users } from '../accounts/accounts.table.ts';
import { mails } from '../platform/mail.table.ts';
import { call, failureId } from '../testing/call.ts';
import { mailsTo, mailTo } from '../testing/outbox.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile({ PUBLIC_URL: 'https://hwarang.example' });
const orm = () => testApp().services.database.orm;
let number = 0;
const somebody = () => {
  number += 1;
  return { username: `somebody${number}`, email: `somebody${number}@example.com`, password: 'secret-1' };
};
const register = (body: unknown, headers: Record<string, string> = {}) =>
  call(testApp(), 'POST', '/auth/local/register', { body, headers });
const enter = (identifier: string, password: string) =>
  call(testApp(), 'POST', '/auth/local', { body: { identifier, password } });
const follow = async (link: string | undefined) => {
  const { origin, pathname, search } = new URL(link ?? '');
  expect(origin).toBe('https://hwarang.example');
  return testApp().fastify.inject(`${pathname}${search}`);
};
const userOf = async (email: string) => (await orm().select().from(users).where(eq(users.email, email)))[0];

beforeEach(async () => {
  await orm().delete(attempts);
});

test('registration answers the user without a token, and sign-in fails until the email is confirmed', async () => {
  const form = somebody();
  const answer = await register({ ...form, email: ` ${form.email.toUpperCase()}` });
  expect(answer.statusCode).toBe(200);
  expect(Object.keys(answer.json())).toEqual(['user']);
  expect(answer.json().user).toMatchObject({
    username: form.username,
    email: form.email,
    confirmed: false,
    blocked: false,
    role: { type: 'authenticated' },
    artist: null,
    companies: [],
    contracts: [],
  });
  expect(answer.body).not.toMatch(/token|hash|secret-1/i);
  expect(failureId(await enter(form.email, form.password))).toBe('Auth.form.error.confirmed');

  const mail = await mailTo(testApp(), form.email);
  const confirmed = await follow(mail.links[0]);
  expect(confirmed.statusCode).toBe(302);
  expect(confirmed.headers.location).toBe('/login?confirmed=1');
  expect((await enter(form.email, form.password)).statusCode).toBe(200);
});

test("a client's confirmed, role, blocked and id are ignored", async () => {
  const form = somebody();
  const more = { confirmed: true, role: 'administrator', blocked: true, id: 'x', provider: 'x', other: { a: 1 } };
  const { user } = (await register({ ...form, ...more })).json();
  expect(user).toMatchObject({ confirmed: false, blocked: false, provider: 'local', role: { type: 'authenticated' } });
});

test('marketing consent is kept only when given', async () => {
  const without = somebody();
  const given = somebody();
  await register(without);
  await register({ ...given, marketing_consent: true });
  expect((await userOf(without.email))?.marketingConsentAt).toBeNull();
  expect((await userOf(given.email))?.marketingConsentAt).toBeInstanceOf(Date);
});

test.each([
  [{ username: '' }, 'Auth.form.error.username.provide', 'Required'],
  [{ username: 'a' }, 'Auth.form.error.username.length', 'Must be 2 characters or more'],
  [{ username: 'a'.repeat(16) }, 'Auth.form.error.username.length', 'Must be 15 characters or less'],
  [{ email: undefined }, 'Auth.form.error.email.provide', 'Email is required'],
  [{ email: 'nowhere' }, 'Auth.form.error.email.format', 'Email is invalid'],
  [{ email: 'a@b.kr\r\nBcc: c@d.kr' }, 'Auth.form.error.email.format', 'Email is invalid'],
  [{ password: null }, 'Auth.form.error.password.provide', 'Password is required'],
  [{ password: '12345' }, 'Auth.form.error.password.length', 'Password must be at least 6 charaters'],
])('registration with %j is a 400 that says so', async (change, id, message) => {
  const answer = await register({ ...somebody(), ...change });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().message[0].messages).toEqual([{ id, message, field: [id.split('.')[3]] }]);
  expect(answer.json().data).toEqual(answer.json().message);
});

test.each([
  { username: 7 },
  { email: ['a@b.kr'] },
  { password: {} },
  { username: 'a\0b' },
  { username: 'a\ud800b' },
  { password: 'x'.repeat(1025) },
  { marketing_consent: 'yes' },
])('registration with %j is a 400, never a 500', async (change) => {
  expect((await register({ ...somebody(), ...change })).statusCode).toBe(400);
});

test('a taken email or username is a 400 that says which, without regard to case', async () => {
  const form = somebody();
  await register(form);
  const email = await register({ ...somebody(), email: form.email.toUpperCase() });
  expect(email.statusCode).toBe(400);
  expect(failureId(email)).toBe('Auth.form.error.email.taken');
  const username = await register({ ...somebody(), username: form.username.toUpperCase() });
  expect(failureId(username)).toBe('Auth.form.error.username.taken');
  expect(failureId(await register({ ...somebody(), username: 'Guest' }))).toBe('Auth.form.error.username.taken');
});

test('of many that register one email at the same moment, one succeeds and gets one mail', async () => {
  const form = somebody();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => register({ ...form, username: `${form.username}${index}` })),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(answers.filter((answer) => failureId(answer) === 'Auth.form.error.email.taken')).toHaveLength(7);
  await mailTo(testApp(), form.email);
  expect(await orm().select().from(mails).where(eq(mails.recipient, form.email))).toHaveLength(1);
});

test('a name in capitals beyond ASCII is found without regard to case', async () => {
  const form = { ...somebody(), username: 'ÉMILE Ö' };
  await register(form);
  expect(failureId(await register({ ...somebody(), username: 'émile ö' }))).toBe('Auth.form.error.username.taken');
  expect(failureId(await enter('émile ö', form.password))).toBe('Auth.form.error.confirmed');
});

test("the mail speaks the user's language first, and the other one below", async () => {
  const korean = somebody();
  const english = somebody();
  await register(korean, { 'accept-language': 'ko-KR,ko;q=0.9,en;q=0.8' });
  await register(english, { 'accept-language': 'ko', cookie: 'hwarang-language=en' });
  const first = (await mailTo(testApp(), korean.email)).text;
  const second = (await mailTo(testApp(), english.email)).text;
  expect(first.indexOf('안녕하세요')).toBeLessThan(first.indexOf('Hello'));
  expect(second.indexOf('Hello')).toBeLessThan(second.indexOf('안녕하세요'));
  expect(second.indexOf('안녕하세요')).toBeGreaterThan(0);
  expect(second).toContain('<html lang="en">');
});

test('a confirmation link used twice, expired or invented leads back to the sign-in page', async () => {
  const form = somebody();
  await register(form);
  const link = (await mailTo(testApp(), form.email)).links[0];
  await orm()
    .update(users)
    .set({ confirmationTokenExpiresAt: new Date(Date.now() - 1000) })
    .where(eq(users.email, form.email));
  expect((await follow(link)).headers.location).toBe('/login?confirmed=expired');
  expect((await userOf(form.email))?.confirmed).toBe(false);

  await call(testApp(), 'POST', '/auth/send-email-confirmation', { body: { email: form.email } });
  const fresh = (await mailTo(testApp(), form.email, 2)).links[0];
  expect((await follow(link)).headers.location).toBe('/login?confirmed=expired');
  expect((await follow(fresh)).headers.location).toBe('/login?confirmed=1');
  expect((await follow(fresh)).headers.location).toBe('/login?confirmed=already');
  await orm().update(users).set({ confirmed: false }).where(eq(users.email, form.email));
  expect((await follow(fresh)).headers.location).toBe('/login?confirmed=expired');
  for (const query of ['', '?confirmation=', '?confirmation=nothing'])
    expect((await call(testApp(), 'GET', `/auth/email-confirmation${query}`)).headers.location).toBe(
      '/login?confirmed=expired',
    );
});

test('the token in the link is kept only as a hash', async () => {
  const form = somebody();
  await register(form);
  const token = new URL((await mailTo(testApp(), form.email)).links[0] ?? '').searchParams.get('confirmation') ?? '';
  expect(token.length).toBeGreaterThan(40);
  expect(JSON.stringify(await userOf(form.email))).not.toContain(token);
  expect(JSON.stringify(await orm().select().from(mails))).not.toContain(token);
});

test('asking for the confirmation again answers alike for unknown and confirmed emails, and mails nobody', async () => {
  const email = 'unknown-to-us@example.com';
  const answer = await call(testApp(), 'POST', '/auth/send-email-confirmation', { body: { email } });
  expect(answer.json()).toEqual({ email, sent: true });
  const admin = testApp().config.admin.email;
  const second = await call(testApp(), 'POST', '/auth/send-email-confirmation', { body: { email: admin } });
  expect(second.json()).toEqual({ email: admin, sent: true });
  const bad = await call(testApp(), 'POST', '/auth/send-email-confirmation', { body: { email: 'x' } });
  expect(failureId(bad)).toBe('Auth.form.error.email.format');
  expect(mailsTo(testApp(), email)).toEqual([]);
  expect(mailsTo(testApp(), admin)).toEqual([]);
});

test('one email gets at most five such mails in a quarter of an hour', async () => {
  const form = somebody();
  await register(form);
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const answer = await call(testApp(), 'POST', '/auth/send-email-confirmation', { body: { email: form.email } });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
