import type { JurorEntry, JurorEntryInList, JurorRound } from '@hwarang/domain/juries/judging.contract';
import type { LocalizedText } from '@hwarang/domain/language';
import { useEffect, useRef, useState } from 'react';
import { ConfirmModal } from '../admin/confirm-modal.tsx';
import { alert } from '../design/alerts/alerts.ts';
import { Button } from '../design/button.tsx';
import { Icon } from '../design/icon.tsx';
import { Failed, Loading } from '../design/states/states.tsx';
import { refusal, useAction } from '../design/use-action.ts';
import { DeepZoom } from '../design/zoom/deep-zoom.tsx';
import { api } from '../platform/api.ts';
import { ApiFailure } from '../platform/api-failure.ts';
import { useLanguage } from '../platform/language.ts';
import { useApi, useRead } from '../platform/query.ts';
import { entryAt, pictureAt } from './addresses.ts';
import styles from './entry-view.module.css';
import { entryName, juryWords, judgingWords as words, workName } from './jury.words.ts';
import { JuryPicture } from './jury-picture.tsx';
import { keptPicture, loadPicture } from './pictures.ts';
import { ScorePanel, useMarking } from './score-panel.tsx';
import { SideBySide } from './side-by-side.tsx';
import { titleOf } from './title-of.ts';
import { useJudgingKeys } from './use-judging-keys.ts';
import type { Scores } from './use-scores.ts';
import { WorkFacts } from './work-facts.tsx';

interface Props {
  round: JurorRound;
  number: number;
  scores: Scores;
  /** As much of it as the list tells: it is shown, and can be judged, while the rest is on its way. */
  listed: JurorEntryInList | undefined;
  /** The one after it, whose first picture is fetched while this one is looked at. */
  neighbour: JurorEntryInList | undefined;
  onStep: (by: 1 | -1) => void;
  onNextOpen: (() => void) | undefined;
  onOverview: () => void;
  onKeys: () => void;
  onRecused: () => void;
}

const stageWidth = 1536;

export function EntryView(props: Props) {
  const { round, number } = props;
  const language = useLanguage();
  const { answer: entry, failed, failure, reload } = useApi(entryAt(round.id, number));
  if (failed && failure instanceof ApiFailure && failure.status === 404)
    return <p className={styles.gone}>{words.goneEntry[language]}</p>;
  if (failed) return <Failed retry={reload} />;
  const shown = entry ?? begunOf(props.listed);
  return shown ? <Shown {...props} entry={shown} /> : <Loading />;
}

const unknown = { year: null, material: null, size: null, depth_cm: null, description: null };
const begunOf = (listed: JurorEntryInList | undefined): JurorEntry | undefined =>
  listed && {
    number: listed.number,
    works: listed.works.map((work) => ({ ...unknown, ...work })),
    answers: [],
    score: listed.score,
    draft: listed.draft,
  };

function Shown({ round, number, entry, scores, neighbour, ...on }: Props & { entry: JurorEntry }) {
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

  // Who works with keys goes on here: the entry before has taken the focus with it.
  useEffect(() => {
    if (document.activeElement === document.body) stage.current?.focus({ preventScroll: true });
  }, []);
  const [ahead] = neighbour?.works ?? [];
  const next = ahead?.image && neighbour && pictureAt(round.id, neighbour.number, ahead.position, stageWidth);
  useEffect(() => {
    if (next) void loadPicture(next).catch(() => undefined);
  }, [next]);

  const recuse = () =>
    run(async () => {
      await api.post(`${entryAt(round.id, number)}/recusal`, {});
      setAsks(false);
      void alert(words.recused[language], { tone: 'good' });
      on.onRecused();
    });

  useJudgingKeys(round.method, (action) => {
    if (action.do === 'digit' || action.do === 'undo' || action.do === 'vote') return marking.act(action);
    const acts: Record<typeof action.do, () => unknown> = {
      next: () => on.onStep(1),
      previous: () => on.onStep(-1),
      'next-open': () => on.onNextOpen?.(),
      'next-work': () => setAt((at + 1) % entry.works.length),
      zoom: () => setZoomed(work?.position),
      scale: () => side.current?.scrollIntoView({ block: 'start' }),
      overview: on.onOverview,
      note: () => note.current?.focus(),
      recuse: () => setAsks(true),
      keys: on.onKeys,
    };
    acts[action.do]();
    return true;
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
        {work && <WorkFacts work={work} artist={entry.artist} />}
        <SideBySide ref={side} round={round} number={number} works={entry.works} onZoom={setZoomed} />
        <Answers answers={entry.answers} />
      </div>
      {zoomed !== undefined && (
        <Zoom
          title={entry.works.find(({ position }) => position === zoomed)?.title ?? ''}
          path={pictureAt(round.id, number, zoomed)}
          shown={keptPicture(pictureAt(round.id, number, zoomed, stageWidth)) ?? ''}
          onClose={() => setZoomed(undefined)}
        />
      )}
      {asks && (
        <ConfirmModal
          title={words.recuseTitle[language]}
          confirm={words.recuseConfirm[language]}
          look="danger"
          busy={busy}
          onConfirm={() => void recuse()}
          onClose={() => setAsks(false)}
        >
          {words.recuseText[language]}
        </ConfirmModal>
      )}
    </div>
  );
}

function Zoom({ path, shown, title, onClose }: { path: string; shown: string; title: string; onClose: () => void }) {
  const { answer: source, failed } = useRead(['jury picture', path], async () => ({
    type: 'image' as const,
    url: await loadPicture(path),
  }));
  // The smaller copy can be looked at closely too.
  const smaller = failed && shown ? { type: 'image' as const, url: shown } : undefined;
  return <DeepZoom source={source ?? smaller} shown={shown} title={title} onClose={onClose} />;
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
