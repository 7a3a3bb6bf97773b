import { open } from 'node:fs/promises';
import type { Extent } from '@hwarang/domain/media/fit';
import { formatExtents, formatNames, kilobytes } from '@hwarang/domain/media/formats';
import type { PictureType } from '@hwarang/domain/media/limits';
import { fileRefusal } from '@hwarang/domain/media/refusals';
import { sniff } from '@hwarang/domain/media/sniff';
import { derivativesOf, encode } from './derivatives.ts';
import type { StoredFormats } from './media.table.ts';
import { portray } from './palette.ts';
import { type Header, isSeenThrough, type Pixels, readHeader, unpack } from './pictures.ts';

const glanceBox = { width: 256, height: 256 };

export type Prepared = Awaited<ReturnType<typeof preparePixels>>;

async function headOf(source: string | Buffer): Promise<Buffer> {
  if (Buffer.isBuffer(source)) return source.subarray(0, 64);
  const handle = await open(source);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(64), 0, 64, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

export const typeOf = async (source: string | Buffer) => sniff(await headOf(source));

/** Reads an untrusted file: says what it is, refuses what is no sound picture, and makes the sizes someone waits for. */
export async function prepare(source: string | Buffer, sizes: 'now' | 'later'): Promise<Prepared> {
  const mime = await typeOf(source);
  if (!mime || mime === 'image/heic') throw fileRefusal('not-a-picture');
  const header = await readHeader(source, mime);
  const pixels = await unpack(source, header, sizes === 'now' ? atOnceBox(header) : glanceBox);
  return preparePixels(pixels, mime, sizes, header);
}

/** The largest of the sizes made at once, so that it needs no second resampling. */
function atOnceBox(header: Header): Extent {
  const atOnce = [...derivativesOf(header).values()].filter((one) => one.atOnce);
  const longest = (side: 'width' | 'height') => Math.max(...atOnce.map((one) => one[side]));
  return { width: longest('width'), height: longest('height') };
}

/** The same for pixels of our own making, which need no doubt and no unpacking. */
export async function preparePixels(
  pixels: Pixels,
  mime: PictureType,
  sizes: 'now' | 'later',
  { width, height }: Extent = pixels,
) {
  const picture = { width, height, alpha: isSeenThrough(pixels) };
  const wanted = [...derivativesOf(picture).values()].filter(({ atOnce }) => atOnce && sizes === 'now');
  const [portrait, ...encoded] = await Promise.all([
    portray(pixels),
    ...wanted.map(async (one) => [one.name, await encode(pixels, one)] as const),
  ]);
  const made = new Map(encoded);
  const formats = storedFormats(picture, (name) => made.get(name)?.length);
  return { mime, ...picture, ...portrait, made, formats };
}

/** What the contract tells of the four formats. The bytes of one not made yet are a fair guess until it is. */
export function storedFormats(picture: Header, bytesOf: (name: string) => number | undefined): StoredFormats {
  const extents = formatExtents(picture);
  const formats: StoredFormats = {};
  for (const format of formatNames) {
    const extent = extents[format];
    if (!extent) continue;
    const bytes = bytesOf(`${format}${picture.alpha ? '.png' : '.jpg'}`);
    formats[format] = {
      ...extent,
      size: kilobytes(bytes ?? extent.width * extent.height * (picture.alpha ? 1.5 : 0.15)),
    };
  }
  return formats;
}
