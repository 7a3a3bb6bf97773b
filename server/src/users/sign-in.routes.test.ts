import { guest } from '@hwarang/domain/accounts/guest';
import { eq } from 'drizzle-orm';
import { decodeJwt, SignJWT } from 'jose';
import type pg from 'pg';
import { beforeEach, expect, test } from 'vitest';
import { attempts, sessions, users } from '../accounts/accounts.table.ts';
import { companies, contracts } from '../companies/companies.table.ts';
import { newId } from '../platform/ids.ts';
import { mails } from '../platform/mail.table.ts';
import { secretKey } from '../platform/secrets.store.ts';
import { call, failureId } from '../testing/call.ts';
import { mailTo } from '../testing/outbox.ts';
import { signIn, testPassword } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const orm = () => testApp().services.database.orm;
const enter = (identifier: unknown, password: unknown = testPassword, address = '203.0.113.1') =>
  call(testApp(), 'POST', '/auth/local', { body: { identifier, password }, address });

beforeEach(async () => {
  await orm().delete(attempts);
});

test('sign-in answers jwt and user with role, artist, companies and contracts, and no secret', async () => {
  const artist = await signIn(testApp(), 'artist');
  const companyId = newId();
  const contractId = newId();
  await orm().insert(companies).values({ id: companyId, name: '가람 화실', userId: artist.userId });
  await orm().insert(contracts).values({ id: contractId, name: null, userId: artist.userId });
  const answer = await enter(`  ${artist.email.toUpperCase()} `);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['cache-control']).toBe('no-store');
  const { jwt, user } = answer.json();
  expect(user).toEqual({
    id: artist.userId,
    _id: artist.userId,
    username: artist.username,
    email: artist.email,
    provider: 'local',
    confirmed: true,
    blocked: false,
    role: {
      id: expect.any(String),
      _id: user.role.id,
      name: 'Authenticated',
      type: 'authenticated',
      description: 'Signed in with an account.',
    },
    artist: { id: artist.artistId, _id: artist.artistId, localname: '한가람', englishname: `Han ${artist.username}` },
    companies: [
      {
        id: companyId,
        _id: companyId,
        name: '가람 화실',
        bizno: null,
        telno: null,
        country: null,
        zip_postal_code: null,
        state_province: null,
        city: null,
        address_line1: null,
        address_line2: null,
      },
    ],
    contracts: [{ id: contractId, _id: contractId, name: null }],
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    updatedAt: expect.stringMatching(/Z$/),
  });
  const claims = decodeJwt(jwt);
  expect(claims).toMatchObject({ id: artist.userId, jti: expect.any(String) });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(30 * 24 * 3600);
});

test('one signs in by username too', async () => {
  const user = await signIn(testApp(), 'user');
  expect((await enter(user.username.toUpperCase())).json().user.id).toBe(user.userId);
  // As programs of Apple write file names, from which people copy.
  const username = '한가람'.normalize('NFD');
  await orm().update(users).set({ username: '한가람' }).where(eq(users.id, user.userId));
  expect((await enter(username)).statusCode).toBe(200);
});

test('a missing identifier or password is named, in message and data alike', async () => {
  const nothing = await call(testApp(), 'POST', '/auth/local');
  expect(nothing.statusCode).toBe(400);
  expect(nothing.json()).toEqual({
    statusCode: 400,
    error: 'Bad Request',
    message: [
      {
        messages: [{ id: 'Auth.form.error.email.provide', message: 'Please provide your username or your e-mail.' }],
      },
    ],
    data: nothing.json().message,
  });
  expect(failureId(await enter('   '))).toBe('Auth.form.error.email.provide');
  expect(failureId(await enter('somebody', ''))).toBe('Auth.form.error.password.provide');
});

