import { guest } from '@hwarang/domain/accounts/guest';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { roleByType, userByEmail } from '../accounts/accounts.store.ts';
import { attempts, users } from '../accounts/accounts.table.ts';
import { artists } from '../artists/artists.table.ts';
import { newId } from '../platform/ids.ts';
import { call } from '../testing/call.ts';
import { mailTo } from '../testing/outbox.ts';
import { signIn } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const orm = () => testApp().services.database.orm;
type Headers = Record<string, string>;
const get = (path: string, headers: Headers = {}) => call(testApp(), 'GET', path, { headers });
const put = (id: string, body: unknown, headers: Headers) => call(testApp(), 'PUT', `/users/${id}`, { body, headers });
const roleId = async (type: string, headers: Headers): Promise<string> =>
  (await get('/users-permissions/roles', headers)).json().roles.find((role: { type: string }) => role.type === type).id;

beforeEach(async () => {
  await orm().delete(attempts);
});

test('GET /users/me gives the role in full and artist, companies and contracts as ids; 401 without a token', async () => {
  const artist = await signIn(testApp(), 'artist');
  expect((await get('/users/me', artist.headers)).json()).toMatchObject({
    id: artist.userId,
    _id: artist.userId,
    username: artist.username,
    email: artist.email,
    role: { name: 'Authenticated', type: 'authenticated' },
    artist: artist.artistId,
    companies: [],
    contracts: [],
  });
  expect((await get('/users/me')).statusCode).toBe(401);
  const visitor = await signIn(testApp(), 'guest');
  expect((await get('/users/me', visitor.headers)).json()).toMatchObject({
    username: 'guest',
    role: { type: 'public' },
  });
});

test('GET /users/{id} is for the user and for administrators', async () => {
  const user = await signIn(testApp(), 'user');
  const other = await signIn(testApp(), 'user');
  const administrator = await signIn(testApp(), 'administrator');
  const visitor = await signIn(testApp(), 'guest');
  expect((await get(`/users/${user.userId}`, user.headers)).json()).toMatchObject({ companies: [], contracts: [] });
  expect((await get(`/users/${user.userId}`, administrator.headers)).json().email).toBe(user.email);
  for (const headers of [other.headers, visitor.headers, {}])
    expect((await get(`/users/${user.userId}`, headers)).statusCode).toBe(403);
  for (const id of [newId(), 'x', `${user.userId}0`, '%00'])
    expect((await get(`/users/${id}`, administrator.headers)).statusCode).toBe(404);
});

test('GET /users tells anyone whether one email is known, and nothing more', async () => {
  const user = await signIn(testApp(), 'user');
  const known = encodeURIComponent(` ${user.email.toUpperCase()} `);
  expect((await get(`/users?email=${known}`)).json()).toEqual([{ email: user.email }]);
  expect((await get('/users?email=nobody@example.com')).json()).toEqual([]);
  for (const path of [
    '/users',
    '/users?username=a',
    '/users?email_contains=example',
    `/users?email=${known}&_sort=email`,
    '/users/count',
  ])
    for (const headers of [{}, user.headers]) expect((await get(path, headers)).statusCode).toBe(403);
  expect((await get(`/users?email=${known}&email=other@example.com`)).statusCode).toBe(400);
  for (const email of ['%00', '', 'x', '%ff@example.com'])
    expect((await get(`/users?email=${email}`)).statusCode).toBe(400);
  for (const query of ['_where[email]=x', 'foo=1', 'email[]=a@b.kr'])
    expect((await get(`/users?${query}`)).statusCode).toBe(403);
});

test('the email check is limited to sixty in a quarter of an hour', async () => {
  for (let i = 0; i < 60; i++) expect((await get('/users?email=nobody@example.com')).statusCode).toBe(200);
  const refused = await get('/users?email=nobody@example.com');
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
});

