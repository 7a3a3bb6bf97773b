import type { CallState as State } from '@hwarang/domain/open-calls/call-state';
import { stateWords } from '@hwarang/domain/open-calls/open-calls.words';
import { classes } from '../design/classes.ts';
import { useLanguage } from '../platform/language.ts';
import styles from './call-state-mark.module.css';

/** What a call is doing now, in a word. */
export function CallState({ call }: { call: { state: State; extended: boolean } }) {
  const language = useLanguage();
  return (
    <span className={classes(styles.mark, call.state === 'open' && styles.open)}>{stateWords(call)[language]}</span>
  );
}
