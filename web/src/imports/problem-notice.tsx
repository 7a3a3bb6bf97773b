import type { Import } from '@hwarang/domain/imports/imports.contract';
import { useLanguage } from '../platform/language.ts';
import styles from './imports.module.css';
import { problemWords, importsWords as words } from './imports.words.ts';

/** Why an import ended without a result. */
export function ProblemNotice({ work }: { work: Import }) {
  const language = useLanguage();
  if (!work.problem) return null;
  return (
    <div role="alert" className={styles.notice}>
      <strong>{words.failedTitle[language]}</strong>
      <p>{problemWords[work.problem]?.[language] ?? work.problem}</p>
    </div>
  );
}
