import { expect, test } from 'vitest';
import { openTestApp, testAppForFile } from '../testing/test-app.ts';

const testApp = testAppForFile();

test("GET /api/health answers 200 {status:'ok'} when the database answers", async () => {
  const answer = await testApp().fastify.inject('/api/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
});

test('GET /api/health answers 503 when the database does not', async () => {
  const broken = await openTestApp({ LOG_LEVEL: 'silent' });
  const { pool } = broken.services.database;
  const query = pool.query;
  pool.query = (() => Promise.reject(new Error('gone'))) as typeof pool.query;
  const answer = await broken.fastify.inject('/api/health');
  pool.query = query;
  await broken.close();
  expect(answer.statusCode).toBe(503);
});

test('an unknown call answers 404 in the form of the API', async () => {
  const answer = await testApp().fastify.inject('/api/nothing-here');
  expect(answer.json()).toEqual({ statusCode: 404, error: 'Not Found', message: 'Not Found' });
});
