import type { LocalizedText } from '@hwarang/domain/language';
import { sniff } from '@hwarang/domain/media/sniff';
import { designWords } from '../design.words.ts';

export const imageTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
  'image/tiff': ['.tif', '.tiff'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
};

/** Its content, not its name: a file that is called a picture would be refused only after it was sent. */
export const isPicture = async (file: Blob): Promise<boolean> =>
  sniff(new Uint8Array(await file.slice(0, 64).arrayBuffer())) !== undefined;

/** Why what was dropped is not taken. Several at once is told first: it explains the rest. */
export function refusalOf(codes: readonly string[]): LocalizedText {
  if (codes.includes('too-many-files')) return designWords.dropTooMany;
  if (codes.includes('file-invalid-type')) return designWords.dropWrongType;
  if (codes.includes('file-too-large')) return designWords.dropTooLarge;
  return designWords.dropFailed;
}
