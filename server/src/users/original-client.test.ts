import { createRequire } from 'node:module';
import { beforeAll, expect, test } from 'vitest';
import { mailTo } from '../testing/outbox.ts';
import { testAppForFile } from '../testing/test-app.ts';

interface Client {
  register: (username: string, email: string, password: string) => Promise<unknown>;
  login: (identifier: string, password: string) => Promise<unknown>;
  forgotPassword: (email: string, url: string) => Promise<void>;
  resetPassword: (code: string, password: string, again: string) => Promise<void>;
  request: (method: string, path: string) => Promise<unknown>;
  clearToken: () => void;
}

// A CommonJS package whose default export bundlers and Node see differently.
const { default: Strapi } = createRequire(import.meta.url)('strapi-sdk-javascript') as {
  default: new (address: string, store: { cookie: false; localStorage: false }) => Client;
};

const testApp = testAppForFile();
let client: Client;

beforeAll(async () => {
  const address = await testApp().fastify.listen({ port: 0, host: '127.0.0.1' });
  client = new Strapi(`${address}/api`, { cookie: false, localStorage: false });
});

test("the original's own client registers, is told to confirm, resets the password and reads the account", async () => {
  const email = 'sdk@example.com';
  expect(await client.register('sdk', email, 'secret-1')).toMatchObject({ user: { email, confirmed: false } });
  client.clearToken();
  await expect(client.login(email, 'secret-1')).rejects.toThrow();
  await fetch((await mailTo(testApp(), email)).links[0] ?? '', { redirect: 'manual' });
  expect(await client.login(email, 'secret-1')).toMatchObject({ jwt: expect.any(String), user: { email } });
  expect(await client.request('get', '/users/me')).toMatchObject({ email, role: { type: 'authenticated' } });

  await client.forgotPassword(email, 'https://elsewhere.example/reset');
  const mail = await mailTo(testApp(), email, 2);
  expect(mail.text).not.toContain('elsewhere');
  const code = new URL(mail.links[0] ?? '').searchParams.get('code') ?? '';
  await client.resetPassword(code, 'secret-2', 'secret-2');
  client.clearToken();
  await expect(client.login(email, 'secret-1')).rejects.toThrow();
  expect(await client.login(email, 'secret-2')).toMatchObject({ user: { email } });
});
