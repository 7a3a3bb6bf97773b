import type { SearchPage } from '@hwarang/domain/keeping/searches';
import { type SQL, sql } from 'drizzle-orm';
import { artistsRecord } from '../artists/artists.record.ts';
import { artworkVisible } from '../artworks/artworks.record.ts';
import { galleriesRecord } from '../galleries/galleries.record.ts';
import type { Orm } from '../platform/orm.ts';
import { publicViewer, type Viewer } from '../records/query/collection.ts';

/** After the one moment, up to the other. */
export interface Span {
  since: Date;
  until: Date;
}

/** When a work could first be seen: it was hidden, or its artist was. */
const workShown = sql`greatest(coalesce(work.published_at, work.created_at), owner.published_at)`;
const exhibitionShown = sql`greatest(coalesce(show.published_at, show.created_at), show.shown_from)`;
const within = (moment: SQL, { since, until }: Span) =>
  sql`${moment} > ${since.toISOString()}::timestamptz and ${moment} <= ${until.toISOString()}::timestamptz`;
const among = (column: SQL, ids: string[]) => sql`${column} = any(${sql.param(ids)}::char(24)[])`;

async function idsOf(orm: Orm, statement: SQL): Promise<string[]> {
  const { rows } = await orm.execute<{ id: string }>(statement);
  return rows.map(({ id }) => id);
}

/** Newest first. Who may see them is asked afterwards. */
export const newWorksOf = (orm: Orm, artists: string[], span: Span, most: number): Promise<string[]> =>
  idsOf(
    orm,
    sql`select work.id from artworks work join artists owner on owner.id = work.owner_id
      where ${among(sql`work.owner_id`, artists)} and work.is_exposed and work.deleted_at is null and ${within(workShown, span)}
      order by ${workShown} desc, work.id desc limit ${most}`,
  );

/** Those of the ids that everyone may know of. */
const publicAmong = (
  ids: string[],
  { table, visible }: { table: string; visible: (row: string, viewer: Viewer) => string },
) => sql`(select known.id from ${sql.identifier(table)} known
    where ${among(sql`known.id`, ids)} and ${sql.raw(visible('known', publicViewer))})`;

/** Of these galleries, or with one of these artists, as far as everyone may know that. */
export const newExhibitionsOf = (
  orm: Orm,
  { artists, galleries }: { artists: string[]; galleries: string[] },
  span: Span,
  most: number,
): Promise<string[]> =>
  idsOf(
    orm,
    sql`with houses as ${publicAmong(galleries, galleriesRecord)}, makers as ${publicAmong(artists, artistsRecord)}
      select show.id from exhibitions show where show.is_exposed and ${within(exhibitionShown, span)} and (
        show.gallery_id in (select id from houses)
        or exists (select from exhibition_galleries further join houses on houses.id = further.gallery_id where further.exhibition_id = show.id)
        or exists (select from exhibition_artists named join makers on makers.id = named.artist_id where named.exhibition_id = show.id)
        or exists (select from exhibition_artworks hung join artworks work on work.id = hung.artwork_id
          join makers on makers.id = work.owner_id where hung.exhibition_id = show.id and ${sql.raw(artworkVisible('work', publicViewer))}))
      order by ${exhibitionShown} desc, show.id desc limit ${most}`,
  );

/** What was made earlier and hidden until now: by the time of its making it would be no news. */
export const shownLately = (orm: Orm, page: SearchPage, span: Span, most: number): Promise<string[]> => {
  const statements: Record<SearchPage, SQL> = {
    artworks: sql`select id from (
        select work.id, work.published_at as shown from artworks work where ${within(sql`work.published_at`, span)}
        union select work.id, owner.published_at from artists owner join artworks work on work.owner_id = owner.id
          where ${within(sql`owner.published_at`, span)}) lately order by shown desc, id limit ${most}`,
    artists: sql`select id from artists where ${within(sql`published_at`, span)} order by published_at desc, id limit ${most}`,
    exhibitions: sql`select show.id from exhibitions show where ${within(exhibitionShown, span)} order by ${exhibitionShown} desc, show.id limit ${most}`,
  };
  return idsOf(orm, statements[page]);
};
