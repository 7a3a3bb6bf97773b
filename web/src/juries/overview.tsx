import type { JurorEntryInList, JurorRound } from '@hwarang/domain/juries/judging.contract';
import { pointsOf } from '@hwarang/domain/juries/ranking';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { SearchField } from '../design/fields/text-field.tsx';
import { Empty } from '../design/states/states.tsx';
import { useLanguage } from '../platform/language.ts';
import { pictureAt } from './addresses.ts';
import { CompareToggle, useMark } from './compare-tray.tsx';
import type { Comparing } from './compared.ts';
import { foundBy } from './find-entry.ts';
import { entryName, voteWords, judgingWords as words } from './jury.words.ts';
import { JuryPicture } from './jury-picture.tsx';
import styles from './overview.module.css';
import { titleOf } from './title-of.ts';
import { useJudgingKeys } from './use-judging-keys.ts';
import type { Scores } from './use-scores.ts';

interface Props {
  round: JurorRound;
  entries: readonly JurorEntryInList[];
  scores: Scores;
  comparing: Comparing;
  current: number;
  hrefOf: (number: number) => string;
  /** It was opened to find an entry. */
  finds: boolean;
  onOpen: (number: number) => void;
  onCompare: () => void;
  onKeys: () => void;
}

const shownStates = ['all', 'open', 'done'] as const;

/** All entries at once: what is judged, what is not, and how. */
export function Overview({ round, entries, scores, comparing, current, hrefOf, finds, ...on }: Props) {
  const language = useLanguage();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState<(typeof shownStates)[number]>('all');
  const points = (number: number) => pointsOf(round, scores.scoreOf(number));
  const isShown = ({ number }: JurorEntryInList) =>
    shown === 'all' || (points(number) !== undefined) === (shown === 'done');
  const [sought, setSought] = useState('');
  const search = useRef<HTMLInputElement>(null);
  const visible = foundBy(entries.filter(isShown), sought);
  const mark = useMark(comparing);
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];
  useEffect(() => {
    if (finds) search.current?.focus();
    else if (document.activeElement === document.body)
      list.current?.querySelector<HTMLElement>('[aria-current]')?.focus();
  }, [finds]);
  const typing = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const [first] = visible;
    if (event.key === 'Enter' && first) on.onOpen(first.number);
    else if (event.key === 'ArrowDown') links()[0]?.focus();
    else if (event.key === 'Escape') {
      setSought('');
      (links().find((link) => link.ariaCurrent) ?? links()[0])?.focus();
    } else return;
    event.preventDefault();
  };
  useJudgingKeys(round.method, (action) => {
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLAnchorElement);
    if (action.do === 'next') all[Math.min(at + 1, all.length - 1)]?.focus();
    else if (action.do === 'previous') all[Math.max(at - 1, 0)]?.focus();
    else if (action.do === 'overview') on.onOpen(Number(all[at]?.dataset.entry ?? current));
    else if (action.do === 'mark' && all[at]) mark(Number(all[at].dataset.entry));
    else if (action.do === 'find') search.current?.focus();
    else if (action.do === 'compare') on.onCompare();
    else if (action.do === 'keys') on.onKeys();
    else return false;
    return true;
  });
  const stateOf = (number: number): string => {
    const score = scores.scoreOf(number);
    const given = points(number);
    if (given === undefined) return words[score.marks || score.note ? 'begun' : 'open'][language];
    return score.vote && round.method === 'votes' ? voteWords[score.vote][language] : given.toFixed(2);
  };
  return (
    <>
      <div className={styles.tools}>
        <fieldset className={styles.filter}>
          <legend>{words.show[language]}</legend>
          {shownStates.map((state) => (
            <button
              key={state}
              type="button"
              aria-pressed={shown === state}
              className={styles.choice}
              onClick={() => setShown(state)}
            >
              {words[state][language]}
            </button>
          ))}
        </fieldset>
        <div className={styles.search}>
          <SearchField
            ref={search}
            label={words.find[language]}
            aria-keyshortcuts="/"
            value={sought}
            onChange={({ currentTarget }) => setSought(currentTarget.value)}
            onKeyDown={typing}
          />
        </div>
      </div>
      {visible.length === 0 && <Empty title={words.noneOfThese[language]} />}
      <ul ref={list} className={styles.tiles}>
        {visible.map(({ number, works: [work, ...others] }) => (
          <li key={number}>
            <Link
              to={hrefOf(number)}
              replace
              defaultShouldRevalidate={false}
              className={styles.tile}
              data-entry={number}
              aria-current={number === current ? 'true' : undefined}
            >
              <span className={styles.ground}>
                {work && (
                  <JuryPicture
                    path={pictureAt(round.id, number, work.position, 384)}
                    size={work.image}
                    alt={titleOf(work, language)}
                    lazy
                  />
                )}
              </span>
              <span className={styles.caption}>
                <span>
                  {entryName(number)[language]}
                  {others.length > 0 && <small> +{others.length}</small>}
                </span>
                <span data-done={points(number) === undefined ? undefined : ''}>{stateOf(number)}</span>
              </span>
            </Link>
            <CompareToggle comparing={comparing} number={number} className={styles.compare} short />
          </li>
        ))}
      </ul>
    </>
  );
}