test('administrators list, filter, sort, page and count users', async () => {
  const { headers } = await signIn(testApp(), 'administrator');
  const zelkova = await signIn(testApp(), 'user');
  const painter = await signIn(testApp(), 'artist');
  const people = [zelkova, await signIn(testApp(), 'user'), painter];
  for (const [index, person] of people.entries())
    await orm()
      .update(users)
      .set({ username: `Zelkova ${index}`, blocked: index === 1, confirmed: index !== 2 })
      .where(eq(users.id, person.userId));
  const names = async (query: string) =>
    (await get(`/users?username_contains=zelkova&${query}`, headers))
      .json()
      .map((user: { username: string }) => user.username);
  expect(await names('_sort=username:DESC')).toEqual(['Zelkova 2', 'Zelkova 1', 'Zelkova 0']);
  expect(await names('_sort=username&_start=1&_limit=1')).toEqual(['Zelkova 1']);
  expect(await names('blocked=true')).toEqual(['Zelkova 1']);
  expect(await names('confirmed=false')).toEqual(['Zelkova 2']);
  expect(await names('role.type=administrator')).toEqual([]);
  expect(await names(`role=${await roleId('authenticated', headers)}&_limit=2`)).toHaveLength(2);
  expect(await names(`email=${zelkova.email}`)).toEqual(['Zelkova 0']);
  expect(await names('_limit=0')).toEqual([]);
  expect((await get('/users/count?username_contains=ZELKOVA', headers)).json()).toBe(3);
  expect((await get('/users?_q=zelkova', headers)).json()).toHaveLength(3);
  expect(await names('_where[_or][0][blocked]=true&_where[_or][1][confirmed]=false&_sort=username')).toEqual([
    'Zelkova 1',
    'Zelkova 2',
  ]);
  const [artist] = (await get('/users?username=Zelkova 2', headers)).json();
  expect(artist).toMatchObject({
    _id: painter.userId,
    role: { type: 'authenticated' },
    artist: { id: painter.artistId },
    companies: [],
    contracts: [],
  });
  expect((await get('/users', headers)).body).not.toMatch(/argon|hash|token/i);
});

test.each([
  '_limit=x',
  '_limit=1001',
  '_start=-1',
  '_sort=passwordHash',
  'passwordHash=x',
  'blocked=maybe',
  '_limit=1&_limit=2',
])('GET /users?%s is a 400 that names the parameter', async (query) => {
  const { headers } = await signIn(testApp(), 'administrator');
  const answer = await get(`/users?${query}`, headers);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(query.split('=')[0]);
});

test('an administrator blocks, confirms and gives roles; blocking ends the tokens', async () => {
  const { headers } = await signIn(testApp(), 'administrator');
  const user = await signIn(testApp(), 'user');
  const promoted = await put(user.userId, { role: await roleId('administrator', headers) }, headers);
  expect(promoted.json().role.type).toBe('administrator');
  expect((await get('/users/count', user.headers)).statusCode).toBe(200);
  const back = await put(user.userId, { role: { id: await roleId('authenticated', headers) } }, headers);
  expect(back.json().role.type).toBe('authenticated');
  expect((await get('/users/count', user.headers)).statusCode).toBe(403);
  expect((await put(user.userId, { blocked: true }, headers)).json().blocked).toBe(true);
  expect((await get('/users/me', user.headers)).statusCode).toBe(401);
  expect((await put(user.userId, { blocked: false }, headers)).json().blocked).toBe(false);
  expect((await get('/users/me', user.headers)).statusCode).toBe(401);
});

