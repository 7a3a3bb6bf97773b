import type { Language } from '@hwarang/domain/language';

/** A country's name by its code in ISO 3166, in the reader's language. */
export function countryName(language: Language, code: string | null): string | undefined {
  if (!code) return undefined;
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase());
  } catch {
    return code;
  }
}
