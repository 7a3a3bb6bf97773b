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

/** A text with the language it is written in: it can be another one than the reader's. */
export interface WrittenText {
  text: string;
  lang: Language;
}

export const languageOf = (text: string): Language => (/\p{Script=Hangul}/u.test(text) ? 'ko' : 'en');

/** As `pickLanguage`, and says in which language it is written. */
export function pickText(
  language: Language,
  ko: string | null | undefined,
  en: string | null | undefined,
): WrittenText | undefined {
  const text = pickLanguage(language, ko, en);
  if (!text) return undefined;
  // What is not said to be English is in the language of who wrote it, which need not be Korean.
  const isEnglish = language === 'en' && Boolean(en?.trim());
  return { text, lang: isEnglish || /\p{Letter}/u.test(text) === false ? language : languageOf(text) };
}
