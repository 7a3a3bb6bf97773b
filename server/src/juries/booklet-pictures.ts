import { plainType } from '@hwarang/domain/media/addresses';
import type { FormatName } from '@hwarang/domain/media/formats';
import sharp from 'sharp';
import { derivativesOf } from '../media/derivatives.ts';
import { derivativeKey } from '../media/ingest.ts';
import type { BlobRow } from '../media/media.store.ts';
import { pictureWork } from '../media/picture-work.ts';
import { readWhole } from '../media/storage.ts';
import type { Services } from '../services/services.ts';
import type { BookletWork } from './booklet-layout.ts';

/** Sharp on paper without being larger than need be, by the number of pictures beside each other. */
const formatFor: Record<number, FormatName> = { 1: 'large', 2: 'medium', 3: 'small' };

/** A size of the picture as JPEG. It is made of the pixels alone: nothing that the artist's file said of itself is in it. */
export async function bookletPicture(
  { storage, derivativeCache }: Services['media'],
  blob: BlobRow,
  columns: number,
): Promise<BookletWork['picture']> {
  const sizes = derivativesOf(blob);
  const { ext } = plainType(blob.alpha);
  const size = sizes.get(`${formatFor[columns] ?? 'small'}${ext}`) ?? sizes.get(`full${ext}`);
  if (!size) return undefined;
  const key = derivativeKey(blob.location, size.name);
  let bytes = await readWhole(storage, key);
  if (!bytes && (await derivativeCache.make(blob, size))) bytes = await readWhole(storage, key);
  if (!bytes) return undefined;
  const { width, height } = size;
  if (!blob.alpha) return { width, height, bytes };
  const stored = bytes;
  const flat = await pictureWork(() =>
    sharp(stored).flatten({ background: '#ffffff' }).jpeg({ quality: 84 }).toBuffer(),
  );
  return { width, height, bytes: flat };
}
