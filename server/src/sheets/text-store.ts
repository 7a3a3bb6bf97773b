import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { BadSheet } from './bad-sheet.ts';

const block = 65_536;
const mostTexts = 20_000_000;

/**
 * Texts by number, in a file that is gone once it is closed: Excel keeps the texts of all cells in one list, which for a large collection
 * takes more memory than a server has to spare. They are asked for nearly in order, so a few blocks in memory answer most.
 */
export class TextStore {
  readonly #file: number;
  readonly #blocks = new LRUCache<number, Buffer>({ max: 256 });
  #starts = new Float64Array(1024);
  #count = 0;
  #size = 0;
  #waiting: Buffer[] = [];
  #waitingSize = 0;

  constructor() {
    const folder = mkdtempSync(path.join(tmpdir(), 'hwarang-texts-'));
    this.#file = openSync(path.join(folder, 'texts'), 'wx+', 0o600);
    // Its name is no longer needed, and a process that is killed leaves nothing behind.
    rmSync(folder, { recursive: true });
  }

  get count(): number {
    return this.#count;
  }

  add(text: string): void {
    if (this.#count === mostTexts) throw new BadSheet('unpacked');
    if (this.#count + 2 > this.#starts.length) {
      const more = new Float64Array(this.#starts.length * 2);
      more.set(this.#starts);
      this.#starts = more;
    }
    const bytes = Buffer.from(text);
    this.#size += bytes.length;
    this.#count += 1;
    this.#starts[this.#count] = this.#size;
    this.#waiting.push(bytes);
    this.#waitingSize += bytes.length;
    if (this.#waitingSize > 16 * block) this.#write();
  }

  /** Undefined for a number that no text has. */
  get(number: number): string | undefined {
    if (!(number >= 0 && number < this.#count)) return undefined;
    if (this.#waitingSize > 0) this.#write();
    const [start = 0, end = 0] = this.#starts.subarray(number, number + 2);
    const [first, last] = [Math.floor(start / block), Math.floor(Math.max(start, end - 1) / block)];
    const offset = first * block;
    if (first === last) return this.#block(first).toString('utf8', start - offset, end - offset);
    const parts = Array.from({ length: last - first + 1 }, (_, at) => this.#block(first + at));
    return Buffer.concat(parts).toString('utf8', start - offset, end - offset);
  }

  close(): void {
    closeSync(this.#file);
  }

  #write(): void {
    const bytes = Buffer.concat(this.#waiting);
    const from = this.#size - this.#waitingSize;
    for (let done = 0; done < bytes.length; )
      done += writeSync(this.#file, bytes, done, bytes.length - done, from + done);
    this.#waiting = [];
    this.#waitingSize = 0;
    this.#blocks.clear();
  }

  #block(number: number): Buffer {
    const kept = this.#blocks.get(number);
    if (kept) return kept;
    const bytes = Buffer.alloc(block);
    const length = readSync(this.#file, bytes, 0, block, number * block);
    const read = bytes.subarray(0, length);
    this.#blocks.set(number, read);
    return read;
  }
}
