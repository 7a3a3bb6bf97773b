import { Socket, type SocketConstructorOpts, type TcpSocketConnectOpts } from 'node:net';
import type { Duplex } from 'node:stream';

const dataRow = 'D'.charCodeAt(0);
const headerLength = 5;
const valueStart = 6;
const nothing = Buffer.alloc(0);
// Below this a row is cheaper as it is.
const worthwhile = 2048;
const readLength = 65_536;
/** PostgreSQL sends nothing longer. */
const longestMessage = 2 ** 30;
const standIn = Buffer.from([dataRow, 0, 0, 0, 11, 0, 1, 0, 0, 0, 1, 0x2a]);

/**
 * A pooler whose PostgreSQL is gone writes its own message into the middle of another one. The driver throws at such bytes while the stream
 * emits them, which would end the process; the connection alone ends instead.
 */
export function endingOnFailure(stream: Duplex, read: () => void): void {
  try {
    read();
  } catch (cause) {
    stream.destroy(new Error('Connection terminated: what PostgreSQL sent cannot be read', { cause }));
  }
}

/**
 * The driver turns every value into a string: a list of a thousand works costs 11 ms to decode and 11 to encode again, for bytes
 * that were right from the start. This socket takes a large single value out of the stream as it came, and gives the driver
 * a star in its place. It follows the framing of the protocol from the first byte, so that it is never out of step.
 *
 * It reads into one buffer again and again. PostgreSQL sends 8 KB at a time, and Node would make 64 KB for each of these pieces: the
 * engine counts them and walks its heap the more often, at a fifth of what a list costs.
 */
export class RawSocket extends Socket {
  #next: 'pass' | 'hold' = 'pass';
  #taken: Buffer | undefined;
  #header: Buffer = nothing;
  #mode: 'pass' | 'hold' = 'pass';
  #left = 0;
  #held: Buffer | undefined;

  constructor() {
    const buffer = Buffer.allocUnsafeSlow(readLength);
    let receive: RawSocket['receive'] | undefined;
    const callback = (length: number): boolean => {
      receive?.(buffer.subarray(0, length));
      return true;
    };
    const options: SocketConstructorOpts & Pick<TcpSocketConnectOpts, 'onread'> = { onread: { buffer, callback } };
    super(options);
    receive = (piece) => this.receive(piece);
  }

  /** From now on the value of a row is kept aside. */
  beginTaking(): void {
    this.#next = 'hold';
    this.#taken = undefined;
  }

  /** The value that was kept aside, if one was. */
  endTaking(): Buffer | undefined {
    const taken = this.#taken;
    this.#next = 'pass';
    this.#taken = undefined;
    return taken;
  }

  /** The next bytes of the stream. Nothing of the piece is kept: the next one is read over it. */
  receive(piece: Buffer): void {
    endingOnFailure(this, () => this.#read(piece));
  }

  #read(piece: Buffer): void {
    const passed: Buffer[] = [];
    for (let at = 0; at < piece.length; ) {
      const starts = this.#left === 0;
      const part = piece.subarray(at, at + (starts ? headerLength - this.#header.length : this.#left));
      at += part.length;
      if (starts) this.#begin(part, passed);
      else this.#continue(part, passed);
    }
    // The driver keeps a message that has not ended; so it gets a copy.
    if (passed.length > 0) this.emit('data', Buffer.concat(passed));
  }

  #begin(part: Buffer, passed: Buffer[]): void {
    // The start of a header that was handed on cannot be taken back.
    if (this.#header.length === 0) this.#mode = this.#next;
    const header = this.#header.length === 0 ? part : Buffer.concat([this.#header, part]);
    if (this.#mode === 'pass') passed.push(part);
    if (header.length < headerLength) {
      this.#header = Buffer.from(header);
      return;
    }
    this.#header = nothing;
    this.#left = header.readUInt32BE(1) - 4;
    if (this.#left < 0 || this.#left > longestMessage) throw new RangeError(`no message has ${this.#left} bytes`);
    if (this.#mode === 'pass') return;
    if (header[0] === dataRow && this.#left > worthwhile) {
      this.#held = Buffer.allocUnsafeSlow(headerLength + this.#left);
      header.copy(this.#held);
    } else passed.push(header);
  }

  #continue(part: Buffer, passed: Buffer[]): void {
    const held = this.#held;
    if (held) part.copy(held, held.length - this.#left);
    else passed.push(part);
    this.#left -= part.length;
    if (!held || this.#left > 0) return;
    this.#held = undefined;
    // A row of one value: a count, a length, and the value to the end. Anything else is handed on as it came.
    const one = held.readUInt16BE(headerLength) === 1;
    if (one) this.#taken = held.subarray(headerLength + valueStart);
    passed.push(one ? standIn : held);
  }
}
