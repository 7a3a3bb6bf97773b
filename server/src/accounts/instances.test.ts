import { expect, test } from 'vitest';
import type { App } from '../app.ts';
import { signIn, testPassword } from '../testing/sign-in.ts';
import { secondAppForFile, testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();
const second = secondAppForFile(testApp);

const me = async (app: App, headers: Record<string, string>) =>
  (await app.fastify.inject({ url: '/api/users/me', headers })).statusCode;
const enter = async (app: App, identifier: string, password: string) =>
  (await app.fastify.inject({ method: 'POST', url: '/api/auth/local', payload: { identifier, password } })).statusCode;

test('a token given by one instance is known to the other, and ended on both', async () => {
  const user = await signIn(testApp(), 'user');
  expect(await me(second(), user.headers)).toBe(200);
  await second().fastify.inject({ method: 'POST', url: '/api/auth/logout', headers: user.headers });
  expect(await me(testApp(), user.headers)).toBe(401);
  expect(await me(second(), user.headers)).toBe(401);
});

test('failures at the same moment on two instances are counted together', async () => {
  const user = await signIn(testApp(), 'user');
  const statuses = await Promise.all(
    Array.from({ length: 20 }, (_, index) => enter(index % 2 ? testApp() : second(), user.email, 'wrong')),
  );
  expect(statuses.filter((status) => status === 400)).toHaveLength(10);
  expect(await enter(second(), user.email, testPassword)).toBe(429);
});
