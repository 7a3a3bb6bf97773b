import { open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { importLimits } from '@hwarang/domain/imports/values';
import { uploadLimits } from '@hwarang/domain/media/limits';
import { refuse } from '@hwarang/domain/media/refusals';
import { type Entry, openPromise } from 'yauzl';
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

/**
 * The files of an archive, one after the other: none is ever whole in memory, and of one that is larger than it says only so much is
 * unpacked. Each has to be read before the next.
 */
export async function* picturesInZip(path: string): AsyncGenerator<Picture> {
  const zip = await openPromise(path, { decodeStrings: false }).catch(() => {
    throw refuse('damaged');
  });
  try {
    let count = 0;
    for await (const entry of zip.eachEntry()) {
      const name = nameOf(entry);
      if (isIgnored(name)) continue;
      count += 1;
      if (count > importLimits.images) throw refuse('too-many-parts');
      if (entry.isEncrypted()) yield { name, reason: 'It is protected by a password' };
      else if (entry.uncompressedSize > uploadLimits.fileBytes)
        yield { name, reason: refuse('file-too-large').message };
      else yield { name, stream: await zip.openReadStreamPromise(entry) };
    }
  } finally {
    zip.close();
  }
}
