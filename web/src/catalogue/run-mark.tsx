import { runOf } from '@hwarang/domain/exhibitions/run';
import { useLanguage } from '../platform/language.ts';
import type { ExhibitionView } from './exhibition.view.ts';
import { runWords } from './exhibitions.words.ts';
import styles from './run-mark.module.css';

/** Whether it can be seen now, with a seal when it can. */
export function RunMark({
  exhibition,
  today,
}: {
  exhibition: Pick<ExhibitionView, 'opens' | 'closes'>;
  today: string;
}) {
  const language = useLanguage();
  const run = runOf(exhibition.opens, exhibition.closes, today);
  if (!run) return null;
  return <span className={run === 'open' ? styles.open : undefined}>{runWords[run][language]}</span>;
}
