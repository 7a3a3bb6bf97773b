import { thousands } from '@hwarang/domain/thousands';
import { Wrap } from '../design/layout.tsx';
import text from '../design/text.module.css';
import { useLanguage } from '../platform/language.ts';
import { countedWords, homeWords as words } from './home.words.ts';
import styles from './statistics.module.css';

interface Props {
  counts: { name: keyof typeof countedWords; count: number }[];
}

/** Four numbers set like the last page of a book. */
export function Statistics({ counts }: Props) {
  const language = useLanguage();
  return (
    <Wrap>
      <section aria-label={words.statistics[language]} className={styles.statistics}>
        <dl className={styles.tiles}>
          {counts.map(({ name, count }) => (
            <div key={name} className={styles.tile}>
              <dt className={text.second}>{countedWords[name][language]}</dt>
              <dd className={styles.count}>{thousands(count)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </Wrap>
  );
}
