import type { LocalizedText } from '@hwarang/domain/language';
import { useLanguage } from '../../platform/language.ts';
import { Button } from '../button.tsx';
import { designWords } from '../design.words.ts';
import styles from './outdated.module.css';
import { outdatedNote } from './outdated.words.ts';

interface Props {
  /** What failed; if nothing is said, that what is shown could not be read again. */
  text?: LocalizedText;
  retry: () => void;
}

/** Stands beside what stays, when something could not be read. */
export function Outdated({ text = outdatedNote, retry }: Props) {
  const language = useLanguage();
  return (
    <div className={styles.outdated} role="alert">
      <p>{text[language]}</p>
      <Button onClick={retry}>{designWords.retry[language]}</Button>
    </div>
  );
}
