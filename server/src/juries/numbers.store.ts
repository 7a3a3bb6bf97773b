import { materialKinds, materialPatterns } from '@hwarang/domain/artworks/facets';
import type { CallNumbers } from '@hwarang/domain/juries/numbers.contract';
import { type SQL, sql } from 'drizzle-orm';
import type { Orm } from '../platform/orm.ts';

const all = async <Row extends object>(orm: Orm, query: SQL): Promise<Row[]> =>
  (await orm.execute(query)).rows as Row[];

export const countedStates = async (orm: Orm, callId: string): Promise<CallNumbers['states']> => {
  const [states] = await all<CallNumbers['states']>(
    orm,
    sql`select count(*)::int as begun, count(*) filter (where state = 'draft')::int as draft,
        count(*) filter (where state = 'submitted')::int as submitted,
        count(*) filter (where state = 'withdrawn')::int as withdrawn
      from open_call_entries where open_call_id = ${callId}`,
  );
  return states ?? { begun: 0, draft: 0, submitted: 0, withdrawn: 0 };
};

/** Entries of earlier versions were handed in when they were made. */
export const entriesByDay = (orm: Orm, callId: string): Promise<CallNumbers['days']> =>
  all(
    orm,
    sql`select to_char(coalesce(submitted_at, created_at) at time zone 'Asia/Seoul', 'YYYY-MM-DD') as day,
        count(*)::int as entries
      from open_call_entries where open_call_id = ${callId} and state = 'submitted' group by 1 order by 1`,
  );

export const entriesByCountry = (orm: Orm, callId: string): Promise<CallNumbers['countries']> =>
  all(
    orm,
    sql`select nullif(upper(trim(artist.usercountryname)), '') as country, count(*)::int as entries
      from open_call_entries entry join artists artist on artist.id = entry.artist_id
      where entry.open_call_id = ${callId} and entry.state = 'submitted'
      group by 1 order by 2 desc, 1 nulls last`,
  );

/** The material as it was handed in, grouped as works are filtered by it (artworks.tags); of earlier versions as it is now. */
export async function countedMedia(orm: Orm, callId: string): Promise<Pick<CallNumbers, 'media' | 'works'>> {
  const kinds = sql.join(
    materialKinds.map((kind) => sql`case when named.material ~ ${materialPatterns[kind]} then ${kind}::text end`),
    sql`, `,
  );
  const rows = await all<CallNumbers['media'][number] & { total: number }>(
    orm,
    sql`with named as materialized (
        select work.entry_id, work.artwork_id, lower(case when work.facts is null
            then coalesce(artwork.material, '') || ' ' || coalesce(artwork.material_en, '')
            else coalesce(work.facts ->> 'material', '') end) as material
        from open_call_entries entry join open_call_entry_artworks work on work.entry_id = entry.id
          left join artworks artwork on artwork.id = work.artwork_id
        where entry.open_call_id = ${callId} and entry.state = 'submitted'
          and (work.facts is not null or artwork.id is not null and artwork.deleted_at is null)),
      grouped as materialized (
        select named.entry_id, named.artwork_id, array_remove(array[${kinds}], null) as kinds from named)
      select kind, count(distinct grouped.entry_id)::int as entries, count(*)::int as works,
        (select count(*)::int from named) as total
      from grouped cross join lateral
        unnest(case when cardinality(kinds) = 0 then array['other'] else kinds end) as kind
      group by kind order by 3 desc, 1`,
  );
  return { works: rows[0]?.total ?? 0, media: rows.map(({ total, ...media }) => media) };
}

export const entriesByBirth = (orm: Orm, callId: string): Promise<{ born: string | null; entries: number }[]> =>
  all(
    orm,
    sql`select to_char(born_on, 'YYYY-MM-DD') as born, count(*)::int as entries
      from open_call_entries where open_call_id = ${callId} and state = 'submitted' group by born_on`,
  );

type Round = CallNumbers['rounds'][number];

/** How far each juror is, in one answer for all rounds. */
export async function roundsWithProgress(orm: Orm, callId: string): Promise<Round[]> {
  const rounds = await all<Omit<Round, 'jurors'>>(
    orm,
    sql`select round.id, round.name, round.phase, round.blind,
        (select count(*)::int from jury_round_entries entry where entry.round_id = round.id) as entries
      from jury_rounds round where round.open_call_id = ${callId} order by round.position, round.id`,
  );
  const keptOut = sql`select from jury_conflicts conflict where conflict.juror_id = juror.id
    and conflict.entry_id = entry.entry_id and conflict.state in ('proposed', 'recused')`;
  const jurors = await all<Round['jurors'][number] & { round: string }>(
    orm,
    sql`select juror.round_id as round, juror.id, juror.name, juror.accepted_at is not null as accepted,
        juror.declared_at is not null as declared,
        count(*) filter (where exists (${keptOut}))::int as kept_out,
        count(*) filter (where (score.marks is not null or score.vote is not null) and not exists (${keptOut}))::int as scored
      from jurors juror join jury_rounds round on round.id = juror.round_id
        left join jury_round_entries entry on entry.round_id = juror.round_id
        left join jury_scores score on score.juror_id = juror.id and score.entry_id = entry.entry_id
      where round.open_call_id = ${callId} and juror.removed_at is null
      group by juror.id order by juror.name, juror.id`,
  );
  return rounds.map((round) => ({
    ...round,
    jurors: jurors.filter((juror) => juror.round === round.id).map(({ round: _, ...juror }) => juror),
  }));
}
