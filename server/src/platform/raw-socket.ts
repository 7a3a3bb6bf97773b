import { Socket } from 'node:net';

const dataRow = 'D'.charCodeAt(0);
const headerLength = 5;
const valueStart = 6;
const nothing = Buffer.alloc(0);
// Below this a row is cheaper as it is.
const worthwhile = 2048;
const standIn = Buffer.from([dataRow, 0, 0, 0, 11, 0, 1, 0, 0, 0, 1, 0x2a]);

/**
 * The driver turns every value into a string: a list of a thousand works costs 11 ms to decode and 11 to encode again, for bytes
 * that were right from the start. This socket takes a large single value out of the stream as it came, and gives the driver
 * a star in its place. It follows the framing of the protocol from the first byte, so that it is never out of step.
 */
export class RawSocket extends Socket {
  #wish: 'pass' | 'hold' = 'pass';
  #taken: Buffer | undefined;
  #header: Buffer = nothing;
  #mode: 'pass' | 'hold' = 'pass';
  #left = 0;
  #parts: Buffer[] | undefined;

  /** From now on the value of a row is kept aside. */
  beginTaking(): void {
    this.#wish = 'hold';
    this.#taken = undefined;
  }

  /** The value that was kept aside, if one was. */
  endTaking(): Buffer | undefined {
    const taken = this.#taken;
    this.#wish = 'pass';
    this.#taken = undefined;
    return taken;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the signature that Node's own emitter has
  override emit(event: string | symbol, ...values: any[]): boolean {
    if (event !== 'data') return super.emit(event, ...values);
    const passed = this.#filter(values[0] as Buffer);
    return passed.length > 0 ? super.emit('data', passed) : true;
  }

  #filter(chunk: Buffer): Buffer {
    const passed: Buffer[] = [];
    for (let at = 0; at < chunk.length; ) {
      const starts = this.#left === 0;
      const part = chunk.subarray(at, at + (starts ? headerLength - this.#header.length : this.#left));
      at += part.length;
      if (starts) this.#begin(part, passed);
      else this.#continue(part, passed);
    }
    const [only] = passed;
    return only && passed.length === 1 ? only : Buffer.concat(passed);
  }

  #begin(part: Buffer, passed: Buffer[]): void {
    // The start of a header that was handed on cannot be taken back.
    if (this.#header.length === 0) this.#mode = this.#wish;
    this.#header = this.#header.length === 0 ? part : Buffer.concat([this.#header, part]);
    if (this.#mode === 'pass') passed.push(part);
    if (this.#header.length < headerLength) return;
    this.#left = this.#header.readUInt32BE(1) - 4;
    if (this.#mode === 'hold') {
      if (this.#header[0] === dataRow && this.#left > worthwhile) this.#parts = [this.#header];
      else passed.push(this.#header);
    }
    this.#header = nothing;
  }

  #continue(part: Buffer, passed: Buffer[]): void {
    this.#left -= part.length;
    if (!this.#parts) {
      passed.push(part);
      return;
    }
    this.#parts.push(part);
    if (this.#left > 0) return;
    const message = Buffer.concat(this.#parts);
    this.#parts = undefined;
    // A row of one value: a count, a length, and the value to the end. Anything else is handed on as it came.
    const one = message.readUInt16BE(headerLength) === 1;
    if (one) this.#taken = message.subarray(headerLength + valueStart);
    passed.push(one ? standIn : message);
  }
}
