import type { JurorEntry, JurorEntryInList, JurorRound } from '@hwarang/domain/juries/judging.contract';
import type { LocalizedText } from '@hwarang/domain/language';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { ConfirmModal } from '../design/modal/confirm.tsx';
import { Failed, Loading } from '../design/states/states.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { api } from '../platform/api.ts';
import { hasStatus } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { useApi } from '../platform/query.ts';
import { entryAt, pictureAt } from './addresses.ts';
import { CompareToggle, useMark } from './compare-tray.tsx';
import type { Comparing } from './compared.ts';
import styles from './entry-view.module.css';
import type { JudgingAction } from './judging-keys.ts';
import { entryName, juryWords, judgingWords as words, workName } from './jury.words.ts';
import { JuryPicture } from './jury-picture.tsx';
import { loadPicture } from './pictures.ts';
import { ScorePanel, useMarking } from './score-panel.tsx';
import { SideBySide } from './side-by-side.tsx';
import { titleOf } from './title-of.ts';
import { useJudgingKeys } from './use-judging-keys.ts';
import type { Scores } from './use-scores.ts';
import { WorkFacts } from './work-facts.tsx';
import { ZoomedWork } from './zoomed-work.tsx';

interface Props {
  round: JurorRound;
  number: number;
  scores: Scores;
  comparing: Comparing;
  /** As much of it as the list tells: it is shown, and can be judged, while the rest is on its way. */
  listed: JurorEntryInList | undefined;
  /** Those after it, whose first pictures are fetched while this one is looked at. */
  ahead: readonly JurorEntryInList[];
  onStep: (by: 1 | -1) => void;
  onNextOpen: (() => void) | undefined;
  onOverview: () => void;
  onFind: () => void;
  onCompare: () => void;
  onKeys: () => void;
  onRecused: () => void;
}

const stageWidth = 1536;

export function EntryView(props: Props) {
  const { round, number } = props;
  const language = useLanguage();
  const { answer: entry, failed, failure, reload } = useApi(entryAt(round.id, number));
  if (failed && hasStatus(failure, 404))
    return (
      <Unshown {...props}>
        <p className={styles.gone}>{words.goneEntry[language]}</p>
      </Unshown>
    );
  const shown = entry ?? begunOf(props.listed);
  if (!shown)
    return (
      <Unshown {...props}>
        <Loading />
      </Unshown>
    );
  // What the list tells is enough to judge it: an answer that did not come is said below, and keys go on working.
  return <Shown {...props} entry={shown} failed={failed} onRetry={reload} />;
}

/** In the place of an entry that cannot be shown: keys lead on from here too. */
function Unshown({ round, number, children, ...on }: Props & { children: ReactNode }) {
  const language = useLanguage();
  const here = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) here.current?.focus({ preventScroll: true });
  }, []);
  useJudgingKeys(round.method, (action) => {
    const act = onwardOf(on)[action.do];
    act?.();
    return act !== undefined;
  });
  return (
    <section ref={here} tabIndex={-1} className={styles.unshown} aria-label={entryName(number)[language]}>
      {children}
    </section>
  );
}

/** Keys that lead away from the entry. */
const onwardOf = (
  on: Pick<Props, 'onStep' | 'onNextOpen' | 'onOverview' | 'onFind' | 'onCompare' | 'onKeys'>,
): Partial<Record<JudgingAction['do'], () => void>> => ({
  next: () => on.onStep(1),
  previous: () => on.onStep(-1),
  'next-open': () => on.onNextOpen?.(),
  overview: on.onOverview,
  find: on.onFind,
  compare: on.onCompare,
  keys: on.onKeys,
});

const unknown = { year: null, material: null, size: null, depth_cm: null, description: null };
const begunOf = (listed: JurorEntryInList | undefined): JurorEntry | undefined =>
  listed && {
    number: listed.number,
    works: listed.works.map((work) => ({ ...unknown, ...work })),
    answers: [],
    score: listed.score,
    draft: listed.draft,
  };

interface ShownProps extends Props {
  entry: JurorEntry;
  failed: boolean;
  onRetry: () => void;
}

