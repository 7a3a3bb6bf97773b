import type { JurorEntryInList, JurorRound } from '@hwarang/domain/juries/judging.contract';
import { pointsOf } from '@hwarang/domain/juries/ranking';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { IconButton } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Wrap } from '../design/layout.tsx';
import { LinkTabs } from '../design/link-tabs.tsx';
import { Empty, Failed, Loading } from '../design/states/states.tsx';
import { TextLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useApi } from '../platform/query.ts';
import { juryPath, roundAt, roundPath } from './addresses.ts';
import { EntryView } from './entry-view.tsx';
import styles from './judging.module.css';
import { entryName, judgingWords, juryWords, progressText } from './jury.words.ts';
import { KeysModal } from './keys-modal.tsx';
import { Overview } from './overview.tsx';
import { Progress } from './progress.tsx';
import { useScores } from './use-scores.ts';

const words = judgingWords;
/** Nothing on the server depends on the entry that is shown: the next key must find the next entry. */
const atOnce = { replace: true, flushSync: true, defaultShouldRevalidate: false };

export function Judging({ round }: { round: JurorRound }) {
  const language = useLanguage();
  const { answer: entries, failed, reload } = useApi(`${roundAt(round.id)}/entries`);
  return (
    <Wrap wide className={styles.page}>
      {failed ? (
        <Failed retry={reload} />
      ) : entries ? (
        <Entries round={round} entries={entries} onRecused={reload} />
      ) : (
        <Loading />
      )}
      {!entries && <PageTitle title={round.name[language]} noindex />}
    </Wrap>
  );
}

interface Props {
  round: JurorRound;
  entries: readonly JurorEntryInList[];
  onRecused: () => void;
}

/** All entries in the juror's own order; one of them at a time, or all at once. */
function Entries({ round, entries, onRecused }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [keys, setKeys] = useState(false);
  const scores = useScores(round, entries);
  const isDone = (number: number) => pointsOf(round, scores.scoreOf(number)) !== undefined;
  const numbers = entries.map(({ number }) => number);
  const asked = Number(params.get('entry'));
  const [first] = useState(() => numbers.find((number) => !isDone(number)) ?? numbers[0]);
  const number = numbers.includes(asked) ? asked : (first ?? numbers[0]);
  const isOverview = params.get('view') === 'overview';
  const address = (query: Record<string, string>) => `${roundPath(round.id)}?${new URLSearchParams(query)}`;
  // In the place of the one before: Back leads to the rounds, not through a hundred entries.
  const open = (next: number | undefined) => {
    if (next === undefined) return;
    void scores.flush();
    void navigate(address({ entry: String(next) }), atOnce);
  };
  const at = number === undefined ? 0 : numbers.indexOf(number);
  const step = (by: number) => open(numbers[at + by]);
  const nextOpen = [...numbers.slice(at + 1), ...numbers.slice(0, at)].find((each) => !isDone(each));
  const done = numbers.filter(isDone).length;
  const overview = address({ view: 'overview', ...(number === undefined ? {} : { entry: String(number) }) });
  const title = isOverview || number === undefined ? words.overview[language] : entryName(number)[language];
  return (
    <>
      <PageTitle title={`${title} · ${round.name[language]}`} noindex />
      <div className={styles.bar}>
        <div className={styles.where}>
          <p className={styles.eyebrow}>
            <TextLink to={juryPath}>{juryWords.allRounds[language]}</TextLink>
            <span>{round.name[language]}</span>
            {round.blind && <span>{juryWords.blind[language]}</span>}
          </p>
          <div className={styles.line}>
            {!isOverview && (
              <IconButton label={words.previous[language]} disabled={at === 0} onClick={() => step(-1)}>
                <Icon name="chevron-left" />
              </IconButton>
            )}
            <h1 aria-live="polite">
              {title}
              {!isOverview && number !== undefined && (
                <small>
                  {at + 1} / {numbers.length}
                </small>
              )}
            </h1>
            {!isOverview && (
              <IconButton label={words.next[language]} disabled={at === numbers.length - 1} onClick={() => step(1)}>
                <Icon name="chevron-right" />
              </IconButton>
            )}
          </div>
        </div>
        <div className={styles.tools}>
          <Progress done={done} all={numbers.length} label={progressText(done, numbers.length)[language]} />
          <IconButton label={words.keys[language]} aria-keyshortcuts="?" onClick={() => setKeys(true)}>
            <span className={styles.key} aria-hidden="true">
              ?
            </span>
          </IconButton>
        </div>
        <LinkTabs
          label={words.views[language]}
          tabs={[
            {
              to: address(number === undefined ? {} : { entry: String(number) }),
              label: words.entry[language],
              current: !isOverview,
            },
            { to: overview, label: words.overview[language], current: isOverview },
          ]}
        />
      </div>
      {number === undefined ? (
        <Empty title={words.noEntries[language]} />
      ) : isOverview ? (
        <Overview
          round={round}
          entries={entries}
          scores={scores}
          current={number}
          hrefOf={(each) => address({ entry: String(each) })}
          onKeys={() => setKeys(true)}
        />
      ) : (
        <EntryView
          key={number}
          round={round}
          number={number}
          scores={scores}
          listed={entries[at]}
          neighbour={entries[at + 1]}
          onStep={step}
          onNextOpen={nextOpen === undefined ? undefined : () => open(nextOpen)}
          onOverview={() => void navigate(overview, atOnce)}
          onKeys={() => setKeys(true)}
          onRecused={() => {
            scores.forget(number);
            open(numbers[at + 1] ?? numbers[at - 1]);
            onRecused();
          }}
        />
      )}
      {keys && <KeysModal round={round} onClose={() => setKeys(false)} />}
    </>
  );
}
