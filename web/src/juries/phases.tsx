import { type RoundPhase, roundPhases } from '@hwarang/domain/juries/values';
import { useLanguage } from '../platform/language.ts';
import { phaseWords, juryWords as words } from './jury.words.ts';
import styles from './phases.module.css';

/** How far a round has come. */
export function Phases({ phase }: { phase: RoundPhase }) {
  const language = useLanguage();
  const at = roundPhases.indexOf(phase);
  return (
    <ol className={styles.phases} aria-label={words.phases[language]}>
      {roundPhases.slice(1).map((each, index) => (
        <li
          key={each}
          className={styles.phase}
          data-over={index + 1 < at ? '' : undefined}
          aria-current={each === phase ? 'step' : undefined}
        >
          {phaseWords[each][language]}
        </li>
      ))}
    </ol>
  );
}
