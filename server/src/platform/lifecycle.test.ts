import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { endConnectionsOnDrain, newLifecycle } from './lifecycle.ts';

/** Posts once and says what it was answered; in a thread of its own, so that it goes on while the server is busy. */
const client = `
const { connect } = require('node:net');
const { parentPort, workerData } = require('node:worker_threads');
const socket = connect(workerData.port, '127.0.0.1');
let answer = '';
socket.on('connect', () => {
  socket.write('POST / HTTP/1.1\\r\\nhost: x\\r\\ncontent-length: 0\\r\\n\\r\\n');
  Atomics.store(workerData.connected, 0, 1);
  Atomics.notify(workerData.connected, 0);
});
socket.on('data', (part) => { answer += part; });
socket.on('error', (failure) => { answer += failure.code; });
socket.on('close', () => parentPort.postMessage(answer));
`;

test('a request on a connection that waits to be taken as the server closes is answered', async () => {
  const server = fastify({ forceCloseConnections: 'idle', return503OnClosing: false });
  const lifecycle = newLifecycle();
  endConnectionsOnDrain(server, lifecycle);
  server.post('/', async () => 'taken');
  await server.listen({ port: 0, host: '127.0.0.1' });
  lifecycle.draining = true;
  const connected = new Int32Array(new SharedArrayBuffer(4));
  const { port } = server.server.address() as AddressInfo;
  const worker = new Worker(client, { eval: true, workerData: { port, connected } });
  const answered = new Promise((resolve) => worker.once('message', resolve));
  // The thread of the server stands still meanwhile, as while it renders a page.
  expect(Atomics.wait(connected, 0, 0, 10_000)).not.toBe('timed-out');
  await server.close();
  expect(await answered).toContain('taken');
  await worker.terminate();
});
