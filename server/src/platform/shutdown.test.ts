import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { newEnvironment } from '../testing/test-app.ts';

async function start() {
  const started = await startServerProcess(await newEnvironment());
  onTestFinished(() => void started.server.kill('SIGKILL'));
  return started;
}

const patience = { interval: 50, timeout: 30_000 };

/** A request whose body never comes: an ordinary stop would wait for it for ever. */
function ask(origin: string): void {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  socket.write(
    'POST /api/auth/local HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n',
  );
}

for (const [signal, said] of [
  ['SIGUSR2', 'thrown where nobody catches it'],
  ['SIGHUP', 'rejected where nobody listens'],
] as const)
  test(`an error ${said} is logged and ends in a stop with code 1`, async () => {
    const { server, origin, output, ended } = await start();
    ask(origin);
    server.kill(signal);
    // Twice: the second one must not end the stop half-way.
    server.kill(signal);
    expect(await ended).toBe(1);
    expect(output()).toContain(said);
    expect(output()).toContain('the server stops');
    expect(output()).not.toContain('did not stop within');
  }, 120_000);

test('a signal ends in a stop with code 0, whatever a client leaves undone', async () => {
  const { server, origin, output, ended } = await start();
  ask(origin);
  server.kill('SIGTERM');
  expect(await ended, output()).toBe(0);
}, 120_000);

test('SIGTERM under load: not ready first, and no request fails while a balancer notices', async () => {
  const started = await startServerProcess({ ...(await newEnvironment()), DRAIN_SECONDS: '60' });
  const { server, origin, output, ended } = started;
  onTestFinished(() => void server.kill('SIGKILL'));
  // As a balancer does: several connections kept open, requests until the instance says that it is not ready.
  const agent = new Agent({ keepAlive: true, maxSockets: 8 });
  onTestFinished(() => agent.destroy());
  const get = (path: string) =>
    new Promise<number>((resolve, reject) => {
      request(`${origin}${path}`, { agent }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode ?? 0));
      })
        .once('error', reject)
        .end();
    });
  const outcomes = new Map<unknown, number>();
  const note = (outcome: unknown) => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
  const noticed = new AbortController();
  const send = async () => {
    while (!noticed.signal.aborted) note(await get('/api/art-works?_limit=1').catch(String));
  };
  const senders = Array.from({ length: 8 }, send);
  await expect.poll(() => outcomes.get(200) ?? 0, patience).toBeGreaterThan(20);
  server.kill('SIGTERM');
  await expect.poll(() => get('/api/ready'), patience).toBe(503);
  const whenNoticed = outcomes.get(200) ?? 0;
  // One more round with the word out, as requests that were on their way.
  await expect.poll(() => outcomes.get(200) ?? 0, patience).toBeGreaterThan(whenNoticed + 16);
  noticed.abort();
  await Promise.all(senders);
  // The second signal ends the waiting.
  server.kill('SIGTERM');
  expect(await ended, output()).toBe(0);
  expect([...outcomes.keys()]).toEqual([200]);
}, 120_000);
