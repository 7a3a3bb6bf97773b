import { sql } from 'drizzle-orm';

/**
 * As much of a text as it is sorted by where an index serves the sort: an entry of an index has a limit, an imported text has none.
 * Query and index must write it alike.
 */
export const startOf = (column: string): string => `left(${column}, 200)`;

/** For the index: `collated` as people sort words, `empty` where there may be no text at all. */
export const sorted = (column: string, kind: { collated?: true; empty?: true }) =>
  sql.raw(`${startOf(column)}${kind.collated ? ' collate "und-x-icu"' : ''}${kind.empty ? ' nulls first' : ''}`);
