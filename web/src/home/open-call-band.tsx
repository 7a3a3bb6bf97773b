import { ButtonLink } from '../design/button.tsx';
import { Wrap } from '../design/layout.tsx';
import { useLanguage } from '../platform/language.ts';
import { homeWords as words } from './home.words.ts';
import styles from './open-call-band.module.css';

export function OpenCallBand() {
  const language = useLanguage();
  return (
    <section className={styles.band} aria-labelledby="open-call">
      <Wrap className={styles.inner}>
        <h2 id="open-call" className={styles.title}>
          {words.openCallTitle[language]}
        </h2>
        <p>
          {words.openCallFirst[language]}
          <br />
          {words.openCallSecond[language]}
        </p>
        <ButtonLink to="/event/wefly" className={styles.link}>
          {words.openCallLink[language]}
        </ButtonLink>
      </Wrap>
    </section>
  );
}
