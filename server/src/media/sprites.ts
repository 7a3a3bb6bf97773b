import { stepName } from '@hwarang/domain/media/addresses';
import sharp from 'sharp';
import { derivativesOf } from './derivatives.ts';
import { derivativeKey } from './ingest.ts';
import type { BlobRow } from './media.store.ts';
import { gate } from './pictures.ts';
import type { Shelf } from './shelf.ts';
import { readWhole, type Storage } from './storage.ts';

const cell = 64;
const mostKept = 200;

export interface Sprites {
  /** One row of square cells, a picture stretched over each. Undefined when one of the pictures is gone. */
  row: (blobs: BlobRow[]) => Promise<Buffer | undefined>;
}

/** The smallest sizes of several pictures as one, so that a whole room is hung with a single answer. */
export function openSprites(storage: Storage, shelf: Shelf): Sprites {
  const kept = new Map<string, Promise<Buffer | undefined>>();

  const smallest = async (blob: BlobRow): Promise<Buffer | undefined> => {
    const derivative = derivativesOf(blob).get(stepName(cell, 'webp'));
    if (!derivative) return undefined;
    const key = derivativeKey(blob.location, derivative.name);
    const ready = await readWhole(storage, key);
    if (ready || !(await shelf.make(blob, derivative))) return ready;
    return readWhole(storage, key);
  };

  const make = async (blobs: BlobRow[]): Promise<Buffer | undefined> => {
    const pictures = (await Promise.all(blobs.map(smallest))).filter((picture) => picture !== undefined);
    if (pictures.length < blobs.length) return undefined;
    return gate.run(async () => {
      const cells = await Promise.all(
        pictures.map((picture) => sharp(picture).resize(cell, cell, { fit: 'fill' }).png().toBuffer()),
      );
      const ground = { width: cell * cells.length, height: cell, channels: 3, background: '#ffffff' } as const;
      return sharp({ create: ground })
        .composite(cells.map((input, place) => ({ input, left: place * cell, top: 0 })))
        .webp({ quality: 82, effort: 4 })
        .toBuffer();
    });
  };

  return {
    row: (blobs) => {
      const name = blobs.map((blob) => blob.location).join(' ');
      const known = kept.get(name);
      if (known) return known;
      const oldest = kept.size >= mostKept ? kept.keys().next().value : undefined;
      if (oldest !== undefined) kept.delete(oldest);
      const made = make(blobs);
      kept.set(name, made);
      const forget = () => kept.delete(name);
      made.then((sprite) => sprite ?? forget(), forget);
      return made;
    },
  };
}
