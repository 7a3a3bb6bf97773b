import { expect, test } from 'vitest';
import { call } from '../testing/call.ts';
import { listeningPort } from '../testing/ports.ts';
import { sendRaw } from '../testing/raw-http.ts';
import { signIn } from '../testing/sign-in.ts';
import { openTestApp, type TestApp, testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const get = (url: string, headers: Record<string, string> = {}) => testApp().fastify.inject({ url, headers });

const raw = async (request: string) => sendRaw(await listeningPort(testApp()), [request]);

test('every answer, also a refusal, forbids guessing its type, framing it and loading from elsewhere', async () => {
  const paths = ['/api/health', '/api/art-works', '/api/users/me', '/api/nothing-here', '/media/a/b', '/robots.txt'];
  for (const path of paths) {
    const { headers } = await get(path);
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
    const policy = headers['content-security-policy'];
    expect(policy, path).toMatch(path.startsWith('/api/') ? /^default-src 'none';/ : /^default-src 'self';/);
    expect(policy, path).toContain("object-src 'none'; base-uri 'none'");
    expect(policy, path).toMatch(path.startsWith('/api/') ? /frame-ancestors 'none'/ : /frame-ancestors 'self'/);
  }
});

test('browsers are told to stay with https for a year only where the site is known to have it', async () => {
  const secure = await openTestApp({ PUBLIC_URL: 'https://hwarang.example' });
  const told = async ({ fastify }: TestApp, url: string) =>
    (await fastify.inject({ url })).headers['strict-transport-security'];
  for (const path of ['/api/health', '/api/nothing-here', '/robots.txt']) {
    expect(await told(secure, path)).toBe('max-age=31536000; includeSubDomains');
    expect(await told(testApp(), path)).toBeUndefined();
  }
  await secure.close();
});

test('no page of another origin is allowed to read an answer or to send what needs a preflight', async () => {
  const origin = { origin: 'https://elsewhere.example' };
  const user = await signIn(testApp(), 'user');
  const answers = [
    await get('/api/art-works', origin),
    await get('/api/users/me', { ...origin, ...user.headers }),
    await testApp().fastify.inject({
      method: 'OPTIONS',
      url: '/api/auth/local',
      headers: { ...origin, 'access-control-request-method': 'POST', 'access-control-request-headers': 'content-type' },
    }),
  ];
  for (const { headers } of answers)
    expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
  expect(answers[2]?.statusCode).toBe(404);
});

test('what a form of another site can send is no call: no body but JSON, no token but the header', async () => {
  const user = await signIn(testApp(), 'user');
  const send = (headers: Record<string, string>) =>
    testApp().fastify.inject({
      method: 'POST',
      url: '/api/auth/change-password',
      payload: JSON.stringify({ currentPassword: 'a', password: 'b', passwordConfirmation: 'b' }),
      headers,
    });
  for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
    expect((await send({ 'content-type': type, ...user.headers })).statusCode, type).toBe(415);
  const cookie = `token=${user.token}; authorization=Bearer ${user.token}`;
  expect((await send({ 'content-type': 'application/json', cookie })).statusCode).toBe(401);
  expect((await get(`/api/users/me?token=${user.token}&authorization=${user.token}`)).statusCode).toBe(401);
});

test('no call that changes something is a GET, but for the link of a confirmation mail', () => {
  const reads = testApp().calls.filter((call) => call.startsWith('GET '));
  const verbs = /(confirm|delete|remove|create|update|change|send|revoke|restore|logout|close)/;
  expect(reads.filter((call) => verbs.test(call))).toEqual(['GET /api/auth/email-confirmation']);
});

test('what belongs to a person is kept by no browser', async () => {
  const [user, administrator] = [await signIn(testApp(), 'artist'), await signIn(testApp(), 'administrator')];
  const own = [
    'users/me',
    'art-works',
    'companies',
    'notifications',
    'support/conversations',
    'open-calls/wefly/entry',
  ];
  for (const path of own)
    expect((await get(`/api/${path}`, user.headers)).headers['cache-control'], path).toBe('no-store');
  for (const path of ['admin/users', 'admin/audit', 'admin/overview', 'users', 'support/cases', 'pages/terms/versions'])
    expect((await get(`/api/${path}`, administrator.headers)).headers['cache-control'], path).toBe('no-store');
});

test('an answer says what it is and in which letters', async () => {
  const expected = {
    '/api/art-works': 'application/json; charset=utf-8',
    '/api/nothing-here': 'application/json; charset=utf-8',
    '/api/openapi.json': 'application/json; charset=utf-8',
    '/robots.txt': 'text/plain; charset=utf-8',
    '/sitemap.xml': 'application/xml; charset=utf-8',
    '/feed.xml': 'application/atom+xml; charset=utf-8',
  };
  for (const [path, type] of Object.entries(expected))
    expect((await get(path)).headers['content-type'], path).toBe(type);
});

test('TRACE is answered by nobody', async () => {
  const answer = await raw('TRACE /api/health HTTP/1.1\r\nHost: a\r\nX-Secret: seen\r\nConnection: close\r\n\r\n');
  expect(answer).toMatch(/^HTTP\/1\.1 40[045]/);
  expect(answer).not.toContain('seen');
});

test('a request that tells its length in two ways is refused and its connection closed', async () => {
  const head = 'POST /api/auth/local HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';
  const smuggled = 'GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n';
  for (const lengths of [
    'Content-Length: 4\r\nTransfer-Encoding: chunked\r\n',
    'Content-Length: 4\r\nContent-Length: 5\r\n',
    'Transfer-Encoding: chunked, identity\r\n',
  ]) {
    const answer = await raw(`${head}${lengths}\r\n0\r\n\r\n${smuggled}`);
    expect(answer, lengths).toMatch(/^HTTP\/1\.1 400/);
    expect(answer.match(/HTTP\/1\.1 /g), lengths).toHaveLength(1);
  }
});

test('a body cannot reach the prototype of anything', async () => {
  const artist = await signIn(testApp(), 'artist');
  for (const payload of ['{"__proto__":{"role":"x"}}', '{"constructor":{"prototype":{"role":"x"}}}'])
    for (const url of ['/api/auth/local', '/api/auth/local/register', '/api/art-works', '/api/artists']) {
      const headers = { 'content-type': 'application/json', ...artist.headers };
      const answer = await testApp().fastify.inject({ method: 'POST', url, payload, headers });
      expect(answer.statusCode, `${url} ${payload}`).toBe(400);
    }
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('an unforeseen failure answers its id and nothing of its insides', async () => {
  const broken = await openTestApp({ LOG_LEVEL: 'silent' });
  broken.fastify.get('/api/broken', () => Promise.reject(new Error('select secret from users')));
  const answer = await broken.fastify.inject('/api/broken');
  await broken.close();
  expect(answer.statusCode).toBe(500);
  expect(answer.json()).toEqual({
    statusCode: 500,
    error: 'Internal Server Error',
    message: 'An internal server error occurred',
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
});

test('a failure while asking who calls lets nobody in', async () => {
  const broken = await openTestApp({ LOG_LEVEL: 'silent' });
  const administrator = await signIn(broken, 'administrator');
  const { pool } = broken.services.database;
  const query = pool.query;
  pool.query = (() => Promise.reject(new Error('gone'))) as typeof pool.query;
  const answer = await call(broken, 'GET', '/admin/users', { headers: administrator.headers });
  pool.query = query;
  await broken.close();
  expect(answer.statusCode).toBeGreaterThanOrEqual(500);
  expect(answer.json()).not.toBeInstanceOf(Array);
});
