import type { Language } from '../language.ts';

/** The country of a two-letter code; what is no code stands for itself. */
export function countryName(language: Language, code: string | null): string | undefined {
  if (!code) return undefined;
  try {
    return new Intl.DisplayNames(language, { type: 'region' }).of(code.toUpperCase());
  } catch {
    return code;
  }
}
