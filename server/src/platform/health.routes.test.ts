import { expect, test } from 'vitest';
import { houseForTests, openHouse } from '../testing/house.ts';

const house = houseForTests();

test("GET /api/health answers 200 {status:'ok'} when the database answers", async () => {
  const answer = await house().fastify.inject('/api/health');
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ status: 'ok' });
});

test('GET /api/health answers 503 when the database does not', async () => {
  const broken = await openHouse({ LOG_LEVEL: 'silent' });
  const { pool } = broken.services.database;
  const query = pool.query;
  pool.query = (() => Promise.reject(new Error('gone'))) as typeof pool.query;
  const answer = await broken.fastify.inject('/api/health');
  pool.query = query;
  await broken.close();
  expect(answer.statusCode).toBe(503);
});

test('an unknown call answers 404 in the form of the API', async () => {
  const answer = await house().fastify.inject('/api/nothing-here');
  expect(answer.json()).toEqual({ statusCode: 404, error: 'Not Found', message: 'Not Found' });
});
