import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';

interface Asked {
  gallery: string;
  /** The one that is changed: what it shows already stays. */
  exhibition: string | undefined;
  art_works: readonly string[];
  artists: readonly string[];
}

/** Whether a gallery may show `work`, a row of artworks: it has it on consignment, or the work is public and of an artist whom it represents. */
export const mayShowWork = (gallery: string): SQL => sql`(exists (select from consignments held
    where held.artwork_id = work.id and held.gallery_id = ${gallery} and held.state = 'accepted')
  or work.is_exposed and work.deleted_at is null and exists (select from representations agreed
    where agreed.artist_id = work.owner_id and agreed.gallery_id = ${gallery} and agreed.state = 'accepted'))`;

/** Works and artists that a gallery may not show: their artist has not agreed to it. */
export async function notAgreed(executor: Executor, asked: Asked): Promise<Record<string, string[]>> {
  const { gallery, exhibition = '', art_works, artists } = asked;
  const list = (ids: readonly string[]) => sql`${`{${ids.join(',')}}`}::char(24)[]`;
  const { rows } = await executor.execute<{ work: string | null; artist: string | null }>(sql`select
    (select given.id from unnest(${list(art_works)}) given (id) where not exists (
      select from exhibition_artworks hung where hung.exhibition_id = ${exhibition} and hung.artwork_id = given.id)
      and not exists (select from artworks work where work.id = given.id and ${mayShowWork(gallery)})
      limit 1) as work,
    (select given.id from unnest(${list(artists)}) given (id) where not exists (
      select from exhibition_artists named where named.exhibition_id = ${exhibition} and named.artist_id = given.id)
      and not exists (select from representations agreed where agreed.artist_id = given.id and agreed.gallery_id = ${gallery} and agreed.state = 'accepted')
      limit 1) as artist`);
  const [{ work = null, artist = null } = {}] = rows;
  return {
    ...(work ? { art_works: [`${work} is neither on consignment nor of an artist whom the gallery represents`] } : {}),
    ...(artist ? { artists: [`${artist} is not represented by the gallery`] } : {}),
  };
}
