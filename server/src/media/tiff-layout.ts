import type { FileHandle } from 'node:fs/promises';
import type { Extent } from '@hwarang/domain/media/fit';

/** Where the tiles of one level of a pyramid lie in its file, row by row. */
export interface TiffLevel {
  tile: Extent;
  across: number;
  offsets: Uint32Array;
  lengths: Uint32Array;
  /** What the JPEG streams of all its tiles have in common, a stream by itself. */
  tables: Buffer;
}

interface Field {
  type: number;
  count: number;
  /** The value itself if it has at most four bytes, else its position. */
  place: Buffer;
}
type Fields = Map<number, Field>;

// TIFF 6.0, and Technical Note 2 for JPEG.
const tags = {
  width: 256,
  height: 257,
  compression: 259,
  photometric: 262,
  channels: 277,
  tileWidth: 322,
  tileHeight: 323,
  tileOffsets: 324,
  tileLengths: 325,
  jpegTables: 347,
};
const bytesOfType: Record<number, number> = { 3: 2, 4: 4, 7: 1 };
const [jpeg, ycbcr] = [7, 6];
const littleEndian = 0x2a_4949;

// A damaged file may state any number; a picture of 200 megapixels has some 800 tiles on its first level.
const most = { levels: 32, fields: 1000, values: 10_000 };

/** Fails with a RangeError, as reading a number behind the end of a buffer does. */
export async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(length), 0, length, position);
  if (bytesRead < length) throw new RangeError('the file ends early');
  return buffer;
}

async function readDirectory(file: FileHandle, position: number): Promise<{ fields: Fields; next: number }> {
  const count = Math.min((await readAt(file, position, 2)).readUInt16LE(), most.fields);
  const bytes = await readAt(file, position + 2, count * 12 + 4);
  const fields: Fields = new Map();
  for (let from = 0; from < count * 12; from += 12)
    fields.set(bytes.readUInt16LE(from), {
      type: bytes.readUInt16LE(from + 2),
      count: bytes.readUInt32LE(from + 4),
      place: bytes.subarray(from + 8, from + 12),
    });
  return { fields, next: bytes.readUInt32LE(count * 12) };
}

async function readValue(file: FileHandle, field: Field | undefined): Promise<Buffer> {
  const length = (field && (bytesOfType[field.type] ?? 0) * field.count) || 0;
  if (!field || length === 0 || field.count > most.values) return Buffer.alloc(0);
  return length <= 4 ? field.place.subarray(0, length) : readAt(file, field.place.readUInt32LE(), length);
}

async function readNumbers(file: FileHandle, field: Field | undefined): Promise<Uint32Array> {
  const value = await readValue(file, field);
  const size = bytesOfType[field?.type ?? 0] ?? 1;
  return Uint32Array.from({ length: value.length / size }, (_, index) => value.readUIntLE(index * size, size));
}

/**
 * Undefined unless its tiles are JPEG in the colours of a JPEG file: those that are seen through are not, and libvips writes those of
 * quality 90 and more as RGB.
 */
async function readLevel(file: FileHandle, fields: Fields): Promise<TiffLevel | undefined> {
  const first = async (tag: number): Promise<number> => (await readNumbers(file, fields.get(tag)))[0] ?? 0;
  const isFit =
    (await first(tags.compression)) === jpeg &&
    (await first(tags.photometric)) === ycbcr &&
    (await first(tags.channels)) === 3;
  if (!isFit) return undefined;
  const tile = { width: await first(tags.tileWidth), height: await first(tags.tileHeight) };
  const across = Math.ceil((await first(tags.width)) / tile.width);
  const down = Math.ceil((await first(tags.height)) / tile.height);
  const offsets = await readNumbers(file, fields.get(tags.tileOffsets));
  const lengths = await readNumbers(file, fields.get(tags.tileLengths));
  if (offsets.length !== across * down || lengths.length !== offsets.length) return undefined;
  return { tile, across, offsets, lengths, tables: await readValue(file, fields.get(tags.jpegTables)) };
}

/** The levels of a pyramid as libvips writes it; nothing for a file of another kind. */
export async function readTiffLayout(file: FileHandle): Promise<(TiffLevel | undefined)[]> {
  const levels: (TiffLevel | undefined)[] = [];
  const head = await readAt(file, 0, 8);
  if (head.readUInt32LE() !== littleEndian) return levels;
  for (let at = head.readUInt32LE(4); at !== 0 && levels.length < most.levels; ) {
    const { fields, next } = await readDirectory(file, at);
    levels.push(await readLevel(file, fields));
    at = next;
  }
  return levels;
}
