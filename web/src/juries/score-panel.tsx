import type { JurorRound } from '@hwarang/domain/juries/judging.contract';
import type { GivenScore, Vote } from '@hwarang/domain/juries/juries.contract';
import { pointsOf } from '@hwarang/domain/juries/ranking';
import { type CSSProperties, type ReactNode, type RefObject, useState } from 'react';
import { RangeField } from '../design/fields/range-field.tsx';
import { TextArea } from '../design/fields/text-field.tsx';
import { useLanguage } from '../platform/language.ts';
import { type JudgingAction, typedMark } from './judging-keys.ts';
import { voteWords, judgingWords as words } from './jury.words.ts';
import styles from './score-panel.module.css';
import type { Scores } from './use-scores.ts';

/** Up to so many steps every mark has a button; beyond, it is typed. */
const mostButtons = 11;
const voteKeys = { yes: 'Y', maybe: 'M', no: 'N' } as const satisfies Record<Vote, string>;

type Given = Extract<JudgingAction, { do: 'digit' | 'undo' | 'vote' }>;

/** Marks one criterion after the other, and remembers which one a digit is for. */
export function useMarking(round: JurorRound, score: GivenScore, change: (part: Partial<GivenScore>) => void) {
  const { criteria, scale } = round;
  const marks = score.marks ?? {};
  const [at, setAt] = useState(() =>
    Math.max(
      0,
      criteria.findIndex(({ id }) => marks[id] === undefined),
    ),
  );
  const [typed, setTyped] = useState('');
  const put = (index: number, mark: number | undefined) => {
    const criterion = criteria[index];
    if (!criterion) return;
    const { [criterion.id]: _, ...others } = marks;
    const next = mark === undefined ? others : { ...others, [criterion.id]: mark };
    change({ marks: Object.keys(next).length > 0 ? next : null });
  };
  const goOn = (index: number) => {
    setTyped('');
    setAt(index);
  };
  return {
    at,
    mark: (index: number, mark: number) => {
      const isSame = marks[criteria[index]?.id ?? ''] === mark;
      put(index, isSame ? undefined : mark);
      goOn(isSame ? index : index + 1);
    },
    type: (index: number, mark: number | undefined) => put(index, mark),
    vote: (vote: Vote) => change({ vote: score.vote === vote ? null : vote }),
    /** False for a key that means nothing here. */
    act: (action: Given): boolean => {
      if (action.do === 'vote') {
        change({ vote: action.vote });
        return true;
      }
      if (action.do === 'undo') {
        const before = typed === '' && at > 0 ? at - 1 : at;
        put(before, undefined);
        goOn(before);
        return true;
      }
      const given = criteria[at] && typedMark(scale, typed, action.digit);
      if (!given) return false;
      if (given.mark >= scale.from) put(at, given.mark);
      if (given.complete) goOn(at + 1);
      else setTyped(String(given.mark));
      return true;
    },
  };
}

interface Props {
  round: JurorRound;
  score: GivenScore;
  state: ReturnType<Scores['stateOf']>;
  marking: ReturnType<typeof useMarking>;
  note: RefObject<HTMLTextAreaElement | null>;
  onNote: (text: string) => void;
  onLeaveNote: () => void;
  children: ReactNode;
}

export function ScorePanel({ round, score, state, marking, note, onNote, onLeaveNote, children }: Props) {
  const language = useLanguage();
  const points = pointsOf(round, score);
  return (
    <section className={styles.panel} aria-labelledby="jury-score">
      <div className={styles.head}>
        <h2 id="jury-score">{words[round.method === 'votes' ? 'vote' : 'score'][language]}</h2>
        {round.method === 'scores' && (
          <p className={styles.total}>
            {points === undefined ? '–' : points.toFixed(2)} <small>/ {round.scale.to}</small>
          </p>
        )}
      </div>
      {round.method === 'votes' ? (
        <div className={styles.votes}>
          {(Object.keys(voteKeys) as Vote[]).map((vote) => (
            <button
              key={vote}
              type="button"
              className={styles.vote}
              aria-pressed={score.vote === vote}
              aria-keyshortcuts={voteKeys[vote]}
              onClick={() => marking.vote(vote)}
            >
              {voteWords[vote][language]}
              <small aria-hidden="true">{voteKeys[vote]}</small>
            </button>
          ))}
        </div>
      ) : (
        <Criteria round={round} score={score} marking={marking} />
      )}
      <TextArea
        ref={note}
        label={words.note[language]}
        hint={words.noteHint[language]}
        aria-keyshortcuts="C"
        rows={4}
        maxLength={5000}
        value={score.note}
        onChange={({ currentTarget }) => onNote(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onLeaveNote();
        }}
      />
      <div className={styles.foot}>
        <p role="status" data-state={state}>
          {state && words[state === 'draft' && round.method === 'votes' ? 'draftVote' : state][language]}
        </p>
        {children}
      </div>
    </section>
  );
}

function Criteria({ round, score, marking }: Pick<Props, 'round' | 'score' | 'marking'>) {
  const language = useLanguage();
  const { criteria, scale } = round;
  const steps = scale.to - scale.from + 1;
  const all = Array.from({ length: steps <= mostButtons ? steps : 0 }, (_, index) => scale.from + index);
  const total = criteria.reduce((sum, { weight }) => sum + weight, 0);
  return (
    <div className={styles.criteria} style={{ '--steps': steps } as CSSProperties}>
      {criteria.map(({ id, label, weight }, index) => {
        const given = score.marks?.[id];
        const share = `${Math.round((weight / total) * 100)}%`;
        const name = (
          <>
            {label[language]}
            {criteria.length > 1 && <small>{share}</small>}
          </>
        );
        return all.length === 0 ? (
          <RangeField
            key={id}
            label={name}
            hint={`${scale.from}–${scale.to}`}
            least={scale.from}
            most={scale.to}
            whole
            clears
            value={given}
            onChange={(mark) => marking.type(index, mark)}
          />
        ) : (
          <fieldset key={id} className={styles.criterion} data-current={index === marking.at ? '' : undefined}>
            <legend>{name}</legend>
            <div className={styles.marks}>
              {all.map((mark) => (
                <button
                  key={mark}
                  type="button"
                  className={styles.mark}
                  aria-pressed={given === mark}
                  onClick={() => marking.mark(index, mark)}
                >
                  {mark}
                </button>
              ))}
            </div>
          </fieldset>
        );
      })}
    </div>
  );
}
