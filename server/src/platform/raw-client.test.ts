import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Duplex } from 'node:stream';
import { TLSSocket } from 'node:tls';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { portOf } from '../testing/ports.ts';
import { isDatabaseGone } from './database-gone.ts';
import { RawClient } from './raw-client.ts';

let key: Buffer;
let cert: Buffer;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'hwarang-tls-'));
  const files = ['-keyout', join(folder, 'key'), '-out', join(folder, 'cert')];
  const words = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost', ...files];
  execFileSync('openssl', words, { stdio: 'ignore' });
  key = readFileSync(join(folder, 'key'));
  cert = readFileSync(join(folder, 'cert'));
  rmSync(folder, { recursive: true });
});

/** A message of the protocol: its kind, what it says of its length, its body. */
function message(kind: string, body: Buffer, length = body.length + 4): Buffer {
  const header = Buffer.alloc(5);
  header.write(kind);
  header.writeInt32BE(length, 1);
  return Buffer.concat([header, body]);
}

/** A row of two values whose first is longer than the row, as of a row into which somebody else has written. */
const brokenRow = message('D', Buffer.from([0, 2, 0, 0, 0x29, 0x5e, 0x2a]));
const withoutLength = message('D', Buffer.from('SFATAL'), 0);
const tooLong = message('D', Buffer.from('SFATAL'), 0x53464154);

/** Signs everyone in and answers every question with these bytes. */
async function listenAs(answer: Buffer): Promise<string> {
  const greet = (stream: Duplex) => {
    stream.on('error', () => undefined);
    stream.once('data', () => {
      stream.write(Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))]));
      stream.on('data', () => stream.write(answer));
    });
  };
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.once('data', (first) => {
      // A client that wants TLS asks for it in eight bytes; any other begins at once.
      if (first.length > 8) {
        greet(socket);
        socket.emit('data', first);
      } else {
        socket.write('S');
        greet(new TLSSocket(socket, { isServer: true, key, cert }));
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `postgres://postgres@127.0.0.1:${portOf(server)}/postgres`;
}

for (const [transport, ssl] of [
  ['plain', undefined],
  ['over TLS', { rejectUnauthorized: false }],
] as const)
  for (const [what, answer] of [
    ['a row that ends before its value', brokenRow],
    ['a message that says it has no length', withoutLength],
    ['a message longer than any', tooLong],
  ] as const) {
    // The driver itself waits for the rest of a message of any length.
    if (ssl && answer !== brokenRow) continue;
    test(`${what}, ${transport}: the connection ends, and the process goes on`, async () => {
      const client = new RawClient({ connectionString: await listenAs(answer), ...(ssl ? { ssl } : {}) });
      const ended = new Promise((resolve) => client.once('end', resolve));
      client.on('error', () => undefined);
      await client.connect();
      const failure = await client.query('select 1').catch((thrown: unknown) => thrown);
      expect(isDatabaseGone(failure)).toBe(true);
      await ended;
    });
  }
