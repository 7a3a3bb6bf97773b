import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Failure } from '@hwarang/domain/failures';
import { LRUCache } from 'lru-cache';
import { recipe } from '../media/derivatives.ts';
import type { BlobRow } from '../media/media.store.ts';
import { pictureWorkers } from '../media/picture-work.ts';
import { readStoredTile } from '../media/stored-tiles.ts';
import { openDiskCache } from '../platform/disk-cache.ts';
import { newLimiter } from '../platform/limiter.ts';
import { log } from '../platform/log.ts';
import { type Reader, readPoints } from '../platform/read-limit.ts';
import type { Services } from '../services/services.ts';
import { drawImage, tileAskedFor } from './draw.ts';
import type { ImageRequest } from './image-request.ts';

const diskBytes = 1_000_000_000;
const memoryBytes = 64_000_000;
/** One larger than this is read from the disk each time. */
const largestInMemory = 1_000_000;
// What is drawn now, and whoever waits for a pyramid.
const limits = { name: 'iiif', concurrency: pictureWorkers + 1, waiting: 200, retryAfter: 2 };
// Tiles that are read as they stand do not wait for what is drawn.
const readingLimits = { name: 'iiif-tiles', concurrency: 16, waiting: 1000, retryAfter: 2 };

export type Images = Awaited<ReturnType<typeof openImages>>;

interface Wanted {
  blob: BlobRow;
  request: ImageRequest;
  reader: Reader;
}

/** Images as they were asked for, read or drawn from the pyramid and kept: the latest in memory, more on the disk. */
export async function openImages({ config, media, readLimit }: Services) {
  const disk = await openDiskCache(join(config.dataDir, 'cache', 'iiif'), diskBytes);
  const limiter = newLimiter(limits);
  const reading = newLimiter(readingLimits);

  /** A whole tile of the pyramid. It is on the disk already, so it is not kept there a second time. */
  const stored = async ({ blob, request }: Wanted): Promise<Buffer | undefined> => {
    const tile = tileAskedFor(blob, request);
    return tile && reading.run(() => readStoredTile(media.pyramids.pathOf(blob), tile));
  };

  const draw = async (name: string, { blob, request, reader }: Wanted): Promise<Buffer> => {
    await readLimit.spend(reader, readPoints.picture);
    const tile = tileAskedFor(blob, request);
    // The pyramid may have been made only now. A tile of it is the same whoever comes first.
    const work = async (path: string) =>
      (tile && (await readStoredTile(path, tile))) ?? (await drawImage(path, blob, request));
    const drawn = await limiter.run(() => media.pyramids.use(blob, work));
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
    fetchMethod: async (name, _known, { context }) =>
      (await stored(context)) ?? (await disk.get(name)) ?? draw(name, context),
  });

  return {
    /** All that the bytes of an image depend on, in a name: the content of the picture, what was asked of it, and how it is drawn. */
    nameOf: (blob: BlobRow, request: ImageRequest): string => {
      const how = tileAskedFor(blob, request) ? ' as stored' : '';
      return createHash('sha256').update(`${recipe} ${blob.location} ${request.canonical}${how}`).digest('base64url');
    },
    get: async (name: string, wanted: Wanted): Promise<Buffer> => {
      const image = memory.get(name) ?? (await memory.fetch(name, { context: wanted }));
      if (!image) throw new Failure('not-found');
      return image;
    },
  };
}
