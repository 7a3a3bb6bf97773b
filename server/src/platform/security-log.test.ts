import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { attempts } from '../accounts/accounts.table.ts';
import { type App, buildApp } from '../app.ts';
import { signIn, testPassword } from '../testing/sign-in.ts';
import { testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const lines: string[] = [];
let app: App;
const entries = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);
const find = (message: string) => entries().filter(({ msg }) => msg === message);

beforeAll(async () => {
  const { services } = testApp();
  const log = { write: (line: string) => void lines.push(line) };
  app = await buildApp({ ...services, config: { ...services.config, logLevel: 'info' } }, log);
  app.fastify.get('/api/broken', () => Promise.reject(new Error('no such luck')));
});
afterAll(() => app.fastify.close());
beforeEach(async () => {
  lines.length = 0;
  await testApp().services.database.orm.delete(attempts);
});

const send = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object, headers: Record<string, string> = {}) =>
  app.fastify.inject({ method, url, headers, remoteAddress: '203.0.113.9', ...(payload ? { payload } : {}) });

test('who signs in, well or not, is logged with outcome, without a secret or an address', async () => {
  const user = await signIn(testApp(), 'user');
  const { jwt } = (await send('POST', '/api/auth/local', { identifier: user.email, password: testPassword })).json();
  await send('POST', '/api/auth/local', { identifier: user.email, password: 'a wrong secret' });
  await send('POST', '/api/auth/reset-password', {
    code: 'secret-code',
    password: 'a wrong secret',
    passwordConfirmation: 'a wrong secret',
  });
  const call = { method: 'POST', path: '/api/auth/local', visitor: expect.stringMatching(/^[\w-]{12}$/) };
  expect(find('account call')).toMatchObject([
    { level: 30, call, failed: false, status: 200, user: user.userId, reqId: expect.any(String) },
    { level: 40, call, failed: true, status: 400, time: expect.any(Number) },
    { level: 40, call: { path: '/api/auth/reset-password' }, failed: true, status: 400 },
  ]);
  for (const secret of [jwt, testPassword, 'a wrong secret', 'secret-code', user.email, '203.0.113.9'])
    expect(lines.join('')).not.toContain(secret);
});

test('an address is logged without its query, the ticket of an archive and the token of an invitation', async () => {
  await send('GET', '/api/art-works?_limit=1&secret=code');
  await send('GET', '/api/users/me/archive/secret.ticket');
  await send('GET', '/api/jury/invitations/secret-token');
  await send('GET', '/api/lists/secret-token');
  await send('POST', '/unsubscribe/secret-token');
  await send('POST', '/nowhere/secret@example.com?code=secret');
  await send('DELETE', '/secret%40example.com/x');
  expect(find('incoming request')).toMatchObject([
    { req: { method: 'GET', path: '/api/art-works' } },
    { req: { path: '/api/users/me/archive/…' } },
    { req: { path: '/api/jury/invitations/…' } },
    { req: { path: '/api/lists/…' } },
    { req: { path: '/unsubscribe/…' } },
    { req: { path: '/nowhere/…' } },
    { req: { path: '/…/x' } },
  ]);
  expect(lines.join('')).not.toMatch(/secret|203\.0\.113/);
});

test('one visitor is told from another without the address', async () => {
  for (const remoteAddress of ['203.0.113.9', '203.0.113.10', '203.0.113.9', '2001:db8::1', '2001:db8::2'])
    await app.fastify.inject({ url: '/api/health', remoteAddress });
  const visitors = find('incoming request').map(({ req }) => (req as { visitor: string }).visitor);
  const [first, second, third, house, neighbour] = visitors;
  expect([third, neighbour]).toEqual([first, house]);
  expect(new Set([first, second, house]).size).toBe(3);
});

test('what a caller may not do, and what is too much, is logged with who asked', async () => {
  const user = await signIn(testApp(), 'user');
  await send('GET', '/api/admin/users', undefined, user.headers);
  await send('GET', '/api/users/me', undefined, { authorization: 'Bearer forged' });
  for (let i = 0; i < 61; i++) await send('GET', '/api/users?email=nobody@example.com');
  expect(find('refused')).toMatchObject([
    { level: 40, refused: 'forbidden', user: user.userId, call: { path: '/api/admin/users' } },
    { level: 40, refused: 'unauthorized', call: { path: '/api/users/me' } },
    { level: 40, refused: 'too-many', call: { path: '/api/users' } },
  ]);
});

test('what was not foreseen is logged whole, under the id that the caller is told', async () => {
  const answer = await send('GET', '/api/broken');
  expect(answer.body).not.toContain('luck');
  expect(find('unforeseen failure')).toMatchObject([
    { level: 50, reqId: answer.json().id, err: { message: 'no such luck', stack: expect.stringContaining('Error') } },
  ]);
});

test('no text of a caller can begin an entry of its own', async () => {
  await send('GET', '/api/nothing%0A{"level":60,"msg":"forged"}\u2028x', undefined, { 'user-agent': 'a\tb' });
  await send('POST', '/api/auth/local', { identifier: 'a\n{"level":60,"msg":"forged"}', password: 'b\r\nc' });
  for (const line of lines) expect(line.indexOf('\n')).toBe(line.length - 1);
  expect(find('forged')).toEqual([]);
});
