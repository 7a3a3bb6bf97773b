import { Link } from 'react-router';
import { ButtonLink } from '../design/button.tsx';
import { Wrap } from '../design/layout.tsx';
import type { FeaturedCall } from '../open-calls/call.view.ts';
import { useLanguage } from '../platform/language.ts';
import { moreCalls, homeWords as words } from './home.words.ts';
import styles from './open-call-band.module.css';

/** The call to enter now, or the next one. */
export function OpenCallBand({ call }: { call: FeaturedCall }) {
  const language = useLanguage();
  return (
    <section className={styles.band} aria-labelledby="open-call">
      <Wrap className={styles.inner}>
        <h2 id="open-call" className={styles.title}>
          {call.title}
        </h2>
        <p className={styles.about}>
          {call.lead}
          <span className={styles.facts}>
            {[call.left ? `${call.stateText} · ${call.left}` : call.stateText, call.period, call.works].join(' · ')}
          </span>
        </p>
        <div className={styles.ways}>
          <ButtonLink to={call.to} className={styles.link}>
            {words.openCallLink[language]}
          </ButtonLink>
          <Link to="/open-calls" className={styles.all}>
            {call.open > 1 ? moreCalls(call.open)[language] : words.allCalls[language]}
          </Link>
        </div>
      </Wrap>
    </section>
  );
}
