import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Failure } from '@hwarang/domain/failures';
import { tileSide } from '@hwarang/domain/iiif/image-service';
import type { Extent } from '@hwarang/domain/media/fit';
import sharp from 'sharp';
import { openDiskCache } from '../platform/disk-cache.ts';
import { newLimiter } from '../platform/limiter.ts';
import { derivativeKey, originalKey } from './ingest.ts';
import type { BlobRow } from './media.store.ts';
import { pictureWork } from './picture-work.ts';
import { inputOptions, open, unpack } from './pictures.ts';
import { exists, readWhole, type Storage } from './storage.ts';
import type { Workspace } from './workspace.ts';

const name = 'pyramid.tif';
/** Of a store elsewhere so many bytes of pyramids are kept on this machine. */
const copiedBytes = 4_000_000_000;
// Each holds a whole original in memory, and takes a core for some seconds.
const limits = { name: 'pyramids', concurrency: 1, waiting: 50, retryAfter: 5 };
/** Below this a pyramid is made faster than its first viewer has looked at the picture. */
const aheadFrom = 4_000_000;

/** The sides of the tiles of a pyramid: one much larger than the picture is refused by its reader. */
export const storedTile = ({ width, height }: Extent): Extent => {
  const side = (length: number) => Math.min(tileSide, Math.ceil(length / 16) * 16);
  return { width: side(width), height: side(height) };
};

export type Pyramids = Awaited<ReturnType<typeof openPyramids>>;

/** The same picture in halving sizes, each cut into tiles, in one file: a part of it costs the same however large the whole is. */
export async function openPyramids(storage: Storage, workspace: Workspace, dataDir: string) {
  const limiter = newLimiter(limits);
  const making = new Map<string, Promise<boolean>>();
  const copies = storage.pathOf ? undefined : await openDiskCache(join(dataDir, 'cache', 'pyramids'), copiedBytes);
  const keyOf = (blob: BlobRow) => derivativeKey(blob.location, name);
  const copyName = (blob: BlobRow) => keyOf(blob).replaceAll('/', '-');
  const pathOf = (blob: BlobRow) => storage.pathOf?.(keyOf(blob)) ?? copies?.pathOf(copyName(blob)) ?? '';

  const once = (key: string, work: () => Promise<boolean>): Promise<boolean> => {
    const known = making.get(key);
    if (known) return known;
    const made = work().finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  const makeNow = async (blob: BlobRow, urgency: 'now' | 'later'): Promise<boolean> => {
    const original = await readWhole(storage, originalKey(blob.location));
    if (!original) return false;
    const file = workspace.newPath('object');
    try {
      await write(original, blob, file, urgency);
      const sha256 = createHash('sha256');
      for await (const chunk of createReadStream(file)) sha256.update(chunk as Buffer);
      await storage.put(keyOf(blob), { file, bytes: (await stat(file)).size, sha256: sha256.digest('hex') });
    } finally {
      await rm(file, { force: true });
    }
    return true;
  };

  /** False when the original is gone. What is made ahead waits for a quiet moment, and must not hold up others meanwhile. */
  const make = async (blob: BlobRow, urgency: 'now' | 'later' = 'now'): Promise<boolean> => {
    if (await exists(storage, keyOf(blob))) return true;
    const work = () => makeNow(blob, urgency);
    return once(blob.location, () => (urgency === 'later' ? work() : limiter.run(work)));
  };

  const copy = async (blob: BlobRow): Promise<boolean> => {
    const found = await storage.get(keyOf(blob));
    if (!found) return false;
    await copies?.put(copyName(blob), (path) => pipeline(found.stream, createWriteStream(path)));
    return true;
  };

  /** Brings it to this machine. False when there is no original to make it of. */
  const bring = async (blob: BlobRow): Promise<boolean> =>
    (await make(blob)) && (copies === undefined || once(copyName(blob), () => copy(blob)));

  return {
    /** Where its file is, if it was made before. */
    pathOf: (blob: BlobRow): string => {
      copies?.touch(copyName(blob));
      return pathOf(blob);
    },
    /** Makes it while nobody waits, where somebody would have to. */
    makeAhead: async (blob: BlobRow): Promise<void> => {
      if (blob.width * blob.height >= aheadFrom) await make(blob, 'later');
    },
    /** Works on the file of the pyramid, which is made first where it is missing. Undefined when the original is gone. */
    use: async <T>(blob: BlobRow, work: (path: string) => Promise<T>): Promise<T | undefined> => {
      const path = pathOf(blob);
      copies?.touch(copyName(blob));
      try {
        return await work(path);
      } catch (failure) {
        if (failure instanceof Failure) throw failure;
        // Looked at only now: it is there all but once. One that was finished in this moment is tried again.
        return (await isThere(path)) || (await bring(blob)) ? work(path) : undefined;
      }
    },
  };
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/** Upright, in sRGB, 8 bits; without loss where it can be seen through, which JPEG knows nothing of. */
async function write(original: Buffer, blob: BlobRow, file: string, urgency: 'now' | 'later'): Promise<void> {
  const { channels = 3 } = await sharp(original, inputOptions).metadata();
  // A TIFF with masks or spot colours.
  const odd = channels > 4 ? await unpack(original, blob, blob, urgency) : undefined;
  const picture = odd ? open(odd) : sharp(original, inputOptions).autoOrient().toColourspace('srgb');
  if (!blob.alpha) picture.removeAlpha();
  const tile = storedTile(blob);
  picture.tiff({
    pyramid: true,
    tile: true,
    tileWidth: tile.width,
    tileHeight: tile.height,
    ...(blob.alpha ? { compression: 'deflate', predictor: 'horizontal' } : { compression: 'jpeg', quality: 88 }),
  });
  await pictureWork(() => picture.timeout({ seconds: 120 }).toFile(file), {
    pixels: blob.width * blob.height,
    urgency,
  });
}
