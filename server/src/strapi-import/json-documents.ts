import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { type Doc, plain } from './values.ts';

export class BadExport extends Error {}

/** A file without a line end, or a text without its closing quote, would otherwise be held whole. */
const longestRecord = 32 * 1024 * 1024;
const chunkSize = 256 * 1024;

const [newline, blank, quote, backslash, comma] = [0x0a, 0x20, 0x22, 0x5c, 0x2c];
const [openList, closeList, openRecord, closeRecord] = [0x5b, 0x5d, 0x7b, 0x7d];
const byteOrderMark = '\uFEFF';

interface Piece {
  text: string;
  /** The line of the file in which it begins. */
  line: number;
  /** The last one of a list; whatever comes after it belongs to nothing. */
  isLast?: true;
}

/** What was read of a piece so far. */
class Held {
  #parts: Buffer[] = [];
  #size = 0;

  add(part: Buffer): void {
    this.#size += part.length;
    if (this.#size > longestRecord) throw new RangeError(`is longer than ${longestRecord / 1024 / 1024} MB`);
    this.#parts.push(part);
  }

  take(): string {
    const text = Buffer.concat(this.#parts).toString('utf8');
    this.#parts = [];
    this.#size = 0;
    return text;
  }
}

/** Cuts at the ends of lines. */
class LineCutter {
  readonly #held = new Held();
  #line = 1;

  get line(): number {
    return this.#line;
  }

  *cut(chunk: Buffer): Generator<Piece> {
    let from = 0;
    for (let at = chunk.indexOf(newline); at !== -1; at = chunk.indexOf(newline, from)) {
      this.#held.add(chunk.subarray(from, at));
      yield { text: this.#held.take(), line: this.#line };
      this.#line += 1;
      from = at + 1;
    }
    this.#held.add(chunk.subarray(from));
  }

  *end(): Generator<Piece> {
    yield { text: this.#held.take(), line: this.#line };
  }
}

/** Cuts at the commas between the records of one list. Whether each piece is JSON is for the parser to say. */
class ListCutter {
  readonly #held = new Held();
  #depth = 0;
  /** Within a text, and there after a backslash. */
  #state: 'outside' | 'text' | 'escape' = 'outside';
  #line = 1;
  /** The line in which the piece begins that is being read; 0 before its first character. */
  #begun = 0;

  get line(): number {
    return this.#begun > 0 ? this.#begun : this.#line;
  }

  *cut(chunk: Buffer): Generator<Piece> {
    let from = 0;
    for (let at = 0; at < chunk.length; at += 1) {
      const byte = chunk[at];
      if (byte === newline) this.#line += 1;
      else if (this.#begun === 0 && byte !== undefined && byte > blank && this.#depth > 0) this.#begun = this.#line;
      if (this.#state !== 'outside') {
        if (this.#state === 'escape') this.#state = 'text';
        else if (byte === backslash) this.#state = 'escape';
        else if (byte === quote) this.#state = 'outside';
        continue;
      }
      if (byte === quote) this.#state = 'text';
      else if (byte === openList || byte === openRecord) {
        this.#depth += 1;
        if (this.#depth === 1 && byte === openList) from = at + 1;
      } else if (byte === closeList || byte === closeRecord) {
        this.#depth -= 1;
        if (this.#depth !== 0) continue;
        if (byte === closeRecord) throw new SyntaxError('a record ends that has not begun');
        yield this.#piece(chunk.subarray(from, at), true);
        from = at + 1;
      } else if (byte === comma && this.#depth === 1) {
        yield this.#piece(chunk.subarray(from, at));
        from = at + 1;
      }
    }
    this.#held.add(chunk.subarray(from));
  }

  #piece(rest: Buffer, isLast?: true): Piece {
    this.#held.add(rest);
    const piece = { text: this.#held.take(), line: this.line, ...(isLast ? { isLast } : {}) };
    this.#begun = 0;
    return piece;
  }

  *end(): Generator<Piece> {
    if (this.#depth !== 0) throw new SyntaxError('the list has no end');
    yield { text: this.#held.take(), line: this.line };
  }
}

const isBlank = (text: string): boolean => text.trim() === '';

/** Every record of a file, JSON or JSON Lines; no more than a piece of the file is in memory at once. */
export async function* documentsOf(path: string): AsyncGenerator<Doc> {
  let cutter: LineCutter | ListCutter | undefined;
  let place: number | undefined;
  let [count, closed] = [0, false];
  const read = (piece: Piece): Doc | undefined => {
    place = piece.line;
    const text = piece.text.replace(byteOrderMark, '');
    const isEmptyList = piece.isLast && count === 0;
    if (isBlank(text) && (closed || isEmptyList || cutter instanceof LineCutter)) {
      closed ||= piece.isLast === true;
      place = undefined;
      return undefined;
    }
    if (closed) throw new SyntaxError('something stands after the list');
    closed = piece.isLast === true;
    count += 1;
    const doc = plain(JSON.parse(text));
    if (typeof doc !== 'object' || doc === null)
      throw new BadExport(`${basename(path)}: holds something that is no record`);
    place = undefined;
    return doc as Doc;
  };
  try {
    for await (const chunk of createReadStream(path, { highWaterMark: chunkSize }) as AsyncIterable<Buffer>) {
      cutter ??= /^\uFEFF?\s*\[/.test(chunk.toString('utf8', 0, 64)) ? new ListCutter() : new LineCutter();
      for (const piece of cutter.cut(chunk)) {
        const doc = read(piece);
        if (doc) yield doc;
      }
    }
    for (const piece of cutter?.end() ?? []) {
      const doc = read(piece);
      if (doc) yield doc;
    }
  } catch (failure) {
    const where = `${basename(path)}, line ${place ?? cutter?.line ?? 1}`;
    if (failure instanceof SyntaxError) throw new BadExport(`${where}: is no JSON`);
    // Also what is nested so deeply that no function can walk through it.
    if (failure instanceof RangeError) throw new BadExport(`${where}: ${failure.message}`);
    throw failure;
  }
}
