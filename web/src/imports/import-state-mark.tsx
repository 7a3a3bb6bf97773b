import type { Import } from '@hwarang/domain/imports/imports.contract';
import { isUnderWay } from '@hwarang/domain/imports/values';
import { useLanguage } from '../platform/language.ts';
import styles from './imports.module.css';
import { stateWords } from './imports.words.ts';

/** Where an import stands, in a word, and while the server works on it how far that is. */
export function ImportStateMark({ work }: { work: Pick<Import, 'state' | 'done' | 'rows'> }) {
  const language = useLanguage();
  const share = isUnderWay(work.state) && work.rows > 0 ? ` ${Math.floor((work.done / work.rows) * 100)}%` : '';
  return (
    <span className={styles.mark} data-state={work.state}>
      {stateWords[work.state][language]}
      {share}
    </span>
  );
}
