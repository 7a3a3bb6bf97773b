import { expect, test } from 'vitest';
import { testAppForFile } from '../testing/test-app.ts';
import { RawClient } from './raw-client.ts';
import { RawSocket } from './raw-socket.ts';

const testApp = testAppForFile();

/** A message of the protocol: its kind, its length, its body. */
function message(kind: string, body: Buffer): Buffer {
  const header = Buffer.alloc(5);
  header.write(kind);
  header.writeUInt32BE(body.length + 4, 1);
  return Buffer.concat([header, body]);
}

function row(value: Buffer): Buffer {
  const start = Buffer.alloc(6);
  start.writeUInt16BE(1);
  start.writeUInt32BE(value.length, 2);
  return message('D', Buffer.concat([start, value]));
}

test('a large value is taken out whole, however the bytes arrive in pieces', () => {
  const value = Buffer.from('달항아리 '.repeat(500));
  const before = message('2', Buffer.alloc(0));
  const after = Buffer.concat([message('C', Buffer.from('SELECT 1\0')), message('Z', Buffer.from('I'))]);
  const stream = Buffer.concat([before, row(value), after]);
  const passed = Buffer.concat([before, row(Buffer.from('*')), after]);
  for (let size = 1; size < 40; size += 1) {
    const socket = new RawSocket();
    const seen: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => seen.push(chunk));
    socket.beginTaking();
    // As a socket does that reads into one buffer: what came before is gone.
    const buffer = Buffer.alloc(size);
    for (let at = 0; at < stream.length; at += size)
      socket.receive(buffer.subarray(0, stream.copy(buffer, 0, at, at + size)));
    expect(Buffer.concat(seen)).toEqual(passed);
    expect(socket.endTaking()).toEqual(value);
    socket.receive(stream);
    expect(Buffer.concat(seen).subarray(passed.length)).toEqual(stream);
    expect(socket.endTaking()).toBeUndefined();
    socket.destroy();
  }
});

test('values of the database arrive as their bytes, small and large, and other queries are not touched', async () => {
  const { pool } = testApp().services.database;
  const client = await pool.connect();
  try {
    if (!(client instanceof RawClient)) throw new Error('the pool has other clients');
    for (const length of [1, 100, 2040, 2048, 70_000, 3_000_000]) {
      client.socket.beginTaking();
      const sql = 'select repeat($1, $2::integer) as text';
      const { rows } = await client.query<{ text: string }>(sql, ['빛', length]);
      const taken = client.socket.endTaking();
      expect(taken?.toString() ?? rows[0]?.text).toBe('빛'.repeat(length));
      const plain = await client.query<{ text: string }>(sql, ['빛', length]);
      expect(plain.rows[0]?.text).toBe('빛'.repeat(length));
    }
  } finally {
    client.release();
  }
});
