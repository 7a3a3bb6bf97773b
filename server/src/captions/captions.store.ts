import type { Caption } from '@hwarang/domain/captions/captions.contract';
import { sql } from 'drizzle-orm';
import { artworkSize, artworkVisible } from '../artworks/artworks.record.ts';
import { fileJson } from '../files/files.store.ts';
import type { Executor } from '../platform/database.ts';
import { publicViewer } from '../records/query/collection.ts';

export interface ExhibitionTitle {
  title: string;
  title_en: string | null;
  gallery_id: string | null;
}

export async function exhibitionTitle(executor: Executor, id: string): Promise<ExhibitionTitle | undefined> {
  const { rows } = await executor.execute<ExhibitionTitle & Record<string, unknown>>(
    sql`select title, title_en, gallery_id from exhibitions where id = ${id}`,
  );
  return rows[0];
}

/** The works of an exhibition that everyone may see, in their order. */
export async function captionsOf(executor: Executor, exhibitionId: string): Promise<Caption[]> {
  const { rows } = await executor.execute<Caption & Record<string, unknown>>(sql`
    select line.id, coalesce(line.file ->> 'url', '') as image,
      coalesce(line.file -> 'formats' -> 'thumbnail' ->> 'url', line.file ->> 'url', '') as thumbnail,
      line.title, line.title_en, line.artist, line.artist_en, line.year, line.material, line.material_en, line.size,
      line.edition
    from (select work.id, ${sql.raw(fileJson('work.image_id'))} as file, work.title, coalesce(work.title_en, '') as title_en,
        coalesce(artist.localname, '') as artist, coalesce(artist.englishname, '') as artist_en,
        coalesce(work.year_text, to_char(work.year, 'FMYYYY'), '') as year, coalesce(work.material, '') as material,
        coalesce(work.material_en, '') as material_en, coalesce(${sql.raw(artworkSize('work'))}, '') as size,
        coalesce(work.edition, '') as edition, hung.position
      from exhibition_artworks hung join artworks work on work.id = hung.artwork_id
        left join artists artist on artist.id = work.owner_id
      where hung.exhibition_id = ${exhibitionId} and ${sql.raw(artworkVisible('work', publicViewer))}) line
    order by line.position, line.id`);
  return rows;
}
