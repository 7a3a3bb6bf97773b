import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { engine, newEnvironment } from '../testing/test-app.ts';
import { readConfig } from './config.ts';
import { isDatabaseGone } from './database-gone.ts';

test.runIf(engine === 'postgres')('whoever PostgreSQL ends to resolve a deadlock is told to come back', async () => {
  const { databaseUrl } = readConfig(await newEnvironment());
  const open = async () => {
    // Only a superuser may say how soon a deadlock is looked for.
    const client = new pg.Client({ connectionString: databaseUrl?.replace('//hwarang@', '//postgres@') });
    await client.connect();
    onTestFinished(() => client.end());
    await client.query("set deadlock_timeout = '100ms'; begin");
    return client;
  };
  const [first, second] = [await open(), await open()];
  await first.query('lock table artists');
  await second.query('lock table artworks');
  const outcomes = await Promise.allSettled([first.query('lock table artworks'), second.query('lock table artists')]);
  const failures = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(failures.map(isDatabaseGone)).toEqual([true]);
});
