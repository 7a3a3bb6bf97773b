import type { Language } from './language.ts';

/** The text in the reader's language, or, when there is none, in the other; undefined when there is neither. */
export function pickLanguage(
  language: Language,
  ko: string | null | undefined,
  en: string | null | undefined,
): string | undefined {
  const [first, second] = language === 'en' ? [en, ko] : [ko, en];
  return first?.trim() || second?.trim() || undefined;
}
