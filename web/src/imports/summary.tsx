import type { Import } from '@hwarang/domain/imports/imports.contract';
import { Fragment } from 'react';
import { useLanguage } from '../platform/language.ts';
import styles from './imports.module.css';
import { summaryOf } from './imports.words.ts';

/** The result of a check or an import, large; a line ends between its parts only. */
export function Summary({ counts }: { counts: NonNullable<Import['counts']> }) {
  const language = useLanguage();
  return (
    <p role="status" className={styles.summary}>
      {summaryOf(counts, language).map((part, place) => (
        <Fragment key={part}>
          {place > 0 && ' · '}
          <span className={styles.unbroken}>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}
