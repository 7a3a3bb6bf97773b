import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openEventStream } from './event-stream.ts';

/** A connection whose other side takes no byte. */
class Unread extends Socket {
  override _write(): void {}
  override _writev(): void {}
}

function open(socket = new Unread(), { waiting = false } = {}) {
  const message = new IncomingMessage(socket);
  message.httpVersionMajor = 1;
  message.httpVersionMinor = 1;
  const raw = new ServerResponse(message);
  if (!waiting) raw.assignSocket(socket);
  const heard: string[] = [];
  const stream = openEventStream(
    { raw: message } as unknown as FastifyRequest,
    { raw, hijack: () => undefined, getHeaders: () => ({}) } as unknown as FastifyReply,
    { end: () => heard.push('end'), close: () => heard.push('close') },
  );
  return { stream, raw, socket, heard };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const settled = () => vi.advanceTimersByTimeAsync(0);

test('a reader that leaves more than 64 KB unread is cut off', async () => {
  const { stream, socket, heard } = open();
  const kilobyte = 'x'.repeat(1024);
  for (let sent = 0; sent < 60; sent += 1) stream.write(kilobyte);
  expect(socket.destroyed).toBe(false);
  for (let sent = 0; sent < 10; sent += 1) stream.write(kilobyte);
  expect(socket.destroyed).toBe(true);
  await settled();
  expect(heard).toEqual(['end', 'close']);
});

for (const waiting of [false, true])
  test(`nothing is written after the end${waiting ? ', also behind another answer' : ''}`, async () => {
    const { stream, raw, socket, heard } = open(new Unread(), { waiting });
    const write = vi.spyOn(raw, 'write');
    stream.end();
    stream.end();
    stream.write('late');
    stream.write('later');
    await settled();
    expect(write).not.toHaveBeenCalled();
    expect(heard).toEqual(['end']);
    // What nobody reads is not kept for good.
    await vi.advanceTimersByTimeAsync(5_000);
    expect(socket.destroyed).toBe(true);
    expect(heard).toEqual(['end', 'close']);
  });

test('an error of the response is heard, and ends the stream once', async () => {
  const { stream, raw, heard } = open();
  raw.emit('error', new Error('one'));
  raw.emit('error', new Error('two'));
  stream.write('late');
  await settled();
  expect(heard).toEqual(['end', 'close']);
});

test('a connection that closes lets go of a stream that waits behind another answer', async () => {
  const { socket, heard } = open(new Unread(), { waiting: true });
  socket.destroy();
  await settled();
  expect(heard).toEqual(['end', 'close']);
});

test('a reader that has gone before the stream is open is let go', async () => {
  const socket = new Unread();
  socket.destroy();
  const { heard } = open(socket, { waiting: true });
  expect(heard).toEqual([]);
  await settled();
  expect(heard).toEqual(['end', 'close']);
});
