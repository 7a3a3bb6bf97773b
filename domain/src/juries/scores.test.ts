import { expect, test } from 'vitest';
import { problemOfScore } from './scores.ts';

const label = { ko: '구상', en: 'Idea' };
const criteria = [
  { id: 'idea', label, weight: 2 },
  { id: 'craft', label, weight: 1 },
];
const byScores = { method: 'scores' as const, criteria, scale: { from: 1, to: 5 } };
const byVotes = { ...byScores, method: 'votes' as const };

test('a round by scores takes a mark on its scale for every criterion, and no vote', () => {
  const field = (marks: Record<string, number> | null, vote: 'yes' | null = null) =>
    problemOfScore(byScores, { marks, vote })?.field;
  expect(field({ idea: 1, craft: 5 })).toBeUndefined();
  expect(field({ idea: 0, craft: 5 })).toBe('marks');
  expect(field({ idea: 1, craft: 6 })).toBe('marks');
  expect(field({ idea: 1 })).toBe('marks');
  expect(field({ idea: 1, craft: 1, other: 1 })).toBe('marks');
  expect(field({ idea: 1, other: 1 })).toBe('marks');
  expect(field(null)).toBe('marks');
  expect(field({ idea: 1, craft: 5 }, 'yes')).toBe('vote');
});

test('a round by votes takes a vote, and no marks', () => {
  expect(problemOfScore(byVotes, { marks: null, vote: 'no' })).toBeUndefined();
  expect(problemOfScore(byVotes, { marks: null, vote: null })?.field).toBe('vote');
  expect(problemOfScore(byVotes, { marks: { idea: 1 }, vote: 'yes' })?.field).toBe('marks');
});
