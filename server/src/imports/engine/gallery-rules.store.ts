import { sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database.ts';
import type { LinkTable } from '../../records/write/rows.ts';
import { hashOf } from './write-all.store.ts';

const list = (ids: readonly string[]) => sql`${sql.param([...ids])}::char(24)[]`;

/** The artists whom a gallery represents. They are held: none of them leaves while the rows of a batch are written. */
export async function representedArtists(executor: Executor, gallery: string): Promise<Set<string>> {
  const { rows } = await executor.execute<{ id: string }>(
    sql`select artist_id as id from representations where gallery_id = ${gallery} and state = 'accepted' for share`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Of these ids the works that the gallery has asked for or brought itself, or the exhibitions that are its own. */
export async function ownRecords(
  executor: Executor,
  gallery: string,
  table: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const own =
    table === 'artworks'
      ? sql`select artwork_id as id from consignments where gallery_id = ${gallery} and artwork_id = any(${list(ids)})`
      : sql`select id from exhibitions where gallery_id = ${gallery} and id = any(${list(ids)})`;
  const { rows } = await executor.execute<{ id: string }>(own);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Of these works those that the gallery may still change: an import of its own has left them as they are now, and the artist has not yet
 * answered for them.
 */
export async function worksToChange(
  executor: Executor,
  gallery: string,
  links: readonly LinkTable[],
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await executor.execute<{ id: string }>(sql`
    select kept.id from artworks kept join consignments held on held.artwork_id = kept.id
    where kept.id = any(${list(ids)}) and held.gallery_id = ${gallery} and held.state = 'proposed' and exists (
      select from import_records trail join imports brought on brought.id = trail.import_id
      where trail.record = kept.id and brought.gallery_id = ${gallery} and trail.hash = ${hashOf(links)})`);
  return new Set(rows.map(({ id }) => id));
}

export async function countConsigned(executor: Executor, gallery: string): Promise<number> {
  const { rows } = await executor.execute<{ count: number }>(
    sql`select count(*)::int as count from consignments where gallery_id = ${gallery}`,
  );
  return rows[0]?.count ?? 0;
}

/** Asks the artists for the works that were made for them. */
export async function proposeAll(
  executor: Executor,
  gallery: string,
  asked: readonly { id: string; artwork: string }[],
): Promise<void> {
  if (asked.length === 0) return;
  await executor.execute(sql`
    insert into consignments (id, gallery_id, artwork_id, state) select id, ${gallery}, artwork, 'proposed'
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as given(id char(24), artwork char(24))`);
}

/** For each work that an import has made the account of its artist, if there is one. */
export async function artistsToMail(executor: Executor, importId: string): Promise<(string | null)[]> {
  const { rows } = await executor.execute<{ user: string | null }>(sql`
    select artist.user_id as "user" from import_records trail
      join artworks work on work.id = trail.record join artists artist on artist.id = work.owner_id
    where trail.import_id = ${importId} and trail.noun = 'art-works' and nullif(trail.before, 'null') is null`);
  return rows.map(({ user }) => user);
}
