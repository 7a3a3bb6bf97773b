import { sql } from 'drizzle-orm';
import { index, text } from 'drizzle-orm/pg-core';

const each = (name: string, columns: string[]) =>
  sql.raw(columns.map((column) => `${name}(coalesce(${column}, ''))`).join(" || '|' || "));

/** What search everywhere looks into: always as fresh as the record, since the database itself keeps it. */
export const searched = (...columns: string[]) => ({
  searchKeys: text('search_keys').generatedAlwaysAs(each('search_keys', columns)),
  searchInitials: text('search_initials').generatedAlwaysAs(each('search_initials', columns)),
});

export const searchIndexes = (table: string) => [
  index(`${table}_search_keys`).using('gin', sql`search_keys gin_trgm_ops`),
  index(`${table}_search_initials`).using('gin', sql`search_initials gin_trgm_ops`),
  // Two keys hold no trigram: so short a query looks at the beginnings. An index entry has a limit, a title none.
  index(`${table}_search_keys_start`).on(sql`left(search_keys, 100) text_pattern_ops`),
  index(`${table}_search_keys_second`).on(sql`left(split_part(search_keys, '|', 2), 100) text_pattern_ops`),
  index(`${table}_search_initials_start`).on(sql`left(search_initials, 100) text_pattern_ops`),
];
