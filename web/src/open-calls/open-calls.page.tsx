import { Link } from 'react-router';
import { PageHead, Section, Wrap } from '../design/layout.tsx';
import { Empty } from '../design/states/states.tsx';
import { TextLink } from '../design/text-link.tsx';
import { serverApi } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { siteContext } from '../platform/site.ts';
import type { Route } from './+types/open-calls.page.ts';
import { type CallRow, callRow, groupCalls } from './call.view.ts';
import { CallState } from './call-state-mark.tsx';
import { callsWords as words } from './calls.words.ts';
import styles from './open-calls.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { language } = context.get(siteContext);
  const calls = await serverApi(context).get('/open-calls');
  return groupCalls(calls).map(({ group, calls }) => ({
    group,
    calls: calls.map((call) => callRow(language, call)),
  }));
}

/** Every public call: what can be entered first, then what comes, what is judged, and what was. */
export default function OpenCalls({ loaderData: groups }: Route.ComponentProps) {
  const language = useLanguage();
  const [open, ...others] = groups;
  const isEmpty = groups.every(({ calls }) => calls.length === 0);
  return (
    <Wrap>
      <PageTitle title={words.title[language]} description={words.lead[language]} />
      <PageHead title={words.title[language]} lead={words.lead[language]} />
      {isEmpty && <Empty title={words.none[language]} />}
      {!isEmpty && open?.calls.length === 0 && <p className={styles.none}>{words.noneOpen[language]}</p>}
      {open && open.calls.length > 0 && (
        <ul className={styles.open} aria-label={words.open[language]}>
          {open.calls.map((call) => (
            <OpenNow key={call.slug} call={call} />
          ))}
        </ul>
      )}
      {others
        .filter(({ calls }) => calls.length > 0)
        .map(({ group, calls }) => (
          <Section key={group} id={group} title={words[group][language]}>
            <ul className={styles.others}>
              {calls.map((call) => (
                <Other key={call.slug} call={call} />
              ))}
            </ul>
          </Section>
        ))}
    </Wrap>
  );
}

/** Large: the days that are left, what it is called and what it is about. */
function OpenNow({ call }: { call: CallRow }) {
  return (
    <li className={styles.call}>
      <div className={styles.time}>
        {call.left ? <p className={styles.left}>{call.left}</p> : <p className={styles.extended}>{call.stateText}</p>}
        <p className={styles.period}>{call.period}</p>
      </div>
      <div>
        <h2 className={styles.title}>
          <Link to={call.to}>{call.title}</Link>
        </h2>
        <p className={styles.lead}>{call.lead}</p>
        <p className={styles.facts}>
          {call.winners} · {call.works}
        </p>
      </div>
    </li>
  );
}

function Other({ call }: { call: CallRow }) {
  const language = useLanguage();
  return (
    <li className={styles.other}>
      <h3 className={styles.name}>
        <Link to={call.to}>{call.title}</Link>
      </h3>
      <span className={styles.period}>{call.period}</span>
      <span className={styles.end}>
        {call.results ? (
          <TextLink to={call.results}>{words.results[language]}</TextLink>
        ) : (
          (call.state === 'closed' || call.state === 'judging') && (
            <CallState call={{ state: call.state, extended: false }} />
          )
        )}
      </span>
    </li>
  );
}
