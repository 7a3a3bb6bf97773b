import { DrizzleQueryError, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { testAppForFile } from '../testing/test-app.ts';
import { loggedFailure, reasonOf } from './log-failure.ts';

const testApp = testAppForFile();

test.each([
  sql`select ${'secret@example.com'}::int`,
  sql`select * from nowhere where email = ${'secret@example.com'}`,
  sql`insert into roles (id, name, type) select id, ${'secret@example.com'}, type from roles limit 1`,
])('the log of a failed query holds its statement and code, and none of its values', async (query) => {
  const failure = await testApp()
    .services.database.orm.execute(query)
    .then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
  expect(failure).toBeInstanceOf(DrizzleQueryError);
  expect(String(failure)).toContain('secret@example.com');
  const logged = loggedFailure(failure);
  expect(JSON.stringify(logged)).not.toContain('secret');
  expect(reasonOf(failure)).not.toContain('secret');
  expect(logged.message).toMatch(/^Failed query: (select|insert)/);
  expect(logged.cause?.code).toMatch(/^[0-9A-Z]{5}$/);
  expect(logged.stack).toContain('    at ');
});

test('an unforeseen failure of a request is logged without the values of its query', async () => {
  const lines: string[] = [];
  const { fastify } = testApp();
  const { orm } = testApp().services.database;
  const execute = orm.select;
  orm.select = (() => {
    throw new DrizzleQueryError('select $1', ['secret@example.com'], new Error('gone'));
  }) as typeof orm.select;
  const [stream] = Object.getOwnPropertySymbols(fastify.log)
    .filter(({ description }) => description === 'pino.stream')
    .map((symbol) => Reflect.get(fastify.log, symbol) as { write: (line: string) => void });
  if (!stream) throw new Error('the log writes nowhere');
  const write = vi.spyOn(stream, 'write').mockImplementation((line) => void lines.push(line));
  const answer = await fastify.inject({
    method: 'POST',
    url: '/api/auth/local',
    payload: { identifier: 'secret@example.com', password: 'x' },
  });
  write.mockRestore();
  orm.select = execute;
  expect(answer.statusCode).toBe(500);
  expect(lines.join('')).toContain('unforeseen failure');
  expect(lines.join('')).toContain('Failed query: select $1');
  expect(lines.join('')).not.toContain('secret@example.com');
});
