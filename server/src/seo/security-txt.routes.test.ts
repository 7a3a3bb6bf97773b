import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { testAppForFile } from '../testing/test-app.ts';
import { securityTxtRoutes } from './security-txt.routes.ts';

const testApp = testAppForFile({ PUBLIC_URL: 'https://hwarang.example/' });

test('security.txt names the contact page, its own address and an end within a year', async () => {
  const answer = await testApp().fastify.inject('/.well-known/security.txt');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
  const fields = new Map(answer.body.split('\n').map((line) => line.split(/: (.*)/, 2) as [string, string]));
  expect(fields.get('Contact')).toBe('https://hwarang.example/contact');
  expect(fields.get('Canonical')).toBe('https://hwarang.example/.well-known/security.txt');
  const ahead = Date.parse(fields.get('Expires') ?? '') - Date.now();
  expect(ahead).toBeGreaterThan(150 * 24 * 3_600_000);
  expect(ahead).toBeLessThan(365 * 24 * 3_600_000);
});

test('a site that does not say that it has https has no security.txt', async () => {
  const { services } = testApp();
  for (const publicUrl of [undefined, 'http://hwarang.example']) {
    const app = Fastify();
    await app.register(securityTxtRoutes({ config: { ...services.config, publicUrl } }));
    const answer = await app.inject('/.well-known/security.txt');
    expect(answer.body).not.toContain('Contact:');
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    await app.close();
  }
});
