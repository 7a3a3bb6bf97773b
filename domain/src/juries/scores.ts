import type { LocalizedText } from '../language.ts';
import type { Criterion, GivenScore, RoundMethod, Scale } from './juries.contract.ts';
import { markOutside, juryWords as words } from './juries.words.ts';

export interface RoundRules {
  method: RoundMethod;
  criteria: readonly Criterion[];
  scale: Scale;
}

/** What is wrong with a score, by the field it stands in; nothing when it can be kept. */
export function problemOfScore(
  { method, criteria, scale }: RoundRules,
  { marks, vote }: Pick<GivenScore, 'marks' | 'vote'>,
): { field: 'marks' | 'vote'; problem: LocalizedText } | undefined {
  if (method === 'votes') {
    if (marks) return { field: 'marks', problem: words.noMarks };
    return vote ? undefined : { field: 'vote', problem: words.voteMissing };
  }
  if (vote) return { field: 'vote', problem: words.noVote };
  const given = Object.keys(marks ?? {});
  const isComplete = given.length === criteria.length && criteria.every(({ id }) => given.includes(id));
  if (!marks || !isComplete) return { field: 'marks', problem: words.markMissing };
  const isOutside = Object.values(marks).some((mark) => mark < scale.from || mark > scale.to);
  return isOutside ? { field: 'marks', problem: markOutside(scale) } : undefined;
}
