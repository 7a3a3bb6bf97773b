import { openCallWords as words } from '@hwarang/domain/open-calls/open-calls.words';
import type { ReactNode } from 'react';
import { classes } from '../design/classes.ts';
import { Row, Wrap } from '../design/layout.tsx';
import { useLanguage } from '../platform/language.ts';
import type { CallPageData } from './call.view.ts';
import styles from './wefly.module.css';

type Shown = Pick<CallPageData, 'title' | 'lead' | 'state' | 'stateText' | 'left'>;

/** The head of a call's page; vermilion while it takes entries, quiet otherwise. */
export function CallOpening({ shown, way, children }: { shown: Shown; way: ReactNode; children?: ReactNode }) {
  const language = useLanguage();
  const { title, lead, state, stateText, left } = shown;
  return (
    <div className={classes(styles.opening, state !== 'open' && styles.quiet)}>
      <Wrap className={styles.front}>
        <p className={styles.eyebrow}>{words.eyebrow[language]}</p>
        <h1 className={classes(styles.title, title.length > 24 && styles.long)}>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <Row className={styles.way}>
          {way}
          <span className={styles.state}>{left ? `${stateText} · ${left}` : stateText}</span>
        </Row>
      </Wrap>
      {children}
    </div>
  );
}
