import type { IncomingMessage } from 'node:http';

const mostBytes = 64_000_000;
const longest = 5_000;

/** Reads a body nobody wants any more to its end, within bounds. False when it is still not at its end. */
export async function drain(raw: IncomingMessage): Promise<boolean> {
  if (raw.readableEnded || raw.destroyed) return raw.readableEnded;
  return new Promise((done) => {
    let bytes = 0;
    const end = (ended: boolean) => {
      clearTimeout(timer);
      raw.off('data', count);
      done(ended);
    };
    const count = (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > mostBytes) end(false);
    };
    const timer = setTimeout(() => end(false), longest);
    raw.on('data', count);
    raw.once('end', () => end(true));
    raw.once('close', () => end(raw.readableEnded));
    raw.resume();
  });
}