test('unknown user and wrong password are answered alike, after the same questions to the database', async () => {
  const user = await signIn(testApp(), 'user');
  const { pool } = testApp().services.database;
  const asked = async (identifier: string) => {
    const texts: string[] = [];
    const note = (client: pg.PoolClient) => {
      const query = client.query;
      client.query = ((...given: unknown[]) => {
        const [first] = given as [string | { text: string }];
        const text = typeof first === 'string' ? first : first.text;
        // The workers of mail and imports ask for their own reasons.
        if (!/"mails"|\bimports\b/.test(text)) texts.push(text);
        return Reflect.apply(query, client, given);
      }) as typeof client.query;
      onReleased.set(client, query);
    };
    const onReleased = new Map<pg.PoolClient, pg.PoolClient['query']>();
    const restore = (_failure: Error, client: pg.PoolClient) => {
      const query = onReleased.get(client);
      if (query) client.query = query;
    };
    pool.on('acquire', note).on('release', restore);
    const answer = await enter(identifier, 'wrong password');
    pool.off('acquire', note).off('release', restore);
    return { texts, answer: [answer.statusCode, answer.json()] };
  };
  await enter(user.email, 'wrong password');
  const known = await asked(user.email);
  const unknown = await asked('nobody@example.com');
  expect(known.answer[0]).toBe(400);
  expect(unknown).toEqual(known);
  expect(known.texts.length).toBeGreaterThan(3);
});

test('an unconfirmed or blocked user learns so only with the right password', async () => {
  const user = await signIn(testApp(), 'user');
  await orm().update(users).set({ confirmed: false }).where(eq(users.id, user.userId));
  expect(failureId(await enter(user.email, 'wrong'))).toBe('Auth.form.error.invalid');
  expect(failureId(await enter(user.email))).toBe('Auth.form.error.confirmed');
  await orm().update(users).set({ confirmed: true, blocked: true }).where(eq(users.id, user.userId));
  expect(failureId(await enter(user.email))).toBe('Auth.form.error.blocked');
});

test.each([
  ['a number', 7],
  ['a list', ['a']],
  ['an object', { $ne: '' }],
  ['a NUL', 'a\0b'],
  ['half a character', '\ud800'],
  ['too long a text', 'x'.repeat(2000)],
])('an identifier or password that is %s is a 400, never a 500', async (_what, value) => {
  expect((await enter(value)).statusCode).toBe(400);
  expect((await enter('somebody@example.com', value)).statusCode).toBe(400);
});

test('ten failures from an address answer 429 there with Retry-After, and nowhere else', async () => {
  const user = await signIn(testApp(), 'user');
  for (let i = 0; i < 10; i++) expect((await enter(user.email, 'wrong')).statusCode).toBe(400);
  const refused = await enter(user.email);
  expect(refused.statusCode).toBe(429);
  expect(failureId(refused)).toBe('Auth.form.error.ratelimit');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(900);
  expect((await enter(user.email, testPassword, '203.0.113.77')).statusCode).toBe(200);
  expect((await call(testApp(), 'GET', '/users/me', { headers: user.headers })).statusCode).toBe(200);
  await orm()
    .update(attempts)
    .set({ at: new Date(Date.now() - 15 * 60_000) });
  expect((await enter(user.email)).statusCode).toBe(200);
});

test('failures by email and by username of one account count together', async () => {
  const user = await signIn(testApp(), 'user');
  for (let i = 0; i < 5; i++) {
    expect((await enter(user.email, 'wrong')).statusCode).toBe(400);
    expect((await enter(user.username.toUpperCase(), 'wrong')).statusCode).toBe(400);
  }
  expect((await enter(user.email)).statusCode).toBe(429);
  expect((await enter(user.username)).statusCode).toBe(429);
});

/** As if so many had failed for that account (or that unknown name) from as many places. */
async function failFromEverywhere(identifier: string, times: number): Promise<void> {
  await enter(identifier, 'wrong', '198.51.100.99');
  await countMore('sign-in-to:', times - 1);
}

async function countMore(kind: string, times: number): Promise<void> {
  const key = (await orm().select().from(attempts)).find((row) => row.key.startsWith(kind))?.key;
  if (!key) throw new Error(`nothing was counted as ${kind}`);
  await orm()
    .insert(attempts)
    .values(Array.from({ length: times }, () => ({ key })));
}

