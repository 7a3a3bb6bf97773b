import { isLanguage, type Language } from '@hwarang/domain/language';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../root.tsx';

/** The language this page is shown in; words are read as `words.login[language]`. */
export function useLanguage(): Language {
  const site = useRouteLoaderData<typeof loader>('root');
  if (site) return site.language;
  const shown = typeof document === 'undefined' ? 'ko' : document.documentElement.lang;
  return isLanguage(shown) ? shown : 'ko';
}
