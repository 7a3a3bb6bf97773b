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

/** Those that are called exactly so in one of their two scripts. */
export async function namedExactly(
  executor: Executor,
  table: NamedTable,
  names: readonly string[],
  startedAt: Date,
): Promise<Named[]> {
  const { first, second } = tables[table];
  const by = (column: string) => sql`
    select ${chosen(table, startedAt)} from unnest(${sql.param([...names])}::text[]) given(name)
    join ${sql.identifier(table)} r on lower(r.${sql.identifier(column)}) = lower(given.name)`;
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
): Promise<Named[]> {
  const asked = names.flatMap((name) => turns(name).map((turned) => ({ name, turned })));
  const score = (part: number) => sql`similarity(given.keys, split_part(r.search_keys, '|', ${part}::int))`;
  // The keys are made once for each name. In the condition itself they would be made for every artist that it is compared with.
  const { rows } = await executor.execute<Named & Record<string, unknown>>(sql`
    with given as materialized (select name, search_keys(turned) as keys
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as asked(name text, turned text))
    select distinct on (found.name, found.id) found.name, found.id, found.title, found.second, found.detail, found.earlier
    from given cross join lateral (
      select ${chosen(table, startedAt)}, greatest(${score(1)}, ${score(2)}) as score
      from ${sql.identifier(table)} r where r.created_at < ${startedAt.toISOString()}::timestamptz
        and given.keys <% r.search_keys
      order by score desc, r.id limit ${most}) found
    where found.score >= ${alike} order by found.name, found.id`);
  return rows;
}
