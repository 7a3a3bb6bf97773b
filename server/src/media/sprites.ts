import { stepName } from '@hwarang/domain/media/addresses';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { newLimiter } from '../platform/limiter.ts';
import type { DerivativeCache } from './derivative-cache.ts';
import { derivativesOf } from './derivatives.ts';
import { derivativeKey } from './ingest.ts';
import type { BlobRow } from './media.store.ts';
import { pictureWork } from './picture-work.ts';
import { readWhole, type Storage } from './storage.ts';

const cell = 64;
const bytesOfCell = cell * cell * 3;
const keptSprites = 200;
const keptCells = 2_000;
// Any order of sixteen pictures is another sprite: a flood of them must neither take the machine nor wait without end.
const limits = { concurrency: 1, waiting: 20, retryAfter: 2 };

export interface Sprites {
  /** One row of square cells, a picture stretched over each. Undefined when one of the pictures is gone. */
  row: (blobs: BlobRow[]) => Promise<Buffer | undefined>;
}

/** The smallest sizes of several pictures as one, so that a whole room is hung with a single answer. */
export function openSprites(storage: Storage, derivativeCache: DerivativeCache): Sprites {
  const sprites = new LRUCache<string, Buffer>({ max: keptSprites });
  const cells = new LRUCache<string, Buffer>({ max: keptCells });
  const making = new Map<string, Promise<Buffer | undefined>>();
  const limiter = newLimiter(limits);

  const smallest = async (blob: BlobRow): Promise<Buffer | undefined> => {
    const derivative = derivativesOf(blob).get(stepName(cell, 'webp'));
    if (!derivative) return undefined;
    const key = derivativeKey(blob.location, derivative.name);
    const ready = await readWhole(storage, key);
    if (ready || !(await derivativeCache.make(blob, derivative))) return ready;
    return readWhole(storage, key);
  };

  /** The pixels of one cell. Kept, so that the same pictures in another order cost one encoding and no reading. */
  const cellOf = async (blob: BlobRow): Promise<Buffer | undefined> => {
    const known = cells.get(blob.location);
    if (known) return known;
    const picture = await smallest(blob);
    if (!picture) return undefined;
    const pixels = await pictureWork(() =>
      sharp(picture)
        .resize(cell, cell, { fit: 'fill' })
        .flatten({ background: '#ffffff' })
        .toColourspace('srgb')
        .raw()
        .toBuffer(),
    );
    cells.set(blob.location, pixels);
    return pixels;
  };

  const make = async (blobs: BlobRow[]): Promise<Buffer | undefined> => {
    const found = (await Promise.all(blobs.map(cellOf))).filter((one) => one !== undefined);
    if (found.length < blobs.length) return undefined;
    const width = cell * found.length;
    const row = Buffer.allocUnsafe(bytesOfCell * found.length);
    for (const [place, pixels] of found.entries())
      for (let line = 0; line < cell; line += 1)
        pixels.copy(row, (line * width + place * cell) * 3, line * cell * 3, (line + 1) * cell * 3);
    return pictureWork(() =>
      sharp(row, { raw: { width, height: cell, channels: 3 } })
        .webp({ quality: 82, effort: 2 })
        .toBuffer(),
    );
  };

  return {
    row: (blobs) => {
      const name = blobs.map((blob) => blob.location).join(' ');
      const known = sprites.get(name);
      if (known) return Promise.resolve(known);
      const underWay = making.get(name);
      if (underWay) return underWay;
      const made = limiter
        .run(() => make(blobs))
        .then((sprite) => {
          if (sprite) sprites.set(name, sprite);
          return sprite;
        })
        .finally(() => making.delete(name));
      making.set(name, made);
      return made;
    },
  };
}
