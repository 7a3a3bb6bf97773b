import { sql } from 'drizzle-orm';
import { mayShowWork } from '../../exhibitions/agreed.store.ts';
import type { Executor } from '../../platform/database.ts';

export interface WorkNamed {
  id: string;
  title: string;
  detail: string;
  /** Whether it may newly hang in an exhibition of whose sheet it is. */
  agreed: boolean;
}

const shownBy = (
  gallery: string,
) => sql`exists (select from exhibition_artworks hung join exhibitions show on show.id = hung.exhibition_id
  where hung.artwork_id = work.id and show.gallery_id = ${gallery})`;

/**
 * Works by id and by inventory number; a number can belong to several. A gallery finds those that it may show, and those that hang in an
 * exhibition of its own already.
 */
export async function worksNamed(
  executor: Executor,
  names: readonly string[],
  gallery?: string,
): Promise<Map<string, WorkNamed[]>> {
  const all = new Map<string, WorkNamed[]>();
  if (names.length === 0) return all;
  const told = sql`work.id, work.title, concat_ws(' · ',
    (select artist.localname from artists artist where artist.id = work.owner_id), left(work.year::text, 4)) as detail,
    ${gallery ? mayShowWork(gallery) : sql`true`} as agreed`;
  const found = gallery ? sql`(${mayShowWork(gallery)} or ${shownBy(gallery)})` : sql`true`;
  const { rows } = await executor.execute<WorkNamed & { name: string } & Record<string, unknown>>(sql`
    select given.name, ${told} from unnest(${sql.param([...names])}::text[]) given(name)
      join artworks work on work.id = given.name::char(24) and length(given.name) = 24
      where work.deleted_at is null and ${found}
    union select given.name, ${told} from unnest(${sql.param([...names])}::text[]) given(name)
      join artworks work on work.inventory_number = given.name where work.deleted_at is null and ${found}
    order by 1, 2`);
  for (const { name, ...work } of rows) all.set(name, [...(all.get(name) ?? []), work]);
  return all;
}

export async function recordsThere(executor: Executor, table: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await executor.execute<{ id: string }>(
    sql`select id from ${sql.identifier(table)} where id = any(${sql.param([...ids])}::char(24)[])`,
  );
  return new Set(rows.map(({ id }) => id));
}

/** A name may lack its ending: '2021-03' finds '2021-03.jpg', if there is one alone. */
export async function imagesNamed(
  executor: Executor,
  importId: string,
  keys: readonly string[],
): Promise<Map<string, string>> {
  if (keys.length === 0) return new Map();
  const { rows } = await executor.execute<{ name: string; file_id: string }>(sql`
    select name, file_id from import_images where import_id = ${importId} and name = any(${sql.param([...keys])}::text[])
    union all
    select stem, min(file_id) from import_images where import_id = ${importId} and stem = any(${sql.param([...keys])}::text[])
      and stem <> name group by stem having count(*) = 1`);
  return new Map(rows.map(({ name, file_id }) => [name, file_id]));
}

/** By the content: the same picture uploaded again is another file. */
export async function contentsOf(executor: Executor, files: readonly string[]): Promise<Map<string, string>> {
  if (files.length === 0) return new Map();
  const { rows } = await executor.execute<{ id: string; sha256: string }>(
    sql`select id, sha256 from files where id = any(${sql.param([...files])}::char(24)[])`,
  );
  return new Map(rows.map(({ id, sha256 }) => [id, sha256]));
}

export async function markUsed(executor: Executor, importId: string, files: readonly string[]): Promise<void> {
  if (files.length === 0) return;
  await executor.execute(sql`
    update import_images set used = true where import_id = ${importId} and file_id = any(${sql.param([...files])}::char(24)[])`);
}
