import type { JurorEntry, JurorEntryInList, JurorRound } from '@hwarang/domain/juries/judging.contract';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';
import { alert } from '../design/alerts/alerts.ts';
import { IconButton } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Empty, Failed } from '../design/states/states.tsx';
import { api } from '../platform/api.ts';
import { hasStatus } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { useRead } from '../platform/query.ts';
import { entryAt, pictureAt } from './addresses.ts';
import type { Comparing } from './compared.ts';
import styles from './comparison.module.css';
import { entryName, outOfComparison, judgingWords as words, workName } from './jury.words.ts';
import { JuryPicture } from './jury-picture.tsx';
import { titleOf } from './title-of.ts';
import { useJudgingKeys } from './use-judging-keys.ts';
import { type Hung, measuredOf, Wall } from './wall.tsx';
import { WorkFacts } from './work-facts.tsx';
import { ZoomedWork } from './zoomed-work.tsx';

interface Props {
  round: JurorRound;
  entries: readonly JurorEntryInList[];
  comparing: Comparing;
  /** What was given for it, as it is said beside the number. */
  figureOf: (number: number) => string | undefined;
  hrefOf: (number: number) => string;
  /** An entry is no longer this juror's to see: the list has to be read again. */
  onGone: () => void;
  onLeave: () => void;
  onOverview?: () => void;
  onKeys?: () => void;
}

const copyWidth = 1536;
const zooms = [1, 1.5, 2, 3, 4] as const;

