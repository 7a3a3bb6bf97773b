import { setTimeout as sleep } from 'node:timers/promises';
import type { Import } from '@hwarang/domain/imports/imports.contract';
import { isUnderWay } from '@hwarang/domain/imports/values';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { engine, newEnvironment } from '../testing/test-app.ts';

const rows = Number(process.env.IMPORT_ROWS ?? 1_500);
const kills = Number(process.env.IMPORT_KILLS ?? 2);

const sheet = [
  '작품명,작가,크기',
  ...Array.from({ length: rows }, (_, at) => `작품 ${at},작가 ${at % 50},${1 + (at % 90)} x 20 cm`),
].join('\n');

/** A site in a process of its own, and an administrator who is signed in. */
async function start(environment: NodeJS.ProcessEnv) {
  const { server, origin, ended } = await startServerProcess(environment);
  const call = async <T>(
    method: string,
    path: string,
    body?: BodyInit,
    headers: Record<string, string> = {},
  ): Promise<T> => {
    const answer = await fetch(`${origin}/api${path}`, { method, headers, ...(body ? { body } : {}) });
    expect(answer.status, `${method} ${path}`).toBe(200);
    return (await answer.json()) as T;
  };
  const who = JSON.stringify({ identifier: 'admin@hwarang.art', password: 'open sesame' });
  const { jwt } = await call<{ jwt: string }>('POST', '/auth/local', who, { 'content-type': 'application/json' });
  const headers = { authorization: `Bearer ${jwt}` };
  const kill = async (signal: 'SIGKILL' | 'SIGTERM') => {
    server.kill(signal);
    await ended;
  };
  return { kill, as: <T>(method: string, path: string, body?: BodyInit) => call<T>(method, path, body, headers) };
}

/** Nobody waits a minute for the process that is gone. */
async function endLease({ DATABASE_URL }: NodeJS.ProcessEnv): Promise<void> {
  if (engine !== 'postgres') return;
  const client = new pg.Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query('update imports set lease_until = null');
  await client.end();
}

test('a run that is killed again and again ends as one in peace', { timeout: 300_000 }, async () => {
  const environment = await newEnvironment();
  let site = await start(environment);
  const form = new FormData();
  form.set('noun', 'art-works');
  form.set('sheet', new Blob([sheet]), '작품.csv');
  const { id } = await site.as<Import>('POST', '/imports', form);
  const look = () => site.as<Import>('GET', `/imports/${id}`);
  const until = async (is: (one: Import) => boolean) => {
    for (;;) {
      const one = await look();
      if (is(one)) return one;
      await sleep(10);
    }
  };
  await site.as('POST', `/imports/${id}/check`);
  await until(({ state }) => !isUnderWay(state));
  await site.as('POST', `/imports/${id}/run`);
  let done = 0;
  for (let killed = 0; killed < kills; killed += 1) {
    const one = await until((now) => now.done > done || !isUnderWay(now.state));
    done = one.done;
    await site.kill('SIGKILL');
    await endLease(environment);
    site = await start(environment);
  }
  const ended = await until(({ state }) => !isUnderWay(state));
  expect(ended).toMatchObject({ state: 'done', counts: { make: rows, change: 0, leave: 0, ask: 0, refuse: 0 } });
  expect(await site.as<number>('GET', '/art-works/count')).toBe(rows);
  expect(await site.as<number>('GET', '/artists/count')).toBe(50);
  await site.kill('SIGTERM');
});
