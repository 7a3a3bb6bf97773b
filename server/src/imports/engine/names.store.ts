import type { ImportNoun } from '@hwarang/domain/imports/values';
import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';

export interface Named {
  name: string;
  id: string;
  title: string;
  /** In the other script. */
  second: string | null;
  detail: string;
  /** Was there before the import began. */
  earlier: boolean;
}

const tables = {
  artists: { first: 'localname', second: 'englishname', detail: "concat_ws(' · ', r.englishname, r.usercountryname)" },
  galleries: { first: 'name', second: 'name_en', detail: "concat_ws(' · ', r.name_en, r.gallery_address ->> 'City')" },
} as const;
export type NamedTable = keyof typeof tables;

const chosen = (table: NamedTable, startedAt: Date) => sql`
  given.name, r.id, r.${sql.identifier(tables[table].first)} as title, r.${sql.identifier(tables[table].second)} as second, ${sql.raw(tables[table].detail)} as detail,
  r.created_at < ${startedAt.toISOString()}::timestamptz as earlier`;

/** Whose sheet names them, and what its rows are. */
export interface Naming {
  gallery: string;
  noun: ImportNoun;
}

/**
 * The artists whom a gallery represents; in a sheet of exhibitions also those whom one of its exhibitions names. No other is ever found, nor
 * offered as one who may be meant.
 */
const known = (by: Naming | undefined) => {
  if (!by) return sql`true`;
  const shown =
    by.noun === 'exhibitions'
      ? sql`union select named.artist_id from exhibition_artists named join exhibitions show on show.id = named.exhibition_id
          where show.gallery_id = ${by.gallery}`
      : sql``;
  return sql`r.id in (select agreed.artist_id from representations agreed
    where agreed.gallery_id = ${by.gallery} and agreed.state = 'accepted' ${shown})`;
};

/** Of these ids the artists whom a sheet may name. */
export async function artistsThere(
  executor: Executor,
  ids: readonly string[],
  by: Naming | undefined,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await executor.execute<{ id: string }>(
    sql`select r.id from artists r where r.id = any(${sql.param([...ids])}::char(24)[]) and ${known(by)}`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Those that are called exactly so in one of their two scripts. */
export async function namedExactly(
  executor: Executor,
  table: NamedTable,
  names: readonly string[],
  startedAt: Date,
  naming?: Naming,
): Promise<Named[]> {
  const { first, second } = tables[table];
  const by = (column: string) => sql`
    select ${chosen(table, startedAt)} from unnest(${sql.param([...names])}::text[]) given(name)
    join ${sql.identifier(table)} r on lower(r.${sql.identifier(column)}) = lower(given.name) where ${known(naming)}`;
  const { rows } = await executor.execute<Named & Record<string, unknown>>(
    sql`${by(first)} union ${by(second)} order by name, id`,
  );
  return rows;
}

/** How much of a name must be the same for it to be asked about. */
const alike = 0.7;
const most = 5;

/** 'Kyungja Chun' as 'Chun Kyungja', and the other way round: which is the family name is written differently everywhere. */
function turns(name: string): string[] {
  const words = name.replace(/,/g, ' ').split(/\s+/).filter(Boolean);
  const [first = '', ...others] = words;
  const last = words.at(-1) ?? '';
  return words.length < 2 ? [name] : [name, [...others, first].join(' '), [last, ...words.slice(0, -1)].join(' ')];
}

/** Those of before the import whose name is written nearly so, the most similar first: words in another order, a slip of the finger. */
export async function namedAlike(
  executor: Executor,
  table: NamedTable,
  names: readonly string[],
  startedAt: Date,
  naming?: Naming,
): Promise<Named[]> {
  const asked = names.flatMap((name) => turns(name).map((turned) => ({ name, turned })));
  const before = sql`r.created_at < ${startedAt.toISOString()}::timestamptz`;
  const score = (part: number) => sql`similarity(given.keys, split_part(r.search_keys, '|', ${part}::int))`;
  // The keys are made once for each name: in the condition itself they would be made for every artist that it is compared with. Where nobody was
  // there before, nothing is compared: the index would find those whom the import has just made, each to be left out by its time.
  const { rows } = await executor.execute<Named & Record<string, unknown>>(sql`
    with given as materialized (select name, search_keys(turned) as keys
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(name text, turned text)
      where exists (select from ${sql.identifier(table)} r where ${before}))
    select distinct on (found.name, found.id) found.name, found.id, found.title, found.second, found.detail, found.earlier
    from given cross join lateral (
      select ${chosen(table, startedAt)}, greatest(${score(1)}, ${score(2)}) as score
      from ${sql.identifier(table)} r where ${before}
        and given.keys <% r.search_keys and ${known(naming)}
      order by score desc, r.id limit ${most}) found
    where found.score >= ${alike} order by found.name, found.id`);
  return rows;
}
