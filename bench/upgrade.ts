// An earlier version and this one on one PostgreSQL: npm run bench:upgrade -- <a checkout of the earlier version, its packages installed>
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startPostgres } from '../scripts/postgres.mjs';
import { freePort } from '../server/src/testing/ports.ts';
import { idOf, password } from '../server/src/testing/upgrade/journey.ts';
import { dumpOf } from '../server/src/testing/upgrade/recorded.ts';

const [earlier] = process.argv.slice(2);
if (!earlier) throw new Error('name the folder of a checkout of the earlier version');
const instance = fileURLToPath(new URL('upgrade-instance.ts', import.meta.url));
const postgres = await startPostgres();
const dataDir = mkdtempSync(join(tmpdir(), 'hwarang-upgrade-'));
const children: ChildProcess[] = [];

async function start(folder: string) {
  const port = await freePort();
  const settings = {
    DATABASE_URL: postgres.url('postgres'),
    DATA_DIR: dataDir,
    PORT: String(port),
    LOG_LEVEL: 'error',
  };
  const child = fork(instance, {
    cwd: folder,
    execArgv: ['--import', 'tsx', '--conditions=source'],
    env: { ...process.env, ...settings, SAMPLE_DATA: 'off' },
  });
  children.push(child);
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`the instance in ${folder} ended`)));
  ended.catch(() => undefined);
  await Promise.race([once(child, 'message'), ended]);
  const send = async (method: 'GET' | 'POST' | 'PUT', path: string, token?: string, body?: object) => {
    const headers = {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body ? { 'content-type': 'application/json' } : {}),
    };
    const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      headers,
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return { status: answer.status, body: (await answer.json()) as { title?: string; jwt?: string } };
  };
  const signIn = async () =>
    (await send('POST', '/auth/local', undefined, { identifier: 'person1@example.com', password })).body.jwt;
  const stop = async () => {
    const exit = once(child, 'exit');
    child.kill('SIGTERM');
    await exit;
  };
  return { send, signIn, stop };
}
type Instance = Awaited<ReturnType<typeof start>>;

/** Reads and writes one after the other until it is stopped. */
function load({ send }: Instance, token: string | undefined) {
  let stopped = false;
  let longest = 0;
  const statuses: Record<number, number> = {};
  const running = (async () => {
    for (let number = 1; !stopped; number += 1) {
      const began = performance.now();
      const { status } =
        number % 3 === 0
          ? await send('PUT', `/art-works/${idOf('w', 8)}`, token, { title: `제목 ${number}` })
          : await send('GET', `/art-works?_limit=20&_start=${number % 40}`);
      statuses[status] = (statuses[status] ?? 0) + 1;
      longest = Math.max(longest, performance.now() - began);
    }
  })();
  return async () => {
    stopped = true;
    await running;
    return { statuses, longest: `${Math.round(longest)} ms` };
  };
}

const rounds = <T>(count: number, both: [T, T], run: (here: T, there: T, round: number) => Promise<boolean>) =>
  Array.from({ length: count }).reduce<Promise<number>>(async (wrong, _, round) => {
    const before = await wrong;
    const [here, there] = round % 2 === 0 ? both : ([both[1], both[0]] as const);
    return before + ((await run(here, there, round)) ? 0 : 1);
  }, Promise.resolve(0));

try {
  const client = new pg.Client({ connectionString: postgres.url('postgres') });
  await client.connect();
  await client.query(dumpOf('version-0025'));
  await client.end();

  const old = await start(resolve(earlier));
  const ofOld = await old.signIn();
  const stopLoad = load(old, ofOld);
  const present = await start(resolve('.'));
  const meanwhile = await stopLoad();
  console.info('the earlier version while this one migrated:', meanwhile);

  const ofPresent = await present.signIn();
  const tokens = [await present.send('GET', '/users/me', ofOld), await old.send('GET', '/users/me', ofPresent)];
  console.info('sign-ins of one at the other:', ...tokens.map(({ status }) => status));

  const stale = await rounds(100, [old, present], async (here, there, round) => {
    const path = `/art-works/${idOf('w', 2)}`;
    await there.send('GET', path);
    const title = `제목 ${round}`;
    if ((await here.send('PUT', path, ofOld, { title })).status !== 200) return false;
    // An edit may be shown as it was for a second.
    for (const until = performance.now() + 1_500; performance.now() < until; )
      if ((await there.send('GET', path)).body.title === title) return true;
    return false;
  });
  console.info(`of 100 edits by turns, not seen on the other version: ${stale}`);

  const shown = await rounds(100, [old, present], async (here, there) => {
    const path = `/art-works/${idOf('w', 5)}`;
    await here.send('PUT', path, ofPresent, { is_exposed: true });
    await there.send('GET', path);
    await here.send('PUT', path, ofPresent, { is_exposed: false });
    return (await there.send('GET', path)).status === 404;
  });
  console.info(`of 100 withdrawals by turns, still shown on the other version: ${shown}`);

  const failed = Object.keys(meanwhile.statuses).some((status) => status !== '200');
  if (failed || stale > 0 || shown > 0 || tokens.some(({ status }) => status !== 200)) process.exitCode = 1;

  await Promise.all([old.stop(), present.stop()]);
  const again = await start(resolve(earlier));
  console.info(
    'the earlier version started again:',
    (await again.send('GET', `/art-works/${idOf('w', 2)}`)).body.title,
  );
  await again.stop();
} finally {
  for (const child of children) child.kill();
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
