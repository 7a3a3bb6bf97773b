/** Entries of one booklet: a call with more has several parts. */
export const entriesInBooklet = 500;
/** Longest texts of a decision, in characters, and the most of them at once. */
export const resultLimits = { reason: 2000, feedback: 5000, decisions: 1000 } as const;
