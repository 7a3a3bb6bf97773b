/** What pages need too, without zod: it compiles its checks by `eval`, which the pages' policy forbids. */

/** In this order, and never back. Scores are sealed when judging ends. */
export const roundPhases = ['setup', 'conflicts', 'judging', 'discussion', 'closed'] as const;
export type RoundPhase = (typeof roundPhases)[number];

export const roundMethods = ['scores', 'votes'] as const;
export type RoundMethod = (typeof roundMethods)[number];

/** What a vote counts in the ranking. */
export const votePoints = { yes: 2, maybe: 1, no: 0 } as const;
export type Vote = keyof typeof votePoints;

/** The most of each, and the longest texts in characters. */
export const roundLimits = { rounds: 20, jurors: 50, criteria: 20, name: 100, reason: 1000, entries: 5000 } as const;
