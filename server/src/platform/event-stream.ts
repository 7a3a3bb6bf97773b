import type { FastifyReply, FastifyRequest } from 'fastify';

/** A reader that leaves so many bytes unread has stopped reading: keeping more for it would fill the memory. */
const mostUnread = 64 * 1024;
/** How long what was written before the end may take to leave. */
const endPatience = 5_000;

export type EventStream = ReturnType<typeof openEventStream>;

/**
 * Server-sent events on a response that is taken out of the framework's hands. `end` is called once, when nothing can be written any
 * more; `close` once, when the connection has let go of it.
 */
export function openEventStream(
  request: FastifyRequest,
  reply: FastifyReply,
  on: { end: () => void; close: () => void },
) {
  reply.hijack();
  const { raw } = reply;
  const { socket } = request.raw;
  let ended = false;
  let closed = false;
  let patience: NodeJS.Timeout | undefined;
  const stopWriting = () => {
    if (ended) return;
    ended = true;
    on.end();
  };
  const close = () => {
    if (closed) return;
    closed = true;
    clearTimeout(patience);
    socket.off('close', close);
    stopWriting();
    on.close();
  };
  const destroy = () => {
    raw.destroy();
    socket.destroy();
    close();
  };
  // Without a listener a write that fails would be an uncaught error, and end the process.
  raw.on('error', destroy);
  raw.once('close', close);
  // A response that waits behind another one of the same connection is never told that the connection has closed.
  socket.once('close', close);
  // Later, as every other end: whoever opens the stream has not been given it yet.
  if (raw.destroyed || socket.destroyed) queueMicrotask(close);
  else
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    });
  return {
    /** Writes nothing once the stream has ended or its reader has gone. */
    write: (text: string): void => {
      if (ended || raw.writableEnded || raw.destroyed) return;
      raw.write(text);
      if (raw.writableLength > mostUnread) destroy();
    },
    end: (): void => {
      if (ended) return;
      stopWriting();
      raw.end();
      // A reader that has stopped reading would hold the connection, and a stop of the server, for good.
      patience = setTimeout(destroy, endPatience).unref();
    },
  };
}
