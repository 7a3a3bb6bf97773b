import { useLanguage } from '../../platform/language.ts';
import { Button } from '../button.tsx';
import { designWords } from '../design.words.ts';
import styles from './outdated.module.css';
import { outdatedNote } from './outdated.words.ts';

/** Stands beside what was read before, when reading it again has failed. */
export function Outdated({ retry }: { retry: () => void }) {
  const language = useLanguage();
  return (
    <div className={styles.outdated} role="alert">
      <p>{outdatedNote[language]}</p>
      <Button onClick={retry}>{designWords.retry[language]}</Button>
    </div>
  );
}
