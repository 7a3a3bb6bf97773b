import type { JurorEntryInList, JurorRound } from '@hwarang/domain/juries/judging.contract';
import { pointsOf } from '@hwarang/domain/juries/ranking';
import { useState } from 'react';
import { IconButton } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Wrap } from '../design/layout.tsx';
import { LinkTabs } from '../design/link-tabs.tsx';
import { Empty, Failed, Loading } from '../design/states/states.tsx';
import { TextLink } from '../design/text-link.tsx';
import { useLanguage } from '../platform/language.ts';
import { PageTitle } from '../platform/page-title.tsx';
import { useApi } from '../platform/query.ts';
import { juryPath, roundAt } from './addresses.ts';
import { CompareTray } from './compare-tray.tsx';
import { useCompared } from './compared.ts';
import { Comparison } from './comparison.tsx';
import { EntryView } from './entry-view.tsx';
import styles from './judging.module.css';
import { addressOf, type JudgingPlace, type JudgingView, useJudgingPlace } from './judging-place.ts';
import { entryName, judgingWords, juryWords, progressText, voteWords } from './jury.words.ts';
import { KeysModal } from './keys-modal.tsx';
import { Overview } from './overview.tsx';
import { Progress } from './progress.tsx';
import { useScores } from './use-scores.ts';

const words = judgingWords;
/** Pictures of so many entries are fetched before they are asked for. */
const fetchedAhead = 2;
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

/** All entries in the juror's own order; one of them at a time, or all at once. */
function Entries({ round, entries, onChanged }: Props) {
  const language = useLanguage();
  const { place, go } = useJudgingPlace(round.id);
  const [keys, setKeys] = useState(false);
  const scores = useScores(round, entries);
  const isDone = (number: number) => pointsOf(round, scores.scoreOf(number)) !== undefined;
  const numbers = entries.map(({ number }) => number);
  const comparing = useCompared(round.id, numbers);
  const [first] = useState(() => numbers.find((number) => !isDone(number)) ?? numbers[0]);
  const number = [place.entry, first, numbers[0]].find((each) => each !== undefined && numbers.includes(each));
  const { view } = place;
  const isOne = view === 'entry';
  const goTo = (next: JudgingPlace) => {
    void scores.flush();
    go(next);
  };
  const open = (next: number | undefined) => {
    if (next !== undefined) goTo({ view: 'entry', entry: next });
  };
  const at = number === undefined ? 0 : numbers.indexOf(number);
  const step = (by: number) => open(numbers[at + by]);
  const nextOpen = [...numbers.slice(at + 1), ...numbers.slice(0, at)].find((each) => !isDone(each));
  const done = numbers.filter(isDone).length;
  const placeIn = (view: JudgingView): JudgingPlace => ({ view, entry: number });
  const hrefOf = (entry: number) => addressOf(round.id, { view: 'entry', entry });
  const compareHref = addressOf(round.id, placeIn('compare'));
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
            { to: addressOf(round.id, placeIn('entry')), label: words.entry[language], current: isOne },
            {
              to: addressOf(round.id, placeIn('overview')),
              label: words.overview[language],
              current: view === 'overview',
            },
            {
              to: compareHref,
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
          onLeave={() => goTo(placeIn('entry'))}
          onOverview={() => goTo(placeIn('overview'))}
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
          finds={place.finds ?? false}
          onOpen={open}
          onCompare={() => goTo(placeIn('compare'))}
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
          onOverview={() => goTo(placeIn('overview'))}
          onFind={() => goTo({ ...placeIn('overview'), finds: true })}
          onCompare={() => goTo(placeIn('compare'))}
          onKeys={() => setKeys(true)}
          onRecused={() => {
            scores.forget(number);
            open(numbers[at + 1] ?? numbers[at - 1]);
            onChanged();
          }}
        />
      )}
      {view !== 'compare' && (
        <CompareTray round={round} entries={entries} comparing={comparing} hrefOf={hrefOf} to={compareHref} />
      )}
      {keys && <KeysModal round={round} onClose={() => setKeys(false)} />}
    </>
  );
}
