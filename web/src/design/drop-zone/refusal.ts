import type { LocalizedText } from '@hwarang/domain/language';
import { designWords } from '../design.words.ts';

export const imageTypes = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
  'image/tiff': ['.tif', '.tiff'],
};

/** Why what was dropped is not taken. Several at once is told first: it explains the rest. */
export function refusalOf(codes: readonly string[]): LocalizedText {
  if (codes.includes('too-many-files')) return designWords.dropTooMany;
  if (codes.includes('file-invalid-type')) return designWords.dropWrongType;
  if (codes.includes('file-too-large')) return designWords.dropTooLarge;
  return designWords.dropFailed;
}