function Shown({ round, number, entry, scores, comparing, ahead, failed, ...on }: ShownProps) {
  const language = useLanguage();
  const stage = useRef<HTMLElement>(null);
  const side = useRef<HTMLDivElement>(null);
  const note = useRef<HTMLTextAreaElement>(null);
  const [at, setAt] = useState(0);
  const [zoomed, setZoomed] = useState<number | undefined>(undefined);
  const [asks, setAsks] = useState(false);
  const { busy, run } = useAction(refusal(juryWords.failed));
  const marking = useMarking(round, scores.scoreOf(number), (part) => scores.change(number, part));
  const work = entry.works[at];
  const mark = useMark(comparing);

  // Who works with keys goes on here: the entry before has taken the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, []);
  const coming = ahead
    .flatMap(({ number: after, works: [first] }) =>
      first?.image ? [pictureAt(round.id, after, first.position, stageWidth)] : [],
    )
    .join(' ');
  useEffect(() => {
    let left = false;
    // One after the other, and none once the juror has gone on: the picture that is looked at must not wait for them.
    const fetchAhead = async () => {
      for (const path of coming.split(' ').filter(Boolean)) if (!left) await loadPicture(path).catch(() => undefined);
    };
    void fetchAhead();
    return () => {
      left = true;
    };
  }, [coming]);

  const recuse = () =>
    run(async () => {
      await api.post(`${entryAt(round.id, number)}/recusal`, {});
      setAsks(false);
      void alert(words.recused[language], { tone: 'good' });
      on.onRecused();
    });

  const left = useRef<boolean>(false);
  useJudgingKeys(round.method, (action) => {
    // On a slow machine a number that is typed after '/' may come before the search is there: it is no mark for this entry.
    if (left.current) return true;
    left.current = action.do === 'find' || action.do === 'overview' || action.do === 'compare';
    if (action.do === 'digit' || action.do === 'undo' || action.do === 'vote') return marking.act(action);
    const acts: Partial<Record<typeof action.do, () => unknown>> = {
      ...onwardOf(on),
      'next-work': () => setAt((at + 1) % entry.works.length),
      zoom: () => setZoomed(work?.position),
      scale: () => side.current?.scrollIntoView({ block: 'start' }),
      note: () => note.current?.focus(),
      recuse: () => setAsks(true),
      mark: () => mark(number),
    };
    const act = acts[action.do];
    act?.();
    return act !== undefined;
  });

  return (
    <div className={styles.entry}>
      <section ref={stage} className={styles.stage} tabIndex={-1} aria-label={entryName(number)[language]}>
        {work && (
          <button
            type="button"
            className={styles.work}
            aria-label={`${words.zoom[language]}: ${titleOf(work, language)}`}
            onClick={() => setZoomed(work.position)}
          >
            <JuryPicture
              path={pictureAt(round.id, number, work.position, stageWidth)}
              size={work.image}
              alt={titleOf(work, language)}
              className={styles.picture}
            />
          </button>
        )}
        {entry.works.length > 1 && (
          <ul className={styles.strip} aria-label={words.works[language]}>
            {entry.works.map(({ position, image, ...named }, index) => (
              <li key={position}>
                <button
                  type="button"
                  className={styles.thumb}
                  aria-current={index === at ? 'true' : undefined}
                  aria-label={`${workName(position)[language]}: ${titleOf(named, language)}`}
                  onClick={() => setAt(index)}
                >
                  <JuryPicture path={pictureAt(round.id, number, position, 384)} size={image} alt="" />
                </button>
              </li>
            ))}
          </ul>
        )}
      </section>
      <div className={styles.panel}>
        <ScorePanel
          round={round}
          score={scores.scoreOf(number)}
          state={scores.stateOf(number)}
          marking={marking}
          note={note}
          onNote={(text) => scores.change(number, { note: text })}
          onLeaveNote={() => stage.current?.focus({ preventScroll: true })}
        >
          <Button look="plain" className={styles.recuse} aria-keyshortcuts="R" onClick={() => setAsks(true)}>
            <Icon name="eye-off" size={18} />
            {words.recuse[language]}
          </Button>
        </ScorePanel>
      </div>
      <div className={styles.more}>
        <div className={styles.label}>
          {work && <WorkFacts work={work} artist={entry.artist} />}
          <CompareToggle comparing={comparing} number={number} className={styles.compare} />
        </div>
        <SideBySide ref={side} round={round} number={number} works={entry.works} onZoom={setZoomed} />
        {failed && <Failed retry={on.onRetry} />}
        <Answers answers={entry.answers} />
      </div>
      {zoomed !== undefined && (
        <ZoomedWork
          round={round.id}
          number={number}
          position={zoomed}
          width={stageWidth}
          title={entry.works.find(({ position }) => position === zoomed)?.title ?? ''}
          onClose={() => setZoomed(undefined)}
        />
      )}
      {asks && (
        <ConfirmModal
          title={words.recuseTitle[language]}
          confirm={words.recuseConfirm[language]}
          look="danger"
          busy={busy}
          onConfirm={recuse}
          onClose={() => setAsks(false)}
        >
          {words.recuseText[language]}
        </ConfirmModal>
      )}
    </div>
  );
}

function Answers({ answers }: Pick<JurorEntry, 'answers'>) {
  const language = useLanguage();
  if (answers.length === 0) return null;
  const textOf = (answer: string | number | LocalizedText) => (typeof answer === 'object' ? answer[language] : answer);
  return (
    <section className={styles.answers} aria-labelledby="jury-answers">
      <h2 id="jury-answers">{words.answers[language]}</h2>
      <dl>
        {answers.map(({ label, answer }) => (
          <div key={label.ko}>
            <dt>{label[language]}</dt>
            <dd>{textOf(answer)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
