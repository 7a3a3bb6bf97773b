import type { Criterion } from './juries.contract.ts';
import { type RoundMethod, type Vote, votePoints } from './values.ts';

interface Rule {
  method: RoundMethod;
  criteria: readonly Pick<Criterion, 'id' | 'weight'>[];
}

export interface CountedScore {
  juror: string;
  entry: string;
  marks: Record<string, number> | null;
  vote: Vote | null;
}

export interface Ranked {
  entry: string;
  votes: number;
  mean: number | null;
  /** Sample standard deviation: nothing of a single vote. */
  spread: number | null;
  /** Mean over the jurors of how far above their own mean they put it, in their own standard deviations. */
  normalised: number | null;
  /** Entries with the same value share a rank, and the next one counts them all (1, 2, 2, 4). */
  rank: number | null;
  tied: boolean;
  normalised_rank: number | null;
  normalised_tied: boolean;
}

/** What a score counts: the weighted mean of its marks, or its vote. Nothing while a mark is missing. */
export function pointsOf({ method, criteria }: Rule, score: Pick<CountedScore, 'marks' | 'vote'>): number | undefined {
  if (method === 'votes') return score.vote === null ? undefined : votePoints[score.vote];
  const marks = criteria.map(({ id }) => score.marks?.[id]);
  if (criteria.length === 0 || marks.includes(undefined)) return undefined;
  const weighted = criteria.map(({ weight }, index) => weight * (marks[index] ?? 0));
  return sum(weighted) / sum(criteria.map(({ weight }) => weight));
}

/** In their order by mean; entries that nobody scored come last, in the order given. */
export function rankingOf(rule: Rule, entries: readonly string[], scores: readonly CountedScore[]): Ranked[] {
  const counted = scores.flatMap(({ juror, entry, ...given }) => {
    const points = pointsOf(rule, given);
    return points === undefined ? [] : [{ juror, entry, points }];
  });
  const jurors = new Map(
    [...grouped(counted, ({ juror }) => juror)].map(([juror, all]) => [
      juror,
      juryHabit(all.map(({ points }) => points)),
    ]),
  );
  const byEntry = grouped(counted, ({ entry }) => entry);
  const figures = entries.map((entry) => {
    const own = byEntry.get(entry) ?? [];
    const points = own.map((score) => score.points);
    const relative = own.map((score) => jurors.get(score.juror)?.(score.points) ?? 0);
    return {
      entry,
      votes: points.length,
      mean: points.length > 0 ? meanOf(points) : null,
      spread: points.length > 1 ? Math.sqrt(squares(points) / (points.length - 1)) : null,
      normalised: points.length > 0 ? meanOf(relative) : null,
    };
  });
  const ranks = ranksOf(figures.map(({ mean }) => mean));
  const normalisedRanks = ranksOf(figures.map(({ normalised }) => normalised));
  return figures
    .map((figure, index) => ({
      ...figure,
      rank: ranks[index]?.rank ?? null,
      tied: ranks[index]?.tied ?? false,
      normalised_rank: normalisedRanks[index]?.rank ?? null,
      normalised_tied: normalisedRanks[index]?.tied ?? false,
    }))
    .sort((one, other) => (one.rank ?? Number.MAX_SAFE_INTEGER) - (other.rank ?? Number.MAX_SAFE_INTEGER));
}

/** How a juror uses the scale. Who gave the same to all has preferred nothing. */
function juryHabit(points: readonly number[]): (given: number) => number {
  const mean = meanOf(points);
  const deviation = Math.sqrt(squares(points) / points.length);
  return (given) => (deviation < equalWithin ? 0 : (given - mean) / deviation);
}

/** Sums of the same numbers in another order differ in their last digits: such means are equal. */
const equalWithin = 1e-9;

function ranksOf(values: readonly (number | null)[]): ({ rank: number; tied: boolean } | undefined)[] {
  const found: ({ rank: number; tied: boolean } | undefined)[] = values.map(() => undefined);
  const order = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  order.sort((one, other) => other.value - one.value);
  for (const [place, { value, index }] of order.entries()) {
    const before = order[place - 1];
    const above = before && found[before.index];
    const isTied = above !== undefined && before !== undefined && before.value - value < equalWithin;
    if (isTied) above.tied = true;
    found[index] = { rank: isTied ? above.rank : place + 1, tied: isTied };
  }
  return found;
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const meanOf = (numbers: readonly number[]): number => sum(numbers) / numbers.length;
const squares = (numbers: readonly number[]): number => {
  const mean = meanOf(numbers);
  return sum(numbers.map((number) => (number - mean) ** 2));
};
