import { isLanguage, type Language } from '@hwarang/domain/language';
import { createContext, useContext } from 'react';

/** A context of its own: whoever reads the language is not drawn anew with every step of the router. */
export const LanguageContext = createContext<Language | undefined>(undefined);

/** The language this page is shown in; words are read as `words.login[language]`. */
export function useLanguage(): Language {
  const told = useContext(LanguageContext);
  if (told) return told;
  const shown = typeof document === 'undefined' ? 'ko' : document.documentElement.lang;
  return isLanguage(shown) ? shown : 'ko';
}
