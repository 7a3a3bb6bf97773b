import type { Overview } from '@hwarang/domain/admin/overview.contract';
import { Link } from 'react-router';
import { Facts } from '../../design/facts.tsx';
import { Icon } from '../../design/icon.tsx';
import { Failed, Loading } from '../../design/states/states.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { adminWords } from '../admin.words.ts';
import { attentionWords, bytesOf, durationOf, overviewWords as words } from '../overview.words.ts';
import { Screen } from '../screen.tsx';
import styles from './overview.module.css';

const wayTo: Record<keyof Overview['attention'], string> = {
  exhibitionsWithoutWorks: '/admin/exhibitions?shown=true',
  exhibitionsWithoutImage: '/admin/exhibitions?shown=true',
  artworksWithoutImage: '/admin/artworks?shown=true',
  artistsWithoutWorks: '/admin/artists?shown=true',
  unconfirmedUsers: '/admin/users?state=unconfirmed',
  mailsFailed: '/admin/users',
};

export default function OverviewScreen() {
  const language = useLanguage();
  const { answer, failed, reload } = useApi('/admin/overview');
  return (
    <Screen title={adminWords.overview[language]}>
      {failed && <Failed retry={reload} />}
      {!answer && !failed && <Loading />}
      {answer && <Shown overview={answer} />}
    </Screen>
  );
}

function Shown({ overview: { attention, counts, hidden, storage, mail, health } }: { overview: Overview }) {
  const language = useLanguage();
  const waiting = (Object.keys(attention) as (keyof Overview['attention'])[]).filter((name) => attention[name] > 0);
  const held = ['exhibitions', 'galleries', 'artists', 'artworks', 'users'] as const;
  return (
    <>
      <section className={styles.part} aria-labelledby="overview-attention">
        <h2 id="overview-attention">{words.attention[language]}</h2>
        {waiting.length === 0 && <p className={styles.quiet}>{words.allWell[language]}</p>}
        <ul className={styles.list}>
          {waiting.map((name) => (
            <li key={name}>
              <Link to={wayTo[name]} className={styles.way}>
                <Icon name="warning" size={18} />
                {attentionWords[name](attention[name])[language]}
                <Icon name="arrow-right" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.part} aria-labelledby="overview-counts">
        <h2 id="overview-counts">{words.counts[language]}</h2>
        <dl className={styles.counts}>
          {held.map((name) => (
            <div key={name}>
              <dt>{adminWords[name][language]}</dt>
              <dd>
                <Link to={`/admin/${name}`}>{counts[name].toLocaleString(language)}</Link>
                {name in hidden && hidden[name as keyof typeof hidden] > 0 && (
                  <small>
                    {words.hidden[language]} {hidden[name as keyof typeof hidden].toLocaleString(language)}
                  </small>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="overview-storage">
          <h2 id="overview-storage">{words.storage[language]}</h2>
          <Facts
            facts={[
              { name: words.files[language], value: storage.files.toLocaleString(language) },
              { name: words.fileBytes[language], value: bytesOf(storage.bytes) },
              { name: words.databaseBytes[language], value: bytesOf(health.databaseBytes) },
            ]}
          />
        </section>
        <section className={styles.part} aria-labelledby="overview-mail">
          <h2 id="overview-mail">{words.mail[language]}</h2>
          <Facts
            facts={[
              { name: words.waiting[language], value: String(mail.waiting) },
              { name: words.failed[language], value: String(mail.failed) },
              { name: words.sentToday[language], value: String(mail.sentToday) },
            ]}
          />
        </section>
        <section className={styles.part} aria-labelledby="overview-health">
          <h2 id="overview-health">{words.health[language]}</h2>
          <Facts
            facts={[
              { name: words.engine[language], value: words[health.database][language] },
              { name: words.instances[language], value: words[health.listening ? 'heard' : 'deaf'][language] },
              { name: words.uptime[language], value: durationOf(health.uptimeSeconds)[language] },
              { name: 'Node.js', value: health.node },
            ]}
          />
        </section>
      </div>
    </>
  );
}
