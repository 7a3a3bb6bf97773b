import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import iconv from 'iconv-lite';
import { BadSheet } from './bad-sheet.ts';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'euc-kr' | 'windows-1252';

/**
 * How a text file is written. The whole of it is looked at: the first Hangul of a long list of foreign titles can stand anywhere.
 * What Korean Windows calls EUC-KR is CP949, which knows 8,822 more syllables (뷁, 똠); Node's own decoder refuses those.
 */
export async function encodingOf(file: string): Promise<Encoding> {
  const start = await beginOf(file, 65_536);
  const marked = markOf(start);
  if (marked) return marked;
  const wide = wideOf(start);
  if (wide) return wide;
  const { isUtf8, hasNul, high, paired } = await survey(file);
  if (hasNul) throw new BadSheet('encoding');
  if (isUtf8) return 'utf-8';
  if (await decodes(file, 'euc-kr')) return 'euc-kr';
  // In Korean text nearly all bytes above ASCII stand in pairs; in Western European text hardly any do.
  if (paired < high / 2) return 'windows-1252';
  throw new BadSheet('encoding');
}

/** The text of the file, part by part, without a mark at its beginning. */
export const decoderOf = (encoding: Encoding) => iconv.decodeStream(encoding === 'euc-kr' ? 'cp949' : encoding);

export const textOf = (bytes: Buffer, encoding: Encoding): string =>
  iconv.decode(bytes, encoding === 'euc-kr' ? 'cp949' : encoding);

export async function beginOf(file: string, length: number): Promise<Buffer> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

function markOf(start: Buffer): Encoding | undefined {
  if (start[0] === 0xef && start[1] === 0xbb && start[2] === 0xbf) return 'utf-8';
  if (start[0] === 0xff && start[1] === 0xfe) return 'utf-16le';
  if (start[0] === 0xfe && start[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** UTF-16 without a mark: separators and line breaks have a zero byte, always on the same side. */
function wideOf(start: Buffer): Encoding | undefined {
  const zeros: [number, number] = [0, 0];
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2 === 0 ? 0 : 1] += 1;
  const [even, odd] = zeros;
  if (even + odd < start.length / 200) return undefined;
  return odd > even * 10 ? 'utf-16le' : even > odd * 10 ? 'utf-16be' : undefined;
}

async function survey(file: string) {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let isUtf8 = true;
  let hasNul = false;
  let [high, paired, before] = [0, 0, false];
  for await (const chunk of createReadStream(file, { highWaterMark: 1 << 20 }) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) hasNul = true;
    if (isUtf8) isUtf8 = isValid(() => decoder.decode(chunk, { stream: true }));
    for (let at = 0; at < chunk.length; at++) {
      const byte = chunk[at] ?? 0;
      const isHigh = byte > 0xa0;
      if (byte > 0x7f) high += 1;
      if (isHigh && before) paired += 2;
      before = isHigh && !before;
    }
  }
  if (isUtf8) isUtf8 = isValid(() => decoder.decode());
  return { isUtf8, hasNul, high, paired };
}

function isValid(decode: () => string): boolean {
  try {
    decode();
    return true;
  } catch {
    return false;
  }
}

async function decodes(file: string, encoding: Encoding): Promise<boolean> {
  const text = createReadStream(file, { highWaterMark: 1 << 20 }).pipe(decoderOf(encoding));
  for await (const part of text as AsyncIterable<string>) if (part.includes('\ufffd')) return false;
  return true;
}
