import { useWholePages } from '../platform/installed.ts';
import { useLanguage } from '../platform/language.ts';
import { useOnline } from '../platform/online.ts';
import styles from './shell.module.css';
import { shellWords } from './shell.words.ts';

export function OfflineNote() {
  const language = useLanguage();
  const online = useOnline();
  useWholePages(online);
  return <div role="status">{!online && <p className={styles.offline}>{shellWords.offline[language]}</p>}</div>;
}
