import type { Language } from '@hwarang/domain/language';
import { useLanguage } from '../platform/language.ts';
import { designWords as words } from './design.words.ts';
import styles from './language-mark.module.css';

/** Says that a text is there in the other language alone; nothing where it is in the reader's. */
export function LanguageMark({ lang }: { lang: Language }) {
  const language = useLanguage();
  return lang === language ? null : (
    <span className={styles.mark} lang={language}>
      {words.otherLanguageOnly[language]}
    </span>
  );
}
