import type { OwnSession } from '@hwarang/domain/accounts/accounts.contract';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Section } from '../design/layout.tsx';
import { Failed, Loading } from '../design/states/states.tsx';
import text from '../design/text.module.css';
import { useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { lastUsed, loginDetailsWords as words } from './login-details.words.ts';
import styles from './profile.module.css';

interface Props {
  answer: OwnSession[] | undefined;
  failed: boolean;
  reload: () => void;
}

export function OwnSessions({ answer, failed, reload }: Props) {
  const language = useLanguage();
  const { busy, run } = useAction(() => words.endFailed);
  const end = (path: `/users/me/sessions${string}`, done: string) => async () => {
    await api.delete(path);
    reload();
    void alert(done, { tone: 'good' });
  };
  const others = answer?.some(({ current }) => !current);
  return (
    <Section id="devices" title={words.devices[language]}>
      {failed ? (
        <Failed retry={reload} />
      ) : answer ? (
        <ul className={styles.rows}>
          {answer.map((session) => (
            <Device
              key={session.id}
              session={session}
              busy={busy}
              onEnd={() => void run(end(`/users/me/sessions/${session.id}`, words.ended[language]))}
            />
          ))}
        </ul>
      ) : (
        <Loading />
      )}
      {others && (
        <Button
          className={styles.others}
          busy={busy}
          onClick={() => void run(end('/users/me/sessions', words.othersEnded[language]))}
        >
          {words.endOthers[language]}
        </Button>
      )}
    </Section>
  );
}

function Device({ session, busy, onEnd }: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const language = useLanguage();
  const { browser, system, current, lastSeenAt } = session;
  const name = [browser, system].filter(Boolean).join(' · ') || words.unknownDevice[language];
  const seen = new Intl.DateTimeFormat(language === 'ko' ? 'ko-KR' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return (
    <li>
      <div>
        <p>{name}</p>
        <span className={text.second}>
          {current ? words.thisDevice[language] : lastUsed(seen.format(new Date(lastSeenAt)))[language]}
        </span>
      </div>
      {!current && (
        <Button disabled={busy} aria-label={`${words.end[language]}: ${name}`} onClick={onEnd}>
          {words.end[language]}
        </Button>
      )}
    </li>
  );
}
