/**
 * What one query of the API may cost, in points. Without it a single anonymous request, of fifty conditions that each lead over
 * three relations, keeps the embedded database busy for many seconds.
 */
export const queryCost = {
  budget: 80,
  administratorBudget: 320,
  /** Each condition. */
  condition: 1,
  /** Added for a search within a text that no index serves. */
  textSearch: 1,
  /** Each relation that a condition leads over multiplies it, by what the relation leads to. */
  toOne: 2,
  toMany: 4,
  /** Relations that the database has to work out: exhibitions of an artist or a gallery, artists of an exhibition. */
  computed: 16,
  /** `_q`. */
  search: 4,
  /** Each sort that no index serves. */
  sort: 2,
  /** Each hundred rows of `_limit` after the first. */
  hundredRows: 1,
} as const;
