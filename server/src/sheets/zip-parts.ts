import type { Readable } from 'node:stream';
import { type SaxesAttributePlain, SaxesParser } from 'saxes';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { BadSheet } from './bad-sheet.ts';

const limits = {
  parts: 10_000,
  /** Of one part, and of all that are read together, unpacked. */
  bytes: 2 * 1024 ** 3,
  /** A megabyte of XML packs to a twentieth or less; a bomb to a thousandth. Small parts may do what they like. */
  ratio: 300,
  unsuspicious: 64 * 1024 ** 2,
  /** So much without a tag is no sheet: the parser would keep it all. */
  silence: 8 * 1024 ** 2,
} as const;

/** The parts of a workbook, which is a ZIP of XML files. */
export class ZipParts {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip;
    this.#entries = entries;
  }

  static async open(file: string): Promise<ZipParts> {
    const zip = await openPromise(file, { autoClose: false, lazyEntries: true }).catch(asDamage);
    try {
      const entries = new Map<string, Entry>();
      let total = 0;
      for await (const entry of zip.eachEntry()) {
        if (entries.size === limits.parts) throw new BadSheet('unpacked');
        // The first bit of the flags.
        if (entry.generalPurposeBitFlag % 2 === 1) throw new BadSheet('password');
        entries.set(entry.fileName.replace(/^\//, ''), entry);
        total += entry.uncompressedSize;
        const ratio = entry.uncompressedSize / Math.max(1, entry.compressedSize);
        if (total > limits.bytes || (entry.uncompressedSize > limits.unsuspicious && ratio > limits.ratio))
          throw new BadSheet('unpacked');
      }
      return new ZipParts(zip, entries);
    } catch (failure) {
      zip.close();
      return asDamage(failure);
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  close(): void {
    this.#zip.close();
  }

  /**
   * Reads the XML of a part and gives what `listen` hands out, chunk by chunk. The library ends a stream with an error when it gives more
   * than its entry says, so the sizes that were looked at above hold.
   */
  async *read<Found>(name: string, listen: (listeners: XmlListeners, give: (found: Found) => void) => void) {
    const entry = this.#entries.get(name);
    if (!entry) throw new BadSheet('damaged', {}, `${name} is missing`);
    let found: Found[] = [];
    let unheard = 0;
    const parser = xmlParser(
      (listeners) => listen(listeners, (one) => found.push(one)),
      () => {
        unheard = 0;
      },
    );
    const decoder = new TextDecoder('utf-8', { fatal: true });
    let stream: Readable | undefined;
    try {
      stream = (await this.#zip.openReadStreamPromise(entry)) as Readable;
      for await (const chunk of stream as AsyncIterable<Buffer>) {
        unheard += chunk.length;
        parser.write(decoder.decode(chunk, { stream: true }));
        if (unheard > limits.silence) throw new BadSheet('damaged', {}, `${name} holds no tags`);
        yield* found;
        found = [];
      }
      parser.close();
      yield* found;
    } catch (failure) {
      asDamage(failure);
    } finally {
      stream?.destroy();
    }
  }

  /** Reads the XML of a small part as a whole. */
  async readAll(name: string, listen: (listeners: XmlListeners) => void): Promise<void> {
    for await (const _ of this.read<never>(name, listen));
  }
}

export interface XmlListeners {
  /** Names come without their prefix. */
  begin?: (name: string, attributes: Record<string, string>) => void;
  text?: (text: string) => void;
  end?: (name: string) => void;
}

const local = (name: string): string => name.slice(name.indexOf(':') + 1);

/** A declaration of a document type is refused, so there are no entities to expand and none to fetch. */
function xmlParser(listen: (listeners: XmlListeners) => void, heard: () => void) {
  const parser = new SaxesParser();
  const listeners: XmlListeners = {};
  listen(listeners);
  const fail = (failure: Error) => {
    throw failure;
  };
  let attributes: Record<string, string> = {};
  parser.on('error', fail);
  parser.on('doctype', () => fail(new BadSheet('damaged', {}, 'a document type is declared')));
  parser.on('attribute', ({ name, value }: SaxesAttributePlain) => {
    attributes[local(name)] = value;
  });
  parser.on('opentag', ({ name }) => {
    heard();
    listeners.begin?.(local(name), attributes);
    attributes = {};
  });
  const text = (written: string) => listeners.text?.(written);
  parser.on('text', text);
  parser.on('cdata', text);
  parser.on('closetag', ({ name }) => listeners.end?.(local(name)));
  return parser;
}

/** What the unpacking or the parser throws says nothing to whoever uploaded the file; a failing disk is another matter. */
function asDamage(failure: unknown): never {
  if (failure instanceof BadSheet || (failure as NodeJS.ErrnoException).syscall) throw failure;
  throw new BadSheet('damaged', {}, failure);
}
