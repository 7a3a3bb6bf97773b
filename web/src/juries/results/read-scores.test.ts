import { expect, test } from 'vitest';
import { readScores } from './read-scores.ts';

const score = { marks: null, vote: 'yes', salt: 'ab', counted: true };
const round = {
  round: '0123456789abcdef01234567',
  name: { ko: '본심', en: 'Final round' },
  entry: 3,
  method: 'votes',
  criteria: [],
  scores: [score],
};
const saved = { outcome: 'thanks', place: null, feedback: null, rounds: [round] };

test('a saved file of scores is read as it was saved', () => {
  expect(readScores(JSON.stringify(saved, undefined, 2))).toEqual({ rounds: saved.rounds });
});

test('what is no file of scores is not taken for one', () => {
  const wrongScores = [{}, { ...score, vote: 'toString' }, { ...score, marks: { idea: 'x' } }, { ...score, salt: 1 }];
  const wrong = [{ scores: [] }, ...wrongScores.map((one) => ({ ...round, scores: [one] }))];
  const files = wrong.map((one) => JSON.stringify({ ...saved, rounds: [one] }));
  for (const text of ['', 'x', 'null', '[]', '{}', '{"rounds":[null]}', ...files])
    expect(readScores(text), text).toBeUndefined();
});
