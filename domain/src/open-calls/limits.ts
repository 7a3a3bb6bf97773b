/** Longest texts of a call, in characters, and the most of what it lists. */
export const openCallLimits = {
  title: 200,
  lead: 2000,
  notice: 20_000,
  prize: 200,
  prizes: 20,
  works: 100,
  fee: 500,
  question: 300,
  hint: 500,
  option: 200,
  options: 30,
  questions: 30,
  shortAnswer: 300,
  longAnswer: 10_000,
  typedAnswer: 30_000,
  /** Of one file that answers a question, and how many an entry keeps, old ones with it. */
  fileBytes: 20_000_000,
  files: 40,
} as const;

/** By the kind of the question; an address can be longer than a short text. */
export const longestAnswer = {
  short: openCallLimits.shortAnswer,
  long: openCallLimits.longAnswer,
  link: 2000,
  file: 40,
} as const;
