import type { JurorEntryInList, JurorRound } from '@hwarang/domain/juries/judging.contract';
import { pointsOf } from '@hwarang/domain/juries/ranking';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
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
import { CompareTray } from './compare-tray.tsx';
import { useCompared } from './compared.ts';
import { Comparison } from './comparison.tsx';
import { EntryView } from './entry-view.tsx';
import styles from './judging.module.css';
import { entryName, judgingWords, juryWords, progressText, voteWords } from './jury.words.ts';
import { KeysModal } from './keys-modal.tsx';
import { Overview } from './overview.tsx';
import { Progress } from './progress.tsx';
import { useScores } from './use-scores.ts';

const words = judgingWords;
/** Pictures of so many entries are fetched before they are asked for. */
const fetchedAhead = 2;
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
        <Entries round={round} entries={entries} onChanged={reload} />
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
  /** The juror is kept out of one of them now. */
  onChanged: () => void;
}

/** With an address: the overview was opened to find an entry. */
const finding = 'finding';
type View = 'entry' | 'overview' | 'compare';
const viewOf = (asked: string | null): View => (asked === 'overview' || asked === 'compare' ? asked : 'entry');

/** All entries in the juror's own order; one of them at a time, or all at once. */
function Entries({ round, entries, onChanged }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [keys, setKeys] = useState(false);
  const location = useLocation();
  const scores = useScores(round, entries);
  const isDone = (number: number) => pointsOf(round, scores.scoreOf(number)) !== undefined;
  const numbers = entries.map(({ number }) => number);
  const comparing = useCompared(round.id, numbers);
  const asked = Number(params.get('entry'));
  const [first] = useState(() => numbers.find((number) => !isDone(number)) ?? numbers[0]);
  const number = numbers.includes(asked) ? asked : (first ?? numbers[0]);
  const view = viewOf(params.get('view'));
  const isOne = view === 'entry';
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
  const current: Record<string, string> = number === undefined ? {} : { entry: String(number) };
  const addresses = { entry: address(current), overview: address({ view: 'overview', ...current }) };
  const compare = address({ view: 'compare', ...current });
  const hrefOf = (each: number) => address({ entry: String(each) });
  const goTo = (to: string, state?: typeof finding) => {
    void scores.flush();
    void navigate(to, { ...atOnce, state });
  };
  const title = isOne && number !== undefined ? entryName(number)[language] : words[view][language];
  const figureOf = (each: number): string | undefined => {
    const given = scores.scoreOf(each);
    const points = pointsOf(round, given);
    if (points === undefined) return undefined;
    return round.method === 'votes' && given.vote ? voteWords[given.vote][language] : points.toFixed(2);
  };
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
            {isOne && (
              <IconButton label={words.previous[language]} disabled={at === 0} onClick={() => step(-1)}>
                <Icon name="chevron-left" />
              </IconButton>
            )}
            <h1 aria-live="polite">
              {title}
              {isOne && number !== undefined && (
                <small>
                  {at + 1} / {numbers.length}
                </small>
              )}
            </h1>
            {isOne && (
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
            { to: addresses.entry, label: words.entry[language], current: isOne },
            { to: addresses.overview, label: words.overview[language], current: view === 'overview' },
            {
              to: compare,
              label: `${words.compare[language]} ${comparing.marked.length || ''}`.trim(),
              current: view === 'compare',
            },
          ]}
        />
      </div>
      {number === undefined ? (
        <Empty title={words.noEntries[language]} />
      ) : view === 'compare' ? (
        <Comparison
          round={round}
          entries={entries}
          comparing={comparing}
          figureOf={figureOf}
          hrefOf={hrefOf}
          onGone={onChanged}
          onLeave={() => goTo(addresses.entry)}
          onOverview={() => goTo(addresses.overview)}
          onKeys={() => setKeys(true)}
        />
      ) : view === 'overview' ? (
        <Overview
          round={round}
          entries={entries}
          scores={scores}
          comparing={comparing}
          current={number}
          hrefOf={hrefOf}
          finds={location.state === finding}
          onOpen={open}
          onCompare={() => goTo(compare)}
          onKeys={() => setKeys(true)}
        />
      ) : (
        <EntryView
          key={number}
          round={round}
          number={number}
          scores={scores}
          comparing={comparing}
          listed={entries[at]}
          ahead={entries.slice(at + 1, at + 1 + fetchedAhead)}
          onStep={step}
          onNextOpen={nextOpen === undefined ? undefined : () => open(nextOpen)}
          onOverview={() => goTo(addresses.overview)}
          onFind={() => goTo(addresses.overview, finding)}
          onCompare={() => goTo(compare)}
          onKeys={() => setKeys(true)}
          onRecused={() => {
            scores.forget(number);
            open(numbers[at + 1] ?? numbers[at - 1]);
            onChanged();
          }}
        />
      )}
      {view !== 'compare' && (
        <CompareTray round={round} entries={entries} comparing={comparing} hrefOf={hrefOf} to={compare} />
      )}
      {keys && <KeysModal round={round} onClose={() => setKeys(false)} />}
    </>
  );
}
