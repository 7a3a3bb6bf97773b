import { useLanguage } from '../platform/language.ts';
import { heldWords as words } from './artist-pages.words.ts';
import styles from './held-notice.module.css';

/** Tells artists who wait for an administrator what happens now. */
export function HeldNotice() {
  const language = useLanguage();
  return (
    <div role="status" className={styles.notice}>
      <p className={styles.title}>{words.title[language]}</p>
      <p>{words.text[language]}</p>
    </div>
  );
}
