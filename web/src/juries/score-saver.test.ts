import type { ScoreRequest } from '@hwarang/domain/juries/judging.contract';
import type { GivenScore } from '@hwarang/domain/juries/juries.contract';
import { expect, test } from 'vitest';
import { ApiFailure } from '../platform/api-failure.ts';
import { type SaveState, ScoreSaver } from './score-saver.ts';

const score = (note: string): GivenScore => ({ marks: null, vote: 'yes', note });
const saved = (given: ScoreRequest, __v: number) => ({ ...given, note: given.note ?? '', __v, updatedAt: '' });

function opened(answer: (number: number, given: ScoreRequest, call: number) => ReturnType<typeof saved>) {
  const sent: [number, ScoreRequest][] = [];
  const states: SaveState[] = [];
  const told: unknown[] = [];
  const stored: { kept?: unknown } = {};
  const options = {
    send: async (number: number, given: ScoreRequest) => {
      sent.push([number, given]);
      return answer(number, given, sent.length);
    },
    onState: (state: SaveState) => void states.push(state),
    onConflict: (...what: unknown[]) => void told.push(what),
    onRefused: (number: number) => void told.push(number),
    pause: 60_000,
    retry: 60_000,
    kept: undefined,
    keep: (pending: unknown) => {
      stored.kept = pending;
    },
  };
  const saver = new ScoreSaver(options);
  return { saver, sent, states, told, stored, options };
}

test('only the latest score of each entry is sent, with the version that was seen', async () => {
  const { saver, sent, states, stored } = opened((_, given) => saved(given, 3));
  saver.seen(7, 2);
  saver.put(7, score('a'));
  saver.put(7, score('ab'));
  await saver.flush();
  saver.put(7, score('abc'));
  await saver.flush();
  saver.stop();
  expect(sent.map(([number, { note, __v }]) => [number, note, __v])).toEqual([
    [7, 'ab', 2],
    [7, 'abc', 3],
  ]);
  expect([states.at(-1), stored.kept]).toEqual(['saved', undefined]);
});

test('what could not be sent stays, also over a reload, and is sent again', async () => {
  const { saver, sent, states, stored, options } = opened((_, given, call) => {
    if (call === 1) throw new ApiFailure(0, undefined);
    return saved(given, 1);
  });
  saver.put(4, score('kept'));
  await saver.flush();
  saver.stop();
  expect(states.at(-1)).toBe('unsaved');
  const after = new ScoreSaver({ ...options, kept: stored.kept });
  expect(after.waiting(4)?.note).toBe('kept');
  await after.flush();
  after.stop();
  expect(sent).toHaveLength(2);
  expect([states.at(-1), after.waiting(4)]).toEqual(['saved', undefined]);
});

test('a score without all its marks is sent too, one after the other', async () => {
  const { saver, sent, stored } = opened((_, given, call) => saved(given, call));
  saver.put(2, { ...score('first thoughts'), vote: null });
  await saver.flush();
  saver.put(2, score('first thoughts'));
  await saver.flush();
  saver.stop();
  expect(sent.map(([, { vote, __v }]) => [vote, __v])).toEqual([
    [null, null],
    ['yes', 1],
  ]);
  expect(stored.kept).toBeUndefined();
});

test('what was only begun on another device is not written over unseen either', async () => {
  const { vote: _, ...begun } = saved(score('theirs'), 4);
  const { saver, told } = opened(() => {
    throw new ApiFailure(409, { data: { score: null, draft: begun } });
  });
  saver.put(1, score('mine'));
  await saver.flush();
  saver.stop();
  expect(told).toEqual([[1, { ...begun, vote: null }, score('mine')]]);
});

test('a score from another device is not written over unseen', async () => {
  const theirs = saved(score('theirs'), 9);
  const { saver, told } = opened(() => {
    throw new ApiFailure(409, { data: { score: theirs, draft: null } });
  });
  saver.put(1, score('mine'));
  await saver.flush();
  saver.stop();
  expect(told).toEqual([[1, theirs, score('mine')]]);
});

test('what the server will never take is told and not sent again', async () => {
  const { saver, told, sent, states } = opened(() => {
    throw new ApiFailure(404, undefined);
  });
  saver.put(1, score('late'));
  await saver.flush();
  await saver.flush();
  saver.stop();
  expect([told, sent.length, states.at(-1)]).toEqual([[1], 1, 'saved']);
});
