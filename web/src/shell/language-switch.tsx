import { type Language, languageCookie, languages } from '@hwarang/domain/language';
import type { MouseEvent } from 'react';
import { useRevalidator } from 'react-router';
import { useLanguage } from '../platform/language.ts';
import { usePageAddress } from '../platform/page-query.ts';
import styles from './language-switch.module.css';
import { shellWords } from './shell.words.ts';

const names: Record<Language, { name: string; short: string }> = {
  ko: { name: '한국어', short: '한국어' },
  en: { name: 'English', short: 'EN' },
};

/** Links that the server answers with a cookie; with scripts the page changes its language where it stands. */
export function LanguageSwitch({ long = false }: { long?: boolean }) {
  const current = useLanguage();
  const address = usePageAddress();
  const { revalidate } = useRevalidator();

  const choose = (event: MouseEvent, language: Language) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // biome-ignore lint/suspicious/noDocumentCookie: the same cookie the server sets for readers without scripts.
    document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; samesite=lax`;
    void revalidate();
  };

  return (
    <ul className={styles.switch} aria-label={shellWords.language[current]}>
      {languages.map((language) => (
        <li key={language}>
          <a
            href={`/language/${language}?to=${encodeURIComponent(address)}`}
            lang={language}
            hrefLang={language}
            rel="nofollow"
            aria-label={names[language].name}
            aria-current={language === current ? 'true' : undefined}
            onClick={(event) => choose(event, language)}
          >
            {long ? names[language].name : names[language].short}
          </a>
        </li>
      ))}
    </ul>
  );
}
