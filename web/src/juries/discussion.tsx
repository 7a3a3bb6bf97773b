import type { JurorEntryInList, JurorRound, JuryScores } from '@hwarang/domain/juries/judging.contract';
import { pointsOf, type Ranked, rankingOf } from '@hwarang/domain/juries/ranking';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { shownName } from '../admin/audit/shown-name.ts';
import { SelectField } from '../design/fields/select-field.tsx';
import { LinkTabs } from '../design/link-tabs.tsx';
import { Empty, ReadState } from '../design/states/states.tsx';
import text from '../design/text.module.css';
import { useLanguage } from '../platform/language.ts';
import { useApi } from '../platform/query.ts';
import { roundAt, roundPath } from './addresses.ts';
import { CompareToggle, CompareTray } from './compare-tray.tsx';
import { type Comparing, useCompared } from './compared.ts';
import { Comparison } from './comparison.tsx';
import styles from './discussion.module.css';
import { EntryPictures } from './entry-pictures.tsx';
import { entryName, judgingWords, voteWords, discussionWords as words } from './jury.words.ts';
import { titleOf } from './title-of.ts';

const orders = ['byMean', 'bySpread', 'byNumber'] as const;
type Order = (typeof orders)[number];

/** What everybody gave, open to all jurors once judging has ended. */
export function Discussion({ round }: { round: JurorRound }) {
  const language = useLanguage();
  const { answer: scores, failed, reload } = useApi(`${roundAt(round.id)}/scores`);
  const { answer: entries, reload: reloadEntries } = useApi(`${roundAt(round.id)}/entries`);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const comparing = useCompared(round.id, entries?.map(({ number }) => number) ?? []);
  const [order, setOrder] = useState<Order>('byMean');
  if (failed || !scores) return <ReadState failed={failed} retry={reload} />;
  const ranked = sorted(rankedOf(round, scores), order);
  const isComparing = params.get('view') === 'compare';
  const here = roundPath(round.id);
  const compare = `${here}?view=compare`;
  const hrefOf = (number: number) => `${here}#${anchorOf(number)}`;
  const meanOf = (number: number) => {
    const mean = ranked.find(({ entry }) => entry === String(number))?.mean ?? null;
    return mean === null ? undefined : `${words.mean[language]} ${mean.toFixed(2)}`;
  };
  const tabs = (
    <LinkTabs
      label={judgingWords.views[language]}
      tabs={[
        { to: here, label: words.scoresOf[language], current: !isComparing },
        {
          to: compare,
          label: `${judgingWords.compare[language]} ${comparing.marked.length || ''}`.trim(),
          current: isComparing,
        },
      ]}
    />
  );
  if (isComparing && entries)
    return (
      <>
        {tabs}
        <Comparison
          round={round}
          entries={entries}
          comparing={comparing}
          figureOf={meanOf}
          hrefOf={hrefOf}
          onGone={reloadEntries}
          onLeave={() => void navigate(here)}
        />
      </>
    );
  return (
    <>
      {tabs}
      <div className={styles.head}>
        <p>{words[round.phase === 'closed' ? 'closedLead' : 'lead'][language]}</p>
        <SelectField
          label={words.sort[language]}
          choices={orders.map((value) => ({ value, label: words[value][language] }))}
          value={order}
          onChange={({ currentTarget }) => setOrder(currentTarget.value as Order)}
        />
      </div>
      {ranked.length === 0 && <Empty title={words.noScores[language]} />}
      <ol className={styles.entries}>
        {ranked.map((figures) => (
          <Entry
            key={figures.entry}
            round={round}
            figures={figures}
            scores={scores.entries.find(({ number }) => String(number) === figures.entry)?.scores ?? []}
            comparing={comparing}
            listed={entries?.find(({ number }) => String(number) === figures.entry)}
          />
        ))}
      </ol>
      {entries && <CompareTray round={round} entries={entries} comparing={comparing} hrefOf={hrefOf} to={compare} />}
    </>
  );
}

const anchorOf = (number: number): string => `entry-${number}`;

function rankedOf(round: JurorRound, { entries }: JuryScores): Ranked[] {
  const scores = entries.flatMap(({ number, scores }) =>
    scores.map(({ juror, marks, vote }) => ({ juror, entry: String(number), marks, vote })),
  );
  return rankingOf(
    round,
    entries.map(({ number }) => String(number)),
    scores,
  );
}

function sorted(ranked: Ranked[], order: Order): Ranked[] {
  if (order === 'byMean') return ranked;
  return ranked.toSorted((one, other) =>
    order === 'bySpread' ? (other.spread ?? -1) - (one.spread ?? -1) : Number(one.entry) - Number(other.entry),
  );
}

interface EntryProps {
  round: JurorRound;
  figures: Ranked;
  scores: JuryScores['entries'][number]['scores'];
  comparing: Comparing;
  listed: JurorEntryInList | undefined;
}

function Entry({ round, figures, scores, comparing, listed }: EntryProps) {
  const language = useLanguage();
  const number = Number(figures.entry);
  const shown = (value: number | null) => (value === null ? '–' : value.toFixed(2));
  return (
    <li id={anchorOf(number)} className={styles.entry}>
      <div className={styles.pictures}>
        <EntryPictures round={round.id} number={number} works={listed?.works ?? []} />
      </div>
      <div className={styles.what}>
        <h2>{entryName(number)[language]}</h2>
        <p className={text.second}>{listed?.works.map((work) => titleOf(work, language)).join(', ')}</p>
        <dl className={styles.figures}>
          {(
            [
              [words.mean, shown(figures.mean)],
              [words.spread, shown(figures.spread)],
              [words.votes, String(figures.votes)],
            ] as const
          ).map(([name, value]) => (
            <div key={name.en}>
              <dt>{name[language]}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {listed && <CompareToggle comparing={comparing} number={number} className={styles.compare} />}
      </div>
      <ul className={styles.scores} aria-label={words.scoresOf[language]}>
        {scores.map(({ juror, own, note, ...given }) => (
          <li key={juror} data-own={own ? '' : undefined}>
            <p className={styles.juror}>
              <span>{own ? words.mine[language] : shownName(juror, language)}</span>
              <strong>
                {round.method === 'votes'
                  ? given.vote && voteWords[given.vote][language]
                  : shown(pointsOf(round, given) ?? null)}
              </strong>
            </p>
            {round.method === 'scores' && round.criteria.length > 1 && (
              <p className={text.second}>
                {round.criteria.map(({ id, label }) => `${label[language]} ${given.marks?.[id] ?? '–'}`).join(' · ')}
              </p>
            )}
            {note && <p className={styles.note}>{note}</p>}
          </li>
        ))}
      </ul>
    </li>
  );
}
