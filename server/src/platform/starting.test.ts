import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../testing/ports.ts';
import { startServerProcess } from '../testing/server-process.ts';
import { engine, newEnvironment } from '../testing/test-app.ts';
import { answerWhileStarting } from './starting.ts';

test('while the embedded database opens every address answers 503 and says when to come back', async () => {
  const port = await freePort();
  const stop = await answerWhileStarting({ port, host: '127.0.0.1', databaseUrl: undefined });
  const answers = await Promise.all(
    ['/api/ready', '/api/health', '/'].map((path) => fetch(`http://127.0.0.1:${port}${path}`)),
  );
  expect(answers.map(({ status }) => status)).toEqual([503, 503, 503]);
  expect(answers.map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5', '5']);
  expect(await answers[0]?.json()).toMatchObject({ statusCode: 503, message: 'The server is starting' });
  await stop();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
});

test.runIf(engine === 'postgres')(
  'an instance whose tables are migrated by another one takes no connections, then is ready',
  async () => {
    const environment = await newEnvironment();
    const migrating = new pg.Client({ connectionString: environment.DATABASE_URL });
    await migrating.connect();
    await migrating.query('select pg_advisory_lock(4857261)');
    const port = await freePort();
    const starting = startServerProcess({ ...environment, PORT: String(port), HOST: '127.0.0.1' });
    onTestFinished(async () => {
      await migrating.end().catch(() => undefined);
      (await starting).server.kill('SIGKILL');
    }, 120_000);
    const waits = `select 1 from pg_locks join pg_database on pg_database.oid = database
      where locktype = 'advisory' and not granted and datname = current_database()`;
    const waiting = async () => (await migrating.query(waits)).rowCount;
    await expect.poll(waiting, { timeout: 120_000 }).toBe(1);
    const ready = () => fetch(`http://127.0.0.1:${port}/api/ready`);
    await expect(ready()).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
    await migrating.end();
    await starting;
    expect((await ready()).status).toBe(200);
  },
  240_000,
);
