import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startServerProcess } from '../testing/server-process.ts';
import { newEnvironment } from '../testing/test-app.ts';

async function start() {
  const started = await startServerProcess(await newEnvironment());
  onTestFinished(() => void started.server.kill('SIGKILL'));
  return started;
}

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
