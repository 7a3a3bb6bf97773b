import { type FileHandle, open } from 'node:fs/promises';
import type { Extent } from '@hwarang/domain/media/fit';
import { LRUCache } from 'lru-cache';
import { jpegHead } from './packet.ts';
import { readAt, readTiffLayout, type TiffLevel } from './tiff-layout.ts';

/** One tile of a level of a pyramid, by its upper left corner. */
export interface TilePlace extends Extent {
  level: number;
  left: number;
  top: number;
}

const [jpegStart, jpegEnd] = [0xffd8, 0xffd9];
/** A tile of 512 pixels has some 50,000; a damaged file may state any number. */
const mostBytes = 4_000_000;

/** How the pyramids that were asked for last are laid out, some ten kilobytes each. */
const layouts = new LRUCache<string, { stamp: string; levels: (TiffLevel | undefined)[] }>({ max: 500 });

/** A pyramid that was lost is made again in the same place: what is known of the one before does not hold for it. */
async function layoutOf(path: string, file: FileHandle): Promise<(TiffLevel | undefined)[]> {
  const { ino, size, mtimeMs } = await file.stat();
  const stamp = `${ino} ${size} ${mtimeMs}`;
  const known = layouts.get(path);
  if (known?.stamp === stamp) return known.levels;
  const levels = await readTiffLayout(file);
  layouts.set(path, { stamp, levels });
  return levels;
}

const isJpeg = (bytes: Buffer): boolean =>
  bytes.length > 4 && bytes.readUInt16BE() === jpegStart && bytes.readUInt16BE(bytes.length - 2) === jpegEnd;

async function readFrom(path: string, file: FileHandle, place: TilePlace): Promise<Buffer | undefined> {
  const level = (await layoutOf(path, file))[place.level];
  if (level?.tile.width !== place.width || level.tile.height !== place.height) return undefined;
  const index = (place.top / place.height) * level.across + place.left / place.width;
  const [offset = 0, length = 0] = [level.offsets[index], level.lengths[index]];
  if (length > mostBytes) return undefined;
  const tile = await readAt(file, offset, length);
  if (!isJpeg(tile) || !isJpeg(level.tables)) return undefined;
  return Buffer.concat([jpegHead, level.tables.subarray(2, -2), tile.subarray(2)]);
}

/**
 * A tile of a pyramid as a JPEG file, with room for what it says of itself and without a single pixel unpacked. Undefined when there is no
 * such file, or it holds no such tile: libvips draws it then, or says what is wrong.
 */
export async function readStoredTile(path: string, place: TilePlace): Promise<Buffer | undefined> {
  let file: FileHandle | undefined;
  try {
    file = await open(path);
    return await readFrom(path, file, place);
  } catch (failure) {
    if (failure instanceof RangeError || (failure as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw failure;
  } finally {
    await file?.close();
  }
}
