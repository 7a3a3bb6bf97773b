import { once } from 'node:events';
import { connect } from 'node:net';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { engine, newEnvironment } from '../testing/test-app.ts';

const admin = { identifier: 'admin@example.com', password: 'open sesame' };

async function start() {
  const environment: NodeJS.ProcessEnv = { ...(await newEnvironment()), ADMIN_EMAIL: admin.identifier };
  const started = await startServerProcess(environment);
  onTestFinished(async () => {
    started.server.kill('SIGKILL');
    await started.ended;
  });
  return { ...started, environment };
}

const post = (origin: string, path: string, token?: string, body: unknown = {}) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });

const signIn = async (origin: string): Promise<string> =>
  ((await (await post(origin, '/auth/local', undefined, admin)).json()) as { jwt: string }).jwt;

/**
 * Asks for all of these on one connection and reads nothing after the first bytes. Answers leave in the order of their requests: behind one that does not
 * end, or that is larger than what the system holds for the reader, nothing of the next ever leaves.
 */
async function askAndStopReading(origin: string, asked: { path: string; token: string }[]): Promise<void> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  onTestFinished(() => void socket.destroy());
  socket.on('error', () => undefined);
  const requests = asked.map(
    ({ path, token }) => `GET /api${path} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${token}\r\n\r\n`,
  );
  socket.write(requests.join(''));
  await once(socket, 'data');
  socket.pause();
}

const begin = async (origin: string, token: string): Promise<string> => {
  const answer = await post(origin, '/support/conversations', token, { text: '?' });
  return ((await answer.json()) as { conversation: { id: string } }).conversation.id;
};

/** Reads the events of a healthy connection until that many heartbeats have come. */
async function hearBeats(origin: string, token: string, number: number): Promise<void> {
  const aborted = new AbortController();
  const { body } = await fetch(`${origin}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal: aborted.signal,
  });
  let heard = '';
  for await (const text of body?.pipeThrough(new TextDecoderStream()) ?? []) {
    heard += text;
    if (heard.split(': here').length > number) break;
  }
  aborted.abort();
  expect(heard.split(': here').length).toBeGreaterThan(number);
}
const lives = async (origin: string) => (await fetch(`${origin}/api/health`).catch(() => undefined))?.status;

test('the process outlives a reader that stops reading, marks 400 times as read and signs out', async () => {
  const { origin, output } = await start();
  const token = await signIn(origin);
  const id = await begin(origin, token);
  const mine = await signIn(origin);
  await askAndStopReading(origin, [
    { path: '/events', token },
    { path: '/events', token: mine },
  ]);
  const answers: number[] = [];
  for (let sent = 0; sent < 400; sent += 20) {
    const some = Array.from({ length: 20 }, () => post(origin, `/support/conversations/${id}/read`, mine));
    answers.push(...(await Promise.all(some)).map(({ status }) => status));
  }
  // Marking as read what was read already has a limit too.
  expect(answers.filter((status) => status === 429).length).toBe(160);
  expect((await post(origin, '/auth/logout', mine)).status, output()).toBe(200);
  await hearBeats(origin, token, 3);
  expect(await lives(origin), output()).toBe(200);
}, 240_000);

test.runIf(engine === 'postgres')(
  'the process outlives a database that is gone while a reader has stopped reading',
  async () => {
    const { origin, output, environment } = await start();
    const token = await signIn(origin);
    const id = await begin(origin, token);
    const url = new URL(environment.DATABASE_URL ?? '');
    const name = url.pathname.slice(1);
    url.pathname = '/postgres';
    const client = new pg.Client({ connectionString: url.href });
    await client.connect();
    onTestFinished(() => client.end());
    const own = new pg.Client({ connectionString: environment.DATABASE_URL });
    await own.connect();
    await own.query(
      `insert into support_messages (id, conversation_id, from_support, text)
        select to_char(n, 'fm000000000000000000000000'), $1, true, repeat('길', 4000) from generate_series(1, 2000) n`,
      [id],
    );
    await askAndStopReading(origin, [
      { path: `/support/conversations/${id}`, token },
      { path: '/events', token },
    ]);
    // The stream is open once it has noted that its reader is there.
    await vi.waitFor(
      async () => {
        const { rows } = await own.query('select customer_seen_at from conversations where id = $1', [id]);
        expect(rows[0].customer_seen_at).not.toBeNull();
      },
      { timeout: 20_000 },
    );
    await own.end();
    await client.query(`alter database ${name} allow_connections false`);
    await client.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name]);
    await vi.waitFor(async () => expect(await lives(origin)).not.toBe(200), { timeout: 10_000 });
    await vi.waitFor(() => expect(output()).toContain('a live stream was ended'), { timeout: 20_000 });
    expect(await lives(origin), output()).toBeDefined();
    await client.query(`alter database ${name} allow_connections true`);
    await vi.waitFor(async () => expect(await lives(origin), output()).toBe(200), { timeout: 20_000 });
  },
  240_000,
);
