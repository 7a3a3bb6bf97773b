import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { Failure } from '@hwarang/domain/failures';
import { importLimits } from '@hwarang/domain/imports/values';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { fileRefusal } from '@hwarang/domain/media/refusals';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { textOf } from '../sheets/encoding.ts';

type Picture = { name: string; stream: Readable } | { name: string; reason: string };

export async function isZip(path: string): Promise<boolean> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return bytesRead === 4 && buffer.readUInt32LE(0) === 0x04034b50;
  } finally {
    await handle.close();
  }
}

/** What systems put into an archive beside what was chosen. */
const isIgnored = (name: string): boolean =>
  name.endsWith('/') || /(^|\/)(__MACOSX\/|\.|Thumbs\.db$|desktop\.ini$)/i.test(name);

/** Windows in Korean writes names in CP949 and does not say so. */
function nameOf({ fileNameRaw }: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw);
  } catch {
    return textOf(fileNameRaw, 'euc-kr');
  }
}

/** What the unpacking throws says nothing to whoever sent the file; a failing disk is another matter. */
function asDamage(failure: unknown): never {
  if (failure instanceof Failure || (failure as NodeJS.ErrnoException).syscall) throw failure;
  throw fileRefusal('damaged');
}

/** Opened when it is read: the library tells of damage at once, and an error that nobody listens to yet would end the process. */
async function* bytesOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>;
  } catch (failure) {
    asDamage(failure);
  }
}

const limits = {
  /** Folders and what systems add count, too. */
  entries: 4 * importLimits.images,
  /** Pictures are packed already; TIFF or BMP shrink to a tenth. Small archives may do what they like. */
  ratio: 20,
  unsuspicious: 1024 ** 3,
} as const;
const headerBytes = 30;

/** All entries, before one is unpacked: those of a bomb share their packed bytes, or unpack to far more than pictures do. */
async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > limits.entries) throw fileRefusal('too-many-parts');
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) entries.push(entry);
  let [end, unpacked] = [0, 0];
  for (const entry of entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader)) {
    const { relativeOffsetOfLocalHeader: begin, fileNameLength, compressedSize, uncompressedSize } = entry;
    if (begin < end) throw fileRefusal('damaged');
    end = begin + headerBytes + fileNameLength + compressedSize;
    unpacked += uncompressedSize;
  }
  if (unpacked > limits.unsuspicious + limits.ratio * zip.fileSize)
    throw new Failure('too-large', 'It unpacks to far more than pictures do');
  return entries;
}

/**
 * The files of an archive, one after the other: none is ever whole in memory, and of one that is larger than it says only so much is
 * unpacked. Each has to be read before the next.
 */
export async function* picturesInZip(path: string): AsyncGenerator<Picture> {
  const zip = await openPromise(path, { autoClose: false, decodeStrings: false }).catch(asDamage);
  try {
    let count = 0;
    for (const entry of await entriesOf(zip)) {
      const name = nameOf(entry);
      if (isIgnored(name)) continue;
      count += 1;
      if (count > importLimits.images) throw fileRefusal('too-many-parts');
      if (entry.isEncrypted()) yield { name, reason: 'It is protected by a password' };
      else if (entry.uncompressedSize > uploadLimits.fileBytes)
        yield { name, reason: fileRefusal('file-too-large').message };
      else yield { name, stream: Readable.from(bytesOf(zip, entry)) };
    }
  } catch (failure) {
    asDamage(failure);
  } finally {
    zip.close();
  }
}
