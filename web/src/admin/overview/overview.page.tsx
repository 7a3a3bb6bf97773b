import type { Overview } from '@hwarang/domain/admin/overview.contract';
import { thousands } from '@hwarang/domain/thousands';
import { Link } from 'react-router';
import { Facts } from '../../design/facts.tsx';
import { Icon } from '../../design/icon.tsx';
import { ReadState } from '../../design/states/states.tsx';
import { useLanguage } from '../../platform/language.ts';
import { useApi } from '../../platform/query.ts';
import { adminWords } from '../admin.words.ts';
import { Part } from '../editor/editor-frame.tsx';
import { attentionWords, bytesOf, durationOf, overviewWords as words } from '../overview.words.ts';
import { Screen } from '../screen.tsx';
import styles from './overview.module.css';

const wayTo: Record<keyof Overview['attention'], string> = {
  artistsHeld: '/admin/artists?held=true',
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
      <ReadState failed={failed} known={answer} retry={reload} />
      {answer && <Shown overview={answer} />}
    </Screen>
  );
}

function Shown({ overview: { attention, counts, hidden, storage, mail, health } }: { overview: Overview }) {
  const language = useLanguage();
  const waiting = (Object.keys(attention) as (keyof Overview['attention'])[]).filter((name) => attention[name] > 0);
  const held = ['exhibitions', 'galleries', 'artists', 'artworks', 'users'] as const;
  const hiddenOf: Partial<Record<(typeof held)[number], number>> = hidden;
  const facts = {
    storage: [
      { name: words.files[language], value: thousands(storage.files) },
      { name: words.fileBytes[language], value: bytesOf(storage.bytes) },
      { name: words.databaseBytes[language], value: bytesOf(health.databaseBytes) },
    ],
    mail: [
      { name: words.waiting[language], value: String(mail.waiting) },
      { name: words.failed[language], value: String(mail.failed) },
      { name: words.sentToday[language], value: String(mail.sentToday) },
    ],
    health: [
      { name: words.engine[language], value: words[health.database][language] },
      { name: words.instances[language], value: words[health.listening ? 'heard' : 'deaf'][language] },
      { name: words.uptime[language], value: durationOf(health.uptimeSeconds)[language] },
      { name: 'Node.js', value: health.node },
    ],
  };
  return (
    <>
      <Part id="attention" title={words.attention[language]}>
        {waiting.length === 0 && <p className={styles.quiet}>{words.allWell[language]}</p>}
        <ul className={styles.ways}>
          {waiting.map((name) => (
            <li key={name}>
              <Link to={wayTo[name]}>
                <Icon name="warning" size={18} />
                {attentionWords[name](attention[name])[language]}
                <Icon name="arrow-right" size={16} />
              </Link>
            </li>
          ))}
        </ul>
      </Part>
      <Part id="counts" title={words.counts[language]}>
        <dl className={styles.counts}>
          {held.map((name) => (
            <div key={name}>
              <dt>{adminWords[name][language]}</dt>
              <dd>
                <Link to={`/admin/${name}`}>{thousands(counts[name])}</Link>
                {(hiddenOf[name] ?? 0) > 0 && (
                  <small>
                    {words.hidden[language]} {thousands(hiddenOf[name] ?? 0)}
                  </small>
                )}
              </dd>
            </div>
          ))}
        </dl>
      </Part>
      <div className={styles.columns}>
        {(['storage', 'mail', 'health'] as const).map((name) => (
          <Part key={name} id={name} title={words[name][language]}>
            <Facts facts={facts[name]} />
          </Part>
        ))}
      </div>
    </>
  );
}
