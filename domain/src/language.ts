export const languages = ['ko', 'en'] as const;
export type Language = (typeof languages)[number];

/** A word in both languages: a missing one does not compile. */
export interface LocalizedText {
  ko: string;
  en: string;
}

export const languageCookie = 'hwarang-language';

export const isLanguage = (value: unknown): value is Language => value === 'ko' || value === 'en';

/** The best match of our languages; English for a browser that names only others, Korean for one that says nothing. */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { language: tag.split('-')[0] ?? '', quality: quality ? Number(quality.slice(2)) || 0 : 1 };
    })
    // A crawler's '*' names no language.
    .filter(({ language, quality }) => /^[a-z]+$/.test(language) && quality > 0)
    .sort((a, b) => b.quality - a.quality);
  if (accepted.length === 0) return 'ko';
  return accepted.map(({ language }) => language).find(isLanguage) ?? 'en';
}
