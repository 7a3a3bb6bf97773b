export const languages = ['ko', 'en'] as const;
export type Language = (typeof languages)[number];

/** A word in both languages: a missing one does not compile. */
export interface LocalizedText {
  ko: string;
  en: string;
}

export const languageCookie = 'hwarang-language';

export const isLanguage = (value: unknown): value is Language => value === 'ko' || value === 'en';

/** The first of our languages that the browser asks for; Korean when it names neither. */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  const accepted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((p) => p.trim()).find((p) => p.startsWith('q='));
      return { language: tag.split('-')[0], quality: quality ? Number(quality.slice(2)) || 0 : 1 };
    })
    .filter((each) => isLanguage(each.language) && each.quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return (accepted[0]?.language as Language | undefined) ?? 'ko';
}
