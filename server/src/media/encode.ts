import type { Sharp } from 'sharp';
import { emptyPacket } from './credit.ts';
import { withPngPacket } from './packet.ts';

export type EncodedType = 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif';

/**
 * The one place where a picture that is delivered becomes a file, with room for what it says of itself. Cheap encoders: someone waits, and
 * the difference in bytes to the slow ones is a few percent.
 */
export async function encodeAs(
  picture: Sharp,
  mime: EncodedType,
  { effort = 'least' as 'least' | 'more', optimiseCoding = true } = {},
): Promise<Buffer> {
  if (mime === 'image/jpeg') picture.jpeg({ quality: 82, optimiseCoding });
  else if (mime === 'image/png') picture.png({ compressionLevel: 4 });
  else if (mime === 'image/webp') picture.webp({ quality: 80, alphaQuality: 90, effort: effort === 'least' ? 0 : 4 });
  else picture.avif({ quality: 58, effort: 1 });
  if (mime !== 'image/png') picture.withXmp(emptyPacket.toString());
  const made = await picture.timeout({ seconds: 60 }).toBuffer();
  return mime === 'image/png' ? withPngPacket(made) : made;
}