/** Works of several entries on one wall at true scale to each other, and what is known of them below. */
export function Comparison({ round, entries, comparing, figureOf, hrefOf, onGone, ...on }: Props) {
  const language = useLanguage();
  const wall = useRef<HTMLElement>(null);
  const [zoom, setZoom] = useState(0);
  const [zoomed, setZoomed] = useState<Hung | undefined>(undefined);
  const { marked, toggle } = comparing;
  const numbers = marked.map(({ number }) => number);
  // Asked for one by one, as when it is judged: each is in the log as seen, and one that was closed to the juror meanwhile is told.
  const { answer, failed, reload } = useRead(
    ['jury comparison', round.id, ...numbers],
    numbers.length === 0 ? undefined : () => Promise.all(numbers.map((number) => entryOrGone(round.id, number))),
    { keepPrevious: true },
  );
  const gone = answer?.filter(({ entry }) => !entry).map(({ number }) => number) ?? [];
  const isGone = gone.length > 0;
  const told = useRef(onGone);
  told.current = onGone;
  useEffect(() => {
    if (!isGone) return;
    void alert(words.noLongerThere[language], { tone: 'bad' });
    told.current();
  }, [isGone, language]);

  const shown = marked.flatMap((each) => {
    const listed = entries.find(({ number }) => number === each.number);
    const read = answer?.find(({ number }) => number === each.number)?.entry;
    return listed && !gone.includes(each.number) ? [{ ...each, works: listed.works, read }] : [];
  });
  const hung = shown.flatMap(({ number, works, without }): Hung[] =>
    works.filter(({ position }) => !without.includes(position)).map((work) => ({ number, work })),
  );
  const { measured, unmeasured } = measuredOf(hung);
  const buttons = () => [...(wall.current?.querySelectorAll('button') ?? [])];
  const current = () => buttons().find((button) => button === document.activeElement);
  const focusOn = (at: number) => {
    const all = buttons();
    all[Math.max(0, Math.min(at, all.length - 1))]?.focus();
  };
  const takeOut = (number: number) => {
    const at = buttons().findIndex((button) => button.dataset.entry === String(number));
    flushSync(() => toggle(number));
    // The button that had the focus is gone: who works with keys goes on at its neighbour, also with a key that comes at once.
    focusOn(Math.max(0, at));
  };
  const resize = (by: 1 | -1) => setZoom((before) => Math.max(0, Math.min(before + by, zooms.length - 1)));

  useEffect(() => {
    if (document.activeElement === document.body) wall.current?.focus({ preventScroll: true });
  }, []);
  useJudgingKeys(round.method, (action) => {
    const at = buttons().indexOf(current() as HTMLButtonElement);
    if (action.do === 'next') focusOn(at + 1);
    else if (action.do === 'previous') focusOn(at - 1);
    else if (action.do === 'zoom') (current() ?? buttons()[0])?.click();
    else if (action.do === 'mark') {
      const number = Number(current()?.dataset.entry);
      if (!number) return false;
      takeOut(number);
    } else if (action.do === 'larger') resize(1);
    else if (action.do === 'smaller') resize(-1);
    else if (action.do === 'compare') on.onLeave();
    else if (action.do === 'overview') on.onOverview?.();
    else if (action.do === 'keys') on.onKeys?.();
    else return false;
    return true;
  });

  if (shown.length === 0)
    return <Empty title={words.nothingMarked[language]} text={words.nothingMarkedText[language]} />;
  const open = (number: number, position: number) =>
    setZoomed(hung.find((each) => each.number === number && each.work.position === position));
  return (
    <div className={styles.comparison}>
      {measured.length > 0 && (
        <div>
          <Wall
            ref={wall}
            round={round}
            works={measured}
            label={words.compareWall[language]}
            numbered
            zoom={zooms[zoom] ?? 1}
            width={copyWidth}
            onZoom={open}
            tools={
              <div className={styles.tools}>
                <IconButton label={words.smaller[language]} disabled={zoom === 0} onClick={() => resize(-1)}>
                  <Icon name="minus" />
                </IconButton>
                <span>{Math.round((zooms[zoom] ?? 1) * 100)}%</span>
                <IconButton
                  label={words.larger[language]}
                  disabled={zoom === zooms.length - 1}
                  onClick={() => resize(1)}
                >
                  <Icon name="plus" />
                </IconButton>
              </div>
            }
          />
        </div>
      )}
      {unmeasured.length > 0 && (
        <section className={styles.unmeasured} aria-labelledby="jury-not-to-scale">
          <h2 id="jury-not-to-scale">{words.notToScale[language]}</h2>
          <ul>
            {unmeasured.map(({ number, work }) => (
              <li key={`${number} ${work.position}`}>
                <button
                  type="button"
                  aria-label={`${words.zoom[language]}: ${entryName(number)[language]}, ${titleOf(work, language)}`}
                  onClick={() => open(number, work.position)}
                >
                  <JuryPicture
                    path={pictureAt(round.id, number, work.position, copyWidth)}
                    size={work.image}
                    alt=""
                    lazy
                  />
                </button>
                <span aria-hidden="true">{number}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {failed && <Failed retry={reload} />}
      <ul className={styles.entries} aria-label={words.marked[language]}>
        {shown.map(({ number, works, without, read }) => (
          <li key={number} className={styles.entry}>
            <div className={styles.head}>
              <h2>
                <Link to={hrefOf(number)} replace defaultShouldRevalidate={false}>
                  {entryName(number)[language]}
                </Link>
              </h2>
              <span className={styles.figure}>{figureOf(number)}</span>
              <IconButton label={outOfComparison(number)[language]} onClick={() => takeOut(number)}>
                <Icon name="close" />
              </IconButton>
            </div>
            {works.length > 1 && (
              <ul className={styles.works} aria-label={words.shownWorks[language]}>
                {works.map((work) => {
                  const isOut = without.includes(work.position);
                  const isLast = !isOut && without.length === works.length - 1;
                  return (
                    <li key={work.position}>
                      <button
                        type="button"
                        className={styles.thumb}
                        aria-pressed={!isOut}
                        disabled={isLast}
                        aria-label={`${workName(work.position)[language]}: ${titleOf(work, language)}`}
                        onClick={() => comparing.toggleWork(number, work.position)}
                      >
                        <JuryPicture path={pictureAt(round.id, number, work.position, 384)} size={work.image} alt="" />
                      </button>
                    </li>
                  );
                })}
              </ul>
            )}
            {read?.works
              .filter(({ position }) => !without.includes(position))
              .map((work) => (
                <WorkFacts key={work.position} work={work} artist={read.artist} brief />
              ))}
          </li>
        ))}
      </ul>
      {zoomed && (
        <ZoomedWork
          round={round.id}
          number={zoomed.number}
          position={zoomed.work.position}
          width={copyWidth}
          title={titleOf(zoomed.work, language)}
          onClose={() => setZoomed(undefined)}
        />
      )}
    </div>
  );
}

/** Without an entry where the juror may no longer see it. */
async function entryOrGone(round: string, number: number): Promise<{ number: number; entry?: JurorEntry }> {
  try {
    return { number, entry: await api.get(entryAt(round, number)) };
  } catch (failure) {
    if (hasStatus(failure, 404)) return { number };
    throw failure;
  }
}
