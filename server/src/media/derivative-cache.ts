import { card } from '@hwarang/domain/media/card';
import { newLimiter } from '../platform/limiter.ts';
import { encodeCard } from './card.ts';
import { type Derivative, derivativesOf, encode } from './derivatives.ts';
import { derivativeKey, originalKey } from './ingest.ts';
import type { BlobRow } from './media.store.ts';
import type { StoredFormats } from './media.table.ts';
import { pictureWorkers } from './picture-work.ts';
import { type Pixels, unpack } from './pictures.ts';
import { storedFormats } from './prepare.ts';
import { exists, readWhole, type Storage } from './storage.ts';

// Each holds a whole original in memory.
const limits = { name: 'derivatives', concurrency: pictureWorkers + 1, waiting: 100, retryAfter: 2 };

export type DerivativeCache = ReturnType<typeof openDerivativeCache>;

/** The sizes of stored pictures. One that is not there, never made or lost, is made of the original. */
export function openDerivativeCache(storage: Storage) {
  const making = new Map<string, Promise<boolean>>();
  const limiter = newLimiter(limits);

  const makeNow = async (blob: BlobRow, derivative: Derivative): Promise<boolean> => {
    const original = await readWhole(storage, originalKey(blob.location));
    if (!original) return false;
    const pixels = await unpack(original, blob, derivative);
    const made = derivative.name === card.name ? encodeCard(pixels, derivative) : encode(pixels, derivative);
    await storage.put(derivativeKey(blob.location, derivative.name), await made);
    return true;
  };

  return {
    /** Makes the size unless somebody is making it already. False when the original is gone. */
    make: (blob: BlobRow, derivative: Derivative): Promise<boolean> => {
      const key = derivativeKey(blob.location, derivative.name);
      const known = making.get(key);
      if (known) return known;
      const work = limiter.run(() => makeNow(blob, derivative)).finally(() => making.delete(key));
      making.set(key, work);
      return work;
    },
    /** Makes every size that is missing, with one unpacking, behind everything somebody waits for. */
    makeAll: async (blob: BlobRow, isStopping: () => boolean): Promise<StoredFormats | undefined> => {
      const all = [...derivativesOf(blob).values()].sort((one, other) => one.width - other.width);
      const missing: Derivative[] = [];
      const bytes = new Map<string, number>();
      for (const one of all) {
        const found = await storage.stat(derivativeKey(blob.location, one.name));
        if (found) bytes.set(one.name, found.bytes);
        else missing.push(one);
      }
      let pixels: Pixels | undefined;
      for (const one of missing) {
        if (isStopping()) return undefined;
        const key = derivativeKey(blob.location, one.name);
        if (await exists(storage, key)) continue;
        if (!pixels) {
          const original = await readWhole(storage, originalKey(blob.location));
          if (!original) return undefined;
          const box = missing.at(-1) ?? one;
          pixels = await unpack(original, blob, box, 'later');
        }
        const made = await encode(pixels, one, 'later');
        bytes.set(one.name, made.length);
        await storage.put(key, made);
      }
      return storedFormats(blob, (name) => bytes.get(name));
    },
  };
}
