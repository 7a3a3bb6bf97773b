import type { LocalizedText } from '@hwarang/domain/language';
import { languageOf } from '@hwarang/domain/localized-text';

export type LanguageMap = Record<string, string[]>;

/** A text in both languages as IIIF writes it; undefined when there is neither. */
export function languageMap(ko: string | null | undefined, en?: string | null): LanguageMap | undefined {
  const [korean, english] = [ko?.trim(), en?.trim()];
  if (!korean && !english) return undefined;
  // The field for Korean holds what the artist wrote, which without an English one beside it may be in any language.
  const map: LanguageMap = {};
  if (korean) map[english || languageOf(korean) === 'ko' ? 'ko' : 'none'] = [korean];
  if (english) map.en = [english];
  return map;
}

export const wordMap = ({ ko, en }: LocalizedText): LanguageMap => ({ ko: [ko], en: [en] });
