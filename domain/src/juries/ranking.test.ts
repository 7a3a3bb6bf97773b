import { expect, test } from 'vitest';
import { type CountedScore, pointsOf, rankingOf } from './ranking.ts';

const byVotes = { method: 'votes' as const, criteria: [] };
const byMarks = {
  method: 'scores' as const,
  criteria: [
    { id: 'idea', weight: 2 },
    { id: 'craft', weight: 1 },
  ],
};
const single = { method: 'scores' as const, criteria: [{ id: 'all', weight: 3 }] };
/** Rows are jurors, columns entries; nothing where a juror was recused. */
const table = (rows: Record<string, (number | null)[]>, entries: string[]): CountedScore[] =>
  Object.entries(rows).flatMap(([juror, marks]) =>
    marks.flatMap((mark, index) =>
      mark === null ? [] : [{ juror, entry: entries[index] ?? '', marks: { all: mark }, vote: null }],
    ),
  );

test('a score counts as the weighted mean of its marks, a vote as 2, 1 or 0', () => {
  expect(pointsOf(byMarks, { marks: { idea: 9, craft: 6 }, vote: null })).toBe(8);
  expect(['yes', 'maybe', 'no'].map((vote) => pointsOf(byVotes, { marks: null, vote: vote as 'yes' }))).toEqual([
    2, 1, 0,
  ]);
});

test('a score with a mark missing is not counted', () => {
  expect(pointsOf(byMarks, { marks: { idea: 9 }, vote: null })).toBeUndefined();
  expect(pointsOf(byMarks, { marks: null, vote: 'yes' })).toBeUndefined();
  expect(pointsOf(byVotes, { marks: { idea: 9 }, vote: null })).toBeUndefined();
});

test('mean, sample spread and z-scores are those computed by hand', () => {
  // Strict gives 2 4 6 (mean 4, population deviation √(8/3)), mild gives 8 9 10 (mean 9, deviation √(2/3)): z = ∓√(3/2), 0, ±√(3/2).
  const entries = ['a', 'b', 'c'];
  const [first, second, third] = rankingOf(single, entries, table({ strict: [2, 4, 6], mild: [10, 9, 8] }, entries));
  expect(first).toMatchObject({ entry: 'c', votes: 2, mean: 7, rank: 1, tied: false });
  expect(first?.spread).toBeCloseTo(Math.SQRT2, 12);
  expect(second).toMatchObject({ entry: 'b', mean: 6.5, rank: 2 });
  expect(second?.spread).toBeCloseTo(5 / Math.SQRT2, 12);
  expect(third).toMatchObject({ entry: 'a', mean: 6, rank: 3 });
  // One put it first, the other last: normalised, all three are even.
  for (const row of [first, second, third]) {
    expect(row?.normalised).toBeCloseTo(0, 12);
    expect(row).toMatchObject({ normalised_rank: 1, normalised_tied: true });
  }
});

test('a strict juror who scored only some entries pulls the mean down, not the normalised value', () => {
  const entries = ['a', 'b', 'c'];
  const ranked = rankingOf(single, entries, table({ strict: [3, 1, null], mild: [9, 8, 7] }, entries));
  expect(ranked.map(({ entry, mean }) => [entry, mean])).toEqual([
    ['c', 7],
    ['a', 6],
    ['b', 4.5],
  ]);
  const byNormal = [...ranked].sort((one, other) => (one.normalised_rank ?? 0) - (other.normalised_rank ?? 0));
  expect(byNormal.map(({ entry }) => entry)).toEqual(['a', 'b', 'c']);
  const [a, b, c] = byNormal;
  // Strict: mean 2, deviation 1. Mild: mean 8, deviation √(2/3).
  expect(a?.normalised).toBeCloseTo((1 + Math.sqrt(1.5)) / 2, 12);
  expect(b?.normalised).toBeCloseTo(-0.5, 12);
  expect(c?.normalised).toBeCloseTo(-Math.sqrt(1.5), 12);
});

test('entries with equal means share a rank, and the next one counts them all', () => {
  const entries = ['a', 'b', 'c', 'd'];
  const ranked = rankingOf(single, entries, table({ one: [9, 7, 7, 1], two: [8, 6, 6, 1] }, entries));
  expect(ranked.map(({ entry, rank, tied }) => [entry, rank, tied])).toEqual([
    ['a', 1, false],
    ['b', 2, true],
    ['c', 2, true],
    ['d', 4, false],
  ]);
});

test('means that differ only by the order of their sums are tied', () => {
  const thirds = {
    method: 'scores' as const,
    criteria: [
      { id: 'x', weight: 0.1 },
      { id: 'y', weight: 0.2 },
      { id: 'z', weight: 0.3 },
    ],
  };
  const scores = [
    { juror: 'one', entry: 'a', marks: { x: 6, y: 3, z: 2 }, vote: null },
    { juror: 'one', entry: 'b', marks: { x: 2, y: 5, z: 2 }, vote: null },
  ];
  expect(rankingOf(thirds, ['a', 'b'], scores).map(({ rank, tied }) => [rank, tied])).toEqual([
    [1, true],
    [1, true],
  ]);
});

test('a juror who gave the same to all changes no normalised value', () => {
  const entries = ['a', 'b'];
  const ranked = rankingOf(single, entries, table({ flat: [5, 5], keen: [2, 4] }, entries));
  expect(ranked.map(({ entry, normalised }) => [entry, normalised])).toEqual([
    ['b', 0.5],
    ['a', -0.5],
  ]);
});

test('an entry without votes has no figures and comes last, a single vote has no spread', () => {
  const ranked = rankingOf(byVotes, ['a', 'b'], [{ juror: 'one', entry: 'b', marks: null, vote: 'no' }]);
  expect(ranked).toEqual([
    {
      entry: 'b',
      votes: 1,
      mean: 0,
      spread: null,
      normalised: 0,
      rank: 1,
      tied: false,
      normalised_rank: 1,
      normalised_tied: false,
    },
    {
      entry: 'a',
      votes: 0,
      mean: null,
      spread: null,
      normalised: null,
      rank: null,
      tied: false,
      normalised_rank: null,
      normalised_tied: false,
    },
  ]);
});
