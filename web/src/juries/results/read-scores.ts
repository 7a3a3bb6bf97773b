import type { OwnRoundScores, OwnScores } from '@hwarang/domain/juries/results.contract';
import { voteWords } from './results.words.ts';

type Fields = Record<string, unknown>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const inBothLanguages = (value: unknown): boolean => isObject(value) && isText(value.ko) && isText(value.en);

const isScore = (value: unknown): boolean => {
  if (!isObject(value) || !isText(value.salt) || typeof value.counted !== 'boolean') return false;
  const { marks, vote } = value;
  const hasMarks = isObject(marks) && Object.values(marks).every(Number.isInteger);
  return (marks === null || hasMarks) && (vote === null || (isText(vote) && Object.hasOwn(voteWords, vote)));
};

const isRound = (value: unknown): value is OwnRoundScores =>
  isObject(value) &&
  isText(value.round) &&
  Number.isInteger(value.entry) &&
  inBothLanguages(value.name) &&
  Array.isArray(value.criteria) &&
  value.criteria.every((one) => isObject(one) && isText(one.id) && inBothLanguages(one.label)) &&
  Array.isArray(value.scores) &&
  value.scores.every(isScore);

/**
 * The contents of a file of scores that somebody has saved; undefined for anything else. Read by hand: the schemas of the contract compile
 * themselves, which the content security policy of the pages forbids.
 */
export function readScores(text: string): Pick<OwnScores, 'rounds'> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !Array.isArray(value.rounds) || !value.rounds.every(isRound)) return undefined;
    return { rounds: value.rounds };
  } catch {
    return undefined;
  }
}
