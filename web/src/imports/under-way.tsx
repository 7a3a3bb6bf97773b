import type { Import } from '@hwarang/domain/imports/imports.contract';
import { Progress } from '../design/progress.tsx';
import { useLanguage } from '../platform/language.ts';
import styles from './imports.module.css';
import { progressText, importsWords as words } from './imports.words.ts';

/** What the server is doing. It does not need this page for it. */
export function UnderWay({ work }: { work: Import }) {
  const language = useLanguage();
  return (
    <div className={styles.panel}>
      <Progress
        label={progressText(work.state, work.done, work.rows)[language]}
        done={work.done}
        of={work.done > 0 ? work.rows : undefined}
      />
      <p className={styles.quiet}>{words.leaveFreely[language]}</p>
    </div>
  );
}
