import { connect, type Socket } from 'node:net';
import type { Ask } from './load.ts';

const patience = 180_000;
const lastChunk = '0\r\n\r\n';
// Read into one place again and again: what the client spends on its own side is missing on the server's.
const room = 1 << 20;

interface Waiting {
  told: (status: number) => void;
  failed: (failure: Error) => void;
}

/**
 * One keep-alive connection that makes one request at a time and throws the answer away. A client that builds objects for every
 * header takes as long as a server that has its answer ready, and would be the one that is measured.
 */
export class Wire {
  readonly #host: string;
  readonly #port: number;
  readonly #buffer = Buffer.allocUnsafe(room);
  #socket: Socket | undefined;
  #waiting: Waiting | undefined;
  #head = '';
  #status = 0;
  /** Bytes of the body that are still to come; undefined while the head is read; infinite when it comes in chunks. */
  #left: number | undefined;
  #tail = '';

  constructor(base: string) {
    const { hostname, port } = new URL(base);
    this.#host = hostname;
    this.#port = Number(port);
  }

  /** The status of the answer, when all of it has arrived. */
  ask({ path, method = 'GET', body, headers = {} }: Ask): Promise<number> {
    const all = {
      host: `${this.#host}:${this.#port}`,
      ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) } : {}),
      ...headers,
    };
    const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
    return new Promise((told, failed) => {
      this.#waiting = { told, failed };
      this.#socket ??= this.#open();
      this.#socket.write(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`);
    });
  }

  close(): void {
    this.#socket?.destroy();
  }

  #open(): Socket {
    const socket = connect({
      host: this.#host,
      port: this.#port,
      onread: { buffer: this.#buffer, callback: (length) => this.#read(length) },
    });
    socket.setNoDelay(true);
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('error', () => undefined);
    socket.on('close', () => {
      this.#socket = undefined;
      this.#begin();
      this.#waiting?.failed(new Error('the connection was closed'));
    });
    return socket;
  }

  #begin(): void {
    this.#head = '';
    this.#tail = '';
    this.#left = undefined;
  }

  #read(length: number): boolean {
    let from = 0;
    if (this.#left === undefined) {
      const before = this.#head.length;
      this.#head += this.#buffer.toString('latin1', 0, Math.min(length, 8192));
      const end = this.#head.indexOf('\r\n\r\n');
      if (end === -1) return true;
      from = end + 4 - before;
      this.#status = Number(this.#head.slice(9, 12));
      const [, size] = /\r\ncontent-length: (\d+)/i.exec(this.#head.slice(0, end + 2)) ?? [];
      // Strapi's health answers 204: no length, and nothing follows.
      const bare = this.#status === 204 || this.#status === 304;
      this.#left = bare ? 0 : size === undefined ? Number.POSITIVE_INFINITY : Number(size);
    }
    this.#left -= length - from;
    if (this.#left === Number.POSITIVE_INFINITY)
      this.#tail = (this.#tail + this.#buffer.toString('latin1', Math.max(from, length - 5), length)).slice(-5);
    if (this.#left > 0 && this.#tail !== lastChunk) return true;
    this.#begin();
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.told(this.#status);
    return true;
  }
}
