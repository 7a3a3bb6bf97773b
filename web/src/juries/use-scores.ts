import type { JurorEntryInList, JurorRound } from '@hwarang/domain/juries/judging.contract';
import type { GivenScore } from '@hwarang/domain/juries/juries.contract';
import { problemOfScore } from '@hwarang/domain/juries/scores';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { alert } from '../design/alerts/alerts.ts';
import { api } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { on } from '../platform/on.ts';
import { readSession } from '../platform/session.ts';
import { readStored, store } from '../platform/stored.ts';
import { entryAt } from './addresses.ts';
import { judgingWords as words } from './jury.words.ts';
import { type Kept, keptOf, type SaveState, ScoreSaver } from './score-saver.ts';

const noScore: GivenScore = { marks: null, vote: null, note: '' };
const givenOf = ({ marks, vote, note }: Kept): GivenScore => ({ marks, vote, note });

/** Scores of one juror in one round, as they stand on the screen; each change is on its way to the server at once. */
export function useScores(round: JurorRound, entries: readonly JurorEntryInList[]) {
  const language = useLanguage();
  const [state, setState] = useState<SaveState>('saved');
  const [changed, setChanged] = useState<Record<number, GivenScore>>({});
  const show = useCallback(
    (number: number, score: GivenScore) => setChanged((before) => ({ ...before, [number]: score })),
    [],
  );
  const spoken = useRef(language);
  spoken.current = language;
  const saver = useMemo(() => {
    const place = `hwarang-jury-${readSession().userId}-${round.id}`;
    const saver: ScoreSaver = new ScoreSaver({
      // What lacks a mark or the vote is kept for this juror alone, and counts nowhere.
      send: (number, score) =>
        problemOfScore(round, score)
          ? api.put(`${entryAt(round.id, number)}/draft`, score)
          : api.put(`${entryAt(round.id, number)}/score`, score),
      onState: setState,
      onConflict: (number, theirs, mine) => {
        // The newer marks count; of the notes nothing is lost.
        const note = [theirs.note, mine.note === theirs.note ? '' : mine.note].filter(Boolean).join('\n');
        const merged = { ...givenOf(theirs), note };
        show(number, merged);
        if (note !== theirs.note) saver.put(number, merged);
        void alert(words.elsewhere[spoken.current], { tone: 'bad' });
      },
      onRefused: () => void alert(words.refused[spoken.current], { tone: 'bad' }),
      kept: readStored(place),
      keep: (pending) => store(place, pending),
    });
    return saver;
  }, [round, show]);
  useEffect(() => {
    const flush = () => void saver.flush();
    const stop = on(window, ['online', 'pagehide'], flush);
    return () => {
      stop();
      void saver.flush();
    };
  }, [saver]);
  for (const { number, ...own } of entries) saver.seen(number, keptOf(own)?.__v ?? null);
  const kept = new Map(entries.map(({ number, ...own }) => [number, keptOf(own)]));
  const scoreOf = (number: number): GivenScore => {
    const saved = kept.get(number);
    return changed[number] ?? saver.waiting(number) ?? (saved ? givenOf(saved) : noScore);
  };
  /** What is said of an entry: nothing while nothing was given. */
  const stateOf = (number: number): SaveState | 'draft' | undefined => {
    const given = scoreOf(number);
    const isEmpty = given.marks === null && given.vote === null && given.note === '';
    if (isEmpty) return undefined;
    return state === 'saved' && problemOfScore(round, given) ? 'draft' : state;
  };
  return {
    stateOf,
    scoreOf,
    change: (number: number, part: Partial<GivenScore>) => {
      const next = { ...scoreOf(number), ...part };
      show(number, next);
      saver.put(number, next);
    },
    flush: () => saver.flush(),
    forget: (number: number) => saver.forget(number),
  };
}

export type Scores = ReturnType<typeof useScores>;