test('a hundred failures for an account from anywhere refuse new sign-ins, and its owner is told once', async () => {
  const user = await signIn(testApp(), 'user');
  await orm().update(users).set({ language: 'en' }).where(eq(users.id, user.userId));
  await failFromEverywhere(user.email, 99);
  expect((await enter(user.username, 'wrong', '198.51.100.1')).statusCode).toBe(400);
  expect((await enter(user.email, testPassword, '198.51.100.2')).statusCode).toBe(429);
  const mail = await mailTo(testApp(), user.email);
  expect(mail.text).toContain('Someone tried many times to log in');
  expect(mail.links[0]).toMatch(/\/forgot-password$/);
  expect((await call(testApp(), 'GET', '/users/me', { headers: user.headers })).statusCode).toBe(200);
  // A quarter of an hour later the same again: refused again, but no second mail within hours.
  await orm()
    .update(attempts)
    .set({ at: new Date(Date.now() - 16 * 60_000) });
  await failFromEverywhere(user.email, 99);
  expect((await enter(user.email, 'wrong', '198.51.100.1')).statusCode).toBe(400);
  expect((await enter(user.email, testPassword, '198.51.100.2')).statusCode).toBe(429);
  await testApp().services.background.idle();
  const sent = await orm().select().from(mails).where(eq(mails.recipient, user.email));
  expect(sent).toHaveLength(1);
});

test('a name that nobody has is refused after as many failures as one that somebody has', async () => {
  for (let i = 0; i < 10; i++) expect((await enter('nobody@example.org', 'wrong')).statusCode).toBe(400);
  expect((await enter('nobody@example.org', 'wrong')).statusCode).toBe(429);
  expect((await enter('nobody@example.org', 'wrong', '203.0.113.78')).statusCode).toBe(400);
  await orm().delete(attempts);
  await failFromEverywhere('nobody@example.org', 99);
  expect((await enter('nobody@example.org', 'wrong', '198.51.100.1')).statusCode).toBe(400);
  expect((await enter('nobody@example.org', 'wrong', '198.51.100.2')).statusCode).toBe(429);
});

test('successes do not count', async () => {
  const user = await signIn(testApp(), 'user');
  for (let i = 0; i < 12; i++) expect((await enter(user.email)).statusCode).toBe(200);
});

test('failures at the same moment are counted one by one: the eleventh is refused', async () => {
  const user = await signIn(testApp(), 'user');
  const answers = await Promise.all(Array.from({ length: 25 }, () => enter(user.email, 'wrong')));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(15);
});

test('a hundred failures from an address answer 429 there and nowhere else', async () => {
  const user = await signIn(testApp(), 'user');
  const address = '198.51.100.7';
  await enter('first@example.com', 'wrong', address);
  await countMore('sign-in-from:', 98);
  expect((await enter('last@example.com', 'wrong', address)).statusCode).toBe(400);
  expect((await enter('one-more@example.com', 'wrong', address)).statusCode).toBe(429);
  expect((await enter(user.email, testPassword, address)).statusCode).toBe(429);
  expect((await enter(user.email)).statusCode).toBe(200);
  expect((await enter(guest.identifier, guest.password, address)).statusCode).toBe(200);
});

test('the guest account never locks', async () => {
  for (let i = 0; i < 12; i++) expect((await enter(guest.identifier, 'wrong')).statusCode).toBe(400);
  const answer = await enter(guest.identifier, guest.password);
  expect(answer.statusCode).toBe(200);
  expect(answer.json().user.role).toMatchObject({ name: 'Public', type: 'public' });
});

test('guests share one token, and nobody can end it for the others', async () => {
  const first = (await enter(guest.identifier, guest.password)).json().jwt;
  const second = (await enter(guest.identifier, guest.password)).json().jwt;
  expect(second).toBe(first);
  const headers = { authorization: `Bearer ${first}` };
  expect((await call(testApp(), 'POST', '/auth/logout', { headers })).statusCode).toBe(200);
  expect((await call(testApp(), 'GET', '/users/me', { headers })).json().username).toBe(guest.username);
});

