import cookie from '@fastify/cookie';
import { Failure } from '@hwarang/domain/failures';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { answerFailures } from '../platform/answers.ts';
import { DatabaseGone } from '../platform/database-gone.ts';
import { answerPageFailure } from './unavailable-page.ts';

const app = Fastify();
await app.register(cookie);
answerFailures(app);
const failures = {
  '/gone': new DatabaseGone(),
  '/busy': new Failure('unavailable', 'Too many', { retryAfter: 2 }),
  '/busy.data': new Failure('unavailable'),
  '/limited': new Failure('too-many', 'Too many reads', { retryAfter: 30 }),
  '/missing': new Failure('not-found'),
};
for (const [url, failure] of Object.entries(failures))
  app.get(url, { errorHandler: answerPageFailure }, () => Promise.reject(failure));

test('a page that needs a lost database answers 503 in the visitor’s language', async () => {
  const answer = await app.inject({ url: '/gone', headers: { 'accept-language': 'en' } });
  expect(answer.statusCode).toBe(503);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.body).toContain('try again in a moment');
  expect((await app.inject({ url: '/gone', headers: { 'accept-language': 'ko' } })).body).toContain(
    '다시 시도해 주세요',
  );
});

test('a page says when to come back, and other failures are answered as everywhere', async () => {
  expect((await app.inject('/busy')).headers['retry-after']).toBe('2');
  expect((await app.inject('/missing')).json()).toMatchObject({ statusCode: 404 });
});

test('a visitor over the limit gets a page, and the router its JSON', async () => {
  const limited = await app.inject('/limited');
  expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '30']);
  expect(limited.headers['content-type']).toContain('text/html');
  expect((await app.inject('/busy.data')).json()).toMatchObject({ statusCode: 503 });
});
