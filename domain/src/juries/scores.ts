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
  return outside(scale, marks);
}

/** What is wrong with a score that was begun: it may lack marks or the vote, but what it has must be right, and it must lack something. */
export function problemOfDraft(
  rules: RoundRules,
  { marks, vote }: Pick<GivenScore, 'marks' | 'vote'>,
): { field: 'marks' | 'vote'; problem: LocalizedText } | undefined {
  if (rules.method === 'votes' && marks) return { field: 'marks', problem: words.noMarks };
  if (vote) return { field: 'vote', problem: rules.method === 'votes' ? words.complete : words.noVote };
  const isUnknown = Object.keys(marks ?? {}).some((given) => rules.criteria.every(({ id }) => id !== given));
  if (isUnknown) return { field: 'marks', problem: words.unknownCriterion };
  if (!problemOfScore(rules, { marks, vote })) return { field: 'marks', problem: words.complete };
  return outside(rules.scale, marks ?? {});
}

function outside(scale: Scale, marks: Record<string, number>): { field: 'marks'; problem: LocalizedText } | undefined {
  const isOutside = Object.values(marks).some((mark) => mark < scale.from || mark > scale.to);
  return isOutside ? { field: 'marks', problem: markOutside(scale) } : undefined;
}