test('signing out ends this token and no other', async () => {
  const user = await signIn(testApp(), 'user');
  const other = (await enter(user.email)).json().jwt;
  expect((await call(testApp(), 'POST', '/auth/logout', { headers: user.headers })).json()).toEqual({ ok: true });
  expect((await call(testApp(), 'GET', '/users/me', { headers: user.headers })).statusCode).toBe(401);
  const headers = { authorization: `Bearer ${other}` };
  expect((await call(testApp(), 'GET', '/users/me', { headers })).statusCode).toBe(200);
  expect((await call(testApp(), 'POST', '/auth/logout')).statusCode).toBe(401);
});

test('a token of another key, another algorithm, without a session or past its time is 401', async () => {
  const user = await signIn(testApp(), 'user');
  const jti = decodeJwt(user.token).jti ?? '';
  const me = async (token: string) =>
    (await call(testApp(), 'GET', '/users/me', { headers: { authorization: `Bearer ${token}` } })).statusCode;
  const made = (id: string, key: Uint8Array, alg = 'HS256') =>
    new SignJWT({ id: user.userId }).setProtectedHeader({ alg }).setJti(id).setExpirationTime('1h').sign(key);
  const key = await secretKey(orm(), 'session tokens');
  expect(await me(await made(jti, key))).toBe(200);
  expect(await me(await made(jti, new Uint8Array(32)))).toBe(401);
  expect(await me(await made(jti, key, 'HS384'))).toBe(401);
  expect(await me(await made('never-begun', key))).toBe(401);
  const none = Buffer.from('{"alg":"none"}').toString('base64url');
  expect(await me(`${none}.${user.token.split('.')[1]}.`)).toBe(401);
  await orm()
    .update(sessions)
    .set({ expiresAt: new Date(Date.now() - 1000) })
    .where(eq(sessions.id, jti));
  expect(await me(user.token)).toBe(401);
});

test('an empty body that is called JSON is an empty body; broken JSON and JSON that is no object are a 400', async () => {
  const send = (path: string, payload: string, { authorization }: { authorization?: string } = {}) => {
    const headers = { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) };
    return testApp().fastify.inject({ method: 'POST', url: `/api${path}`, payload, headers });
  };
  const user = await signIn(testApp(), 'user');
  expect((await send('/auth/logout', '', user.headers)).statusCode).toBe(200);
  expect(failureId(await send('/auth/local', ''))).toBe('Auth.form.error.email.provide');
  for (const body of ['{', '[]', '"x"', '7', '{"__proto__": {"identifier": "x"}}'])
    expect((await send('/auth/local', body)).statusCode).toBe(400);
});

test('JSON that is not valid UTF-8 is a 400, and nothing of it is kept', async () => {
  const user = await signIn(testApp(), 'user');
  const before = user.username;
  const send = (path: string, method: 'POST' | 'PUT', text: string) =>
    testApp().fastify.inject({
      method,
      url: `/api${path}`,
      payload: Buffer.from(text, 'latin1'),
      headers: { 'content-type': 'application/json', ...user.headers },
    });
  expect((await send('/users/me', 'PUT', '{"username":"caf\xe9"}')).statusCode).toBe(400);
  expect((await send('/auth/local', 'POST', '{"identifier":"caf\xe9","password":"x"}')).json().message).toContain(
    'UTF-8',
  );
  expect((await call(testApp(), 'GET', '/users/me', { headers: user.headers })).json().username).toBe(before);
});

test('an ended token does not stand in the way of signing in', async () => {
  const user = await signIn(testApp(), 'user');
  const answer = await call(testApp(), 'POST', '/auth/local', {
    body: { identifier: user.email, password: testPassword },
    headers: { authorization: 'Bearer gone' },
  });
  expect(answer.statusCode).toBe(200);
});
