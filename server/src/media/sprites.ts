import { stepName } from '@hwarang/domain/media/addresses';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { newLimiter } from '../platform/limiter.ts';
import { pictureMetadata } from './credit.ts';
import type { DerivativeCache } from './derivative-cache.ts';
import { derivativesOf } from './derivatives.ts';
import { derivativeKey } from './ingest.ts';
import type { BlobRow } from './media.store.ts';
import { pictureWork } from './picture-work.ts';
import { readWhole, type Storage } from './storage.ts';

const cell = 64;
/** Works of several artists, of whom some may allow what others do not. */
const reserved = pictureMetadata(undefined, '').toString();
const bytesOfCell = cell * cell * 3;
// Any order of sixteen pictures is another sprite: a flood of them must neither take the machine nor wait without end.
const limits = { name: 'sprites', concurrency: 1, waiting: 20, retryAfter: 2 };

/** The smallest sizes of several pictures as one, so that a whole room is hung with a single answer. */
export function openSprites(storage: Storage, derivativeCache: DerivativeCache) {
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
  const cells = new LRUCache<string, Buffer, BlobRow>({
    max: 2_000,
    ignoreFetchAbort: true,
    fetchMethod: async (_location, _known, { context }) => {
      const picture = await smallest(context);
      if (!picture) return undefined;
      return pictureWork(() =>
        sharp(picture)
          .resize(cell, cell, { fit: 'fill' })
          .flatten({ background: '#ffffff' })
          .toColourspace('srgb')
          .raw()
          .toBuffer(),
      );
    },
  });

  const make = async (blobs: BlobRow[]): Promise<Buffer | undefined> => {
    const all = await Promise.all(blobs.map((blob) => cells.fetch(blob.location, { context: blob })));
    const found = all.filter((one) => one !== undefined);
    if (found.length < blobs.length) return undefined;
    const width = cell * found.length;
    const row = Buffer.allocUnsafe(bytesOfCell * found.length);
    for (const [place, pixels] of found.entries())
      for (let line = 0; line < cell; line += 1)
        pixels.copy(row, (line * width + place * cell) * 3, line * cell * 3, (line + 1) * cell * 3);
    return pictureWork(() =>
      sharp(row, { raw: { width, height: cell, channels: 3 } })
        .webp({ quality: 82, effort: 2 })
        .withXmp(reserved)
        .toBuffer(),
    );
  };

  const sprites = new LRUCache<string, Buffer, BlobRow[]>({
    max: 200,
    // Whoever waits for a sprite gets it, also when others have taken its place in the cache.
    ignoreFetchAbort: true,
    fetchMethod: (_name, _known, { context }) => limiter.run(() => make(context)),
  });

  return {
    /** One row of square cells, a picture stretched over each. Undefined when one of the pictures is gone. */
    row: (blobs: BlobRow[]): Promise<Buffer | undefined> =>
      sprites.fetch(blobs.map((blob) => blob.location).join(' '), { context: blobs }),
  };
}
