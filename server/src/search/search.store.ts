import { type SearchAnswer, type SearchKind, searchKinds } from '@hwarang/domain/search/search.contract';
import type pg from 'pg';
import { fileJson } from '../files/files.store.ts';
import type { PublicReads } from '../platform/public-reads.ts';
import { firstFile } from '../records/files.ts';
import { publicViewer } from '../records/query/collection.ts';
import type { Registry } from '../records/registry.ts';

interface Source {
  kind: SearchKind;
  table: string;
  visible: string;
  title: readonly [string, string];
  line: readonly [string, string];
  image: string;
  weight: string;
}

const isKind = (kind: string): kind is SearchKind => (searchKinds as readonly string[]).includes(kind);

/** Every record that has a page of its own. */
function sourcesOf({ records }: Registry): Source[] {
  return records.flatMap((record): Source[] => {
    const { name, table, page } = record;
    const kind = name.replaceAll('-', '_');
    if (!page || !isKind(kind)) return [];
    const line = (page.line ?? page.by)?.('r') ?? ['null', 'null'];
    const visible = record.visible('r', publicViewer);
    const weight = page.weight?.('r') ?? '0';
    return [{ kind, table, visible, title: page.title, line, image: firstFile(record, 'r'), weight }];
  });
}

/** So many are weighed against each other: more would make a common syllable as slow as the whole table. */
const mostWeighed = 300;

type Found = Record<SearchKind, string[]>;

/**
 * Which records, best first. So many of each match are weighed: a title that is the query itself must not be missed among thousands
 * that hold it. Planned anew for each query, so it holds no more than it needs.
 */
const finding = (sources: readonly Source[], matches: readonly string[], rank: (weight: string) => string): string =>
  `select ${sources
    .map(({ kind, table, visible, weight }) => {
      const candidates = matches.map(
        (match) =>
          `(select r.id, r.created_at, r.search_keys, r.search_initials from ${table} r where ${match} and ${visible} limit ${mostWeighed})`,
      );
      return `array(select r.id from (${candidates.join(' union ')}) r order by ${rank(weight)}, r.created_at desc, r.id limit $1) as ${kind}`;
    })
    .join(', ')}`;

/**
 * How the records look that were found; one that was hidden in between is left out. Planning this takes longer than reading the
 * few rows, so it holds only the kinds that were found.
 */
const showing = (found: readonly Source[]) => ({
  name: `search answer of ${found.map(({ kind }) => kind).join(' ')}`,
  text: `select json_build_object(${found
    .map(({ kind, table, visible, title, line, image }, index) => {
      return `'${kind}', (select coalesce(json_agg(json_build_object('id', r.id, 'title', r.${title[0]}, 'title_en', r.${title[1]},
        'line', ${line[0]}, 'line_en', ${line[1]}, 'image', ${fileJson(image)}) order by found.place), '[]')
        from unnest($${index + 1}::char(24)[]) with ordinality found (id, place) join ${table} r on r.id = found.id where ${visible})`;
    })
    .join(', ')}) as answer`,
});

/** The name itself first; then points for works and exhibitions and for a beginning, less some for length. */
const closeness = (column: string) => (weight: string) =>
  `case when r.${column} = $2 or r.${column} like $2 || '|%' or r.${column} like '%|' || $2 then 0 else 1 end,
    least(length(r.${column}), 900) / 100.0 - ln(1 + ${weight})
      - case when r.${column} like $2 || '%' or r.${column} like '%|' || $2 || '%' then 1 else 0 end`;

/** By the index of each name, whose entries hold the first hundred keys. A name in English has no initials. */
const eitherName = (column: SearchColumn, first: string, second: string): string =>
  column === 'search_keys'
    ? `(left(r.${column}, 100) like ${first} or left(split_part(r.${column}, '|', 2), 100) like ${second})`
    : `left(r.${column}, 100) like ${first}`;
const beginning = (column: SearchColumn): string => eitherName(column, `$2 || '%'`, `$2 || '%'`);
const exactly = (column: SearchColumn): string => eitherName(column, `left($2 || '|', 100) || '%'`, 'left($2, 100)');

export type SearchColumn = 'search_keys' | 'search_initials';
type Groups = Omit<SearchAnswer, 'similar'>;
export const nothing = Object.fromEntries(searchKinds.map((kind) => [kind, []])) as unknown as Groups;

export interface Search {
  /** What begins with a query too short for the index of its middle. */
  beginning: (column: SearchColumn, keys: string, limit: number) => Promise<Groups>;
  /** What holds every word of the query, in whatever order. */
  holding: (column: SearchColumn, keys: string, words: string[], limit: number) => Promise<Groups>;
  /** What resembles the query: for slips of the finger. How alike is alike enough is a setting of every connection. */
  similar: (keys: string, limit: number) => Promise<Groups>;
}

export function openSearch(reads: PublicReads, registry: Registry): Search {
  const sources = sourcesOf(registry);
  const ask = (matches: readonly string[], rank: (weight: string) => string, values: unknown[]): Promise<Groups> =>
    reads.run((pool) => askOf(pool, matches, rank, values));
  const askOf = async (
    pool: pg.Pool,
    matches: readonly string[],
    rank: (weight: string) => string,
    values: unknown[],
  ): Promise<Groups> => {
    // Not prepared: the right plan for a common syllable is the wrong one for a rare name.
    const { rows: found } = await pool.query<Found>(finding(sources, matches, rank), values);
    const ids = found[0];
    if (!ids) throw new Error('the search gave no answer');
    const full = sources.filter(({ kind }) => ids[kind].length > 0);
    if (full.length === 0) return nothing;
    const { rows } = await pool.query<{ answer: Partial<Groups> }>({
      ...showing(full),
      values: full.map(({ kind }) => ids[kind]),
    });
    return { ...nothing, ...rows[0]?.answer };
  };
  return {
    beginning: (column, keys, limit) => ask([exactly(column), beginning(column)], closeness(column), [limit, keys]),
    holding: (column, keys, words, limit) => {
      const match = words.map((_, index) => `r.${column} like $${index + 3}`).join(' and ');
      return ask([exactly(column), match], closeness(column), [limit, keys, ...words.map((word) => `%${word}%`)]);
    },
    similar: (keys, limit) =>
      ask(['$2 <% r.search_keys'], () => '1 - word_similarity($2, r.search_keys)', [limit, keys]),
  };
}
