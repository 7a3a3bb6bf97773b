import type { Import } from '@hwarang/domain/imports/imports.contract';
import type { ImportState } from '@hwarang/domain/imports/values';
import { useLanguage } from '../platform/language.ts';
import styles from './imports.module.css';
import { stepWords, importsWords as words } from './imports.words.ts';

const steps = ['columns', 'check', 'run'] as const;

/** How many of the steps are behind an import. */
const passed: Record<ImportState, number> = {
  mapping: 0,
  failed: 0,
  checking: 1,
  checked: 1,
  running: 2,
  undoing: 2,
  undone: 0,
  done: 3,
};

export function Steps({ work }: { work: Pick<Import, 'state'> }) {
  const language = useLanguage();
  const at = passed[work.state];
  return (
    <ol className={styles.steps} aria-label={words.steps[language]}>
      {steps.map((step, place) => (
        <li key={step} data-over={place < at ? '' : undefined} aria-current={place === at ? 'step' : undefined}>
          <span aria-hidden="true">{place < at ? '✓' : place + 1}</span>
          {stepWords[step][language]}
        </li>
      ))}
    </ol>
  );
}
