import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Failure } from '@hwarang/domain/failures';
import { LRUCache } from 'lru-cache';
import { recipe } from '../media/derivatives.ts';
import type { BlobRow } from '../media/media.store.ts';
import { pictureWorkers } from '../media/picture-work.ts';
import { openDiskCache } from '../platform/disk-cache.ts';
import { newLimiter } from '../platform/limiter.ts';
import { log } from '../platform/log.ts';
import { type Reader, readPoints } from '../platform/read-limit.ts';
import type { Services } from '../services/services.ts';
import { drawImage } from './draw.ts';
import type { ImageRequest } from './image-request.ts';

const diskBytes = 1_000_000_000;
const memoryBytes = 64_000_000;
/** One larger than this is read from the disk each time. */
const largestInMemory = 1_000_000;
// What is drawn now, and whoever waits for a pyramid.
const limits = { name: 'iiif', concurrency: pictureWorkers + 1, waiting: 200, retryAfter: 2 };

export type Images = Awaited<ReturnType<typeof openImages>>;

interface Wanted {
  blob: BlobRow;
  request: ImageRequest;
  reader: Reader;
}

/** Images as they were asked for, drawn from the pyramid and kept: the latest in memory, more on the disk. */
export async function openImages({ config, media, readLimit }: Services) {
  const disk = await openDiskCache(join(config.dataDir, 'cache', 'iiif'), diskBytes);
  const limiter = newLimiter(limits);

  const draw = async (name: string, { blob, request, reader }: Wanted): Promise<Buffer> => {
    await readLimit.spend(reader, readPoints.picture);
    const drawn = await limiter.run(() => media.pyramids.use(blob, (path) => drawImage(path, blob, request)));
    if (!drawn) {
      log.error({ blob: blob.sha256 }, 'the original of a picture is missing from the store');
      throw new Failure('not-found');
    }
    // A full disk makes the next one be drawn again, nothing else.
    await disk.put(name, drawn).catch((failure: unknown) => log.warn({ err: failure }, 'an image was not kept'));
    return drawn;
  };

  const memory = new LRUCache<string, Buffer, Wanted>({
    maxSize: memoryBytes,
    maxEntrySize: largestInMemory,
    sizeCalculation: (image) => image.length,
    // Whoever waits for an image gets it, also when others have taken its place.
    ignoreFetchAbort: true,
    fetchMethod: async (name, _known, { context }) => (await disk.get(name)) ?? draw(name, context),
  });

  return {
    /** All that the bytes of an image depend on, in a name: the content of the picture, what was asked of it, and how it is drawn. */
    nameOf: (blob: BlobRow, { canonical }: ImageRequest): string =>
      createHash('sha256').update(`${recipe} ${blob.location} ${canonical}`).digest('base64url'),
    get: async (name: string, wanted: Wanted): Promise<Buffer> => {
      const image = memory.get(name) ?? (await memory.fetch(name, { context: wanted }));
      if (!image) throw new Failure('not-found');
      return image;
    },
  };
}