test('only an administrator signs somebody out everywhere, or sends a confirmation again to who waits', async () => {
  const { headers } = await signIn(testApp(), 'administrator');
  const somebody = await signIn(testApp(), 'user');
  const post = (path: string, who: Headers) =>
    call(testApp(), 'POST', `/users/${somebody.userId}/${path}`, { headers: who });
  for (const path of ['revoke-sessions', 'resend-confirmation'])
    for (const who of [{}, (await signIn(testApp(), 'guest')).headers, somebody.headers])
      expect((await post(path, who)).statusCode).toBe(403);
  expect((await post('resend-confirmation', headers)).statusCode).toBe(409);
  expect((await post('revoke-sessions', headers)).json()).toEqual({ ended: 1 });
  expect((await get('/users/me', somebody.headers)).statusCode).toBe(401);
  await orm().update(users).set({ confirmed: false }).where(eq(users.id, somebody.userId));
  expect((await post('resend-confirmation', headers)).json()).toEqual({ sent: true });
  const { links } = await mailTo(testApp(), somebody.email);
  expect(links.some((link) => link.includes('/auth/email-confirmation'))).toBe(true);
  const visitor = await userByEmail(orm(), guest.identifier);
  expect((await call(testApp(), 'POST', `/users/${visitor?.id}/revoke-sessions`, { headers })).statusCode).toBe(403);
});

test('what an administrator may not set is ignored, and bad values are a 400', async () => {
  const { headers } = await signIn(testApp(), 'administrator');
  const user = await signIn(testApp(), 'user');
  const before = await userByEmail(orm(), user.email);
  const answer = await put(user.userId, { email: 'x@y.kr', password: 'x', passwordHash: 'x', id: newId() }, headers);
  expect(answer.statusCode).toBe(200);
  const after = await userByEmail(orm(), user.email);
  expect({ ...after, updatedAt: 0 }).toEqual({ ...before, updatedAt: 0 });
  for (const body of [{ blocked: 'yes' }, { confirmed: 1 }, { role: newId() }, { role: 'administrator' }, { role: 7 }])
    expect((await put(user.userId, body, headers)).statusCode).toBe(400);
  expect((await put(newId(), { blocked: true }, headers)).statusCode).toBe(404);
});

test('only administrators change or delete users, and nobody the guest', async () => {
  const user = await signIn(testApp(), 'user');
  const visitor = await signIn(testApp(), 'guest');
  const { headers } = await signIn(testApp(), 'administrator');
  for (const other of [user.headers, visitor.headers, {}]) {
    expect((await put(user.userId, { confirmed: true }, other)).statusCode).toBe(403);
    expect((await call(testApp(), 'DELETE', `/users/${user.userId}`, { headers: other })).statusCode).toBe(403);
  }
  expect((await put(visitor.userId, { blocked: true }, headers)).statusCode).toBe(403);
  expect((await call(testApp(), 'DELETE', `/users/${visitor.userId}`, { headers })).statusCode).toBe(403);
  expect(await userByEmail(orm(), guest.identifier)).toMatchObject({ blocked: false });
});

test('a deleted user is gone with the tokens; the artist record stays', async () => {
  const { headers } = await signIn(testApp(), 'administrator');
  const artist = await signIn(testApp(), 'artist');
  const answer = await call(testApp(), 'DELETE', `/users/${artist.userId}`, { headers });
  expect(answer.json().id).toBe(artist.userId);
  expect((await get('/users/me', artist.headers)).statusCode).toBe(401);
  expect((await get(`/users/${artist.userId}`, headers)).statusCode).toBe(404);
  const [kept] = await orm()
    .select()
    .from(artists)
    .where(eq(artists.id, artist.artistId ?? ''));
  expect(kept).toMatchObject({ userId: null });
});

test('the last administrator cannot be blocked, demoted or deleted, also not by two at the same moment', async () => {
  await orm().update(users).set({ blocked: true });
  const first = await signIn(testApp(), 'administrator');
  const second = await signIn(testApp(), 'administrator');
  const authenticated = await roleByType(orm(), 'authenticated');
  const answers = await Promise.all([
    put(first.userId, { blocked: true }, second.headers),
    put(second.userId, { role: authenticated }, second.headers),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const last = answers[0].statusCode === 200 ? second : first;
  for (const body of [{ blocked: true }, { confirmed: false }, { role: authenticated }])
    expect((await put(last.userId, body, last.headers)).statusCode).toBe(409);
  expect((await call(testApp(), 'DELETE', `/users/${last.userId}`, { headers: last.headers })).statusCode).toBe(409);
  expect((await put(last.userId, { blocked: false }, last.headers)).statusCode).toBe(200);
});
