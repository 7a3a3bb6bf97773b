import type { ImportNoun } from '@hwarang/domain/imports/values';
import { type SQL, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';

/** Another record as a cell names it. */
export interface Named {
  id: string;
  ko: string | null;
  en: string | null;
}
export interface NamedWork {
  id: string;
  /** Its inventory number, where no other work has it. */
  number: string | null;
}
export interface NamedFile {
  name: string;
  ext: string;
  sha256: string;
}

/** A record as a sheet needs it: its columns, and what it refers to by the name of the field. */
export interface ExportedRow {
  id: string;
  columns: Record<string, unknown>;
  named: Record<string, Named[] | undefined>;
  works: NamedWork[];
  files: NamedFile[];
}

const list = (query: SQL): SQL => sql`coalesce((${query}), '[]'::jsonb)`;
const artist = sql`jsonb_build_object('id', trim(o.id), 'ko', o.localname, 'en', o.englishname)`;
const gallery = sql`jsonb_build_object('id', trim(o.id), 'ko', o.name, 'en', o.name_en)`;
const file = sql`jsonb_build_object('name', f.name, 'ext', f.ext, 'sha256', f.sha256)`;
const none = sql`'[]'::jsonb`;

interface Source {
  from: SQL;
  named: SQL;
  works: SQL;
  files: SQL;
}

/** What each table refers to. Numbers that two works share name neither. */
const sources: Record<ImportNoun, Source> = {
  'art-works': {
    from: sql`artworks r where r.deleted_at is null`,
    named: sql`jsonb_build_object('owner', ${list(sql`select jsonb_agg(${artist}) from artists o where o.id = r.owner_id`)})`,
    works: none,
    files: list(sql`select jsonb_agg(${file}) from files f where f.id = r.image_id`),
  },
  artists: {
    from: sql`artists r where true`,
    named: sql`'{}'::jsonb`,
    works: none,
    files: list(sql`select jsonb_agg(${file}) from files f where f.id = r.profileimg_id`),
  },
  galleries: {
    from: sql`galleries r where true`,
    named: sql`'{}'::jsonb`,
    works: none,
    files: list(sql`select jsonb_agg(${file} order by l.position, f.id) from gallery_images l
      join files f on f.id = l.file_id where l.gallery_id = r.id`),
  },
  exhibitions: {
    from: sql`exhibitions r where true`,
    named: sql`jsonb_build_object(
      'gallery', ${list(sql`select jsonb_agg(${gallery}) from galleries o where o.id = r.gallery_id`)},
      'galleries', ${list(sql`select jsonb_agg(${gallery} order by l.position, o.id) from exhibition_galleries l
        join galleries o on o.id = l.gallery_id where l.exhibition_id = r.id`)},
      'artists', ${list(sql`select jsonb_agg(${artist} order by l.position, o.id) from exhibition_artists l
        join artists o on o.id = l.artist_id where l.exhibition_id = r.id`)})`,
    works:
      list(sql`select jsonb_agg(jsonb_build_object('id', trim(w.id), 'number', case when w.inventory_number is not null
        and not exists (select from artworks t where t.inventory_number = w.inventory_number and t.id <> w.id)
        then w.inventory_number end) order by l.position, w.id) from exhibition_artworks l
      join artworks w on w.id = l.artwork_id where l.exhibition_id = r.id and w.deleted_at is null`),
    files: list(sql`select jsonb_agg(${file} order by l.position, f.id) from exhibition_images l
      join files f on f.id = l.file_id where l.exhibition_id = r.id`),
  },
};

/** What a gallery takes away: works that it has on consignment, and its own exhibitions. */
const ofGallery = (noun: ImportNoun, gallery: string): SQL =>
  noun === 'art-works'
    ? sql`exists (select from consignments held where held.artwork_id = r.id and held.gallery_id = ${gallery} and held.state = 'accepted')`
    : sql`r.gallery_id = ${gallery}`;

/** The next records behind this id, in the order they were made; of a gallery, or of the whole site. */
export async function recordsBehind(
  orm: Executor,
  noun: ImportNoun,
  id: string,
  most: number,
  gallery?: string,
): Promise<ExportedRow[]> {
  const { from, named, works, files } = sources[noun];
  const { rows } = await orm.execute<ExportedRow & Record<string, unknown>>(sql`
    select trim(r.id) as id, to_jsonb(r) as columns, ${named} as named, ${works} as works, ${files} as files
    from ${from} and r.id > ${id} ${gallery ? sql`and ${ofGallery(noun, gallery)}` : sql``} order by r.id limit ${most}`);
  return rows;
}

/** The pictures of all records that are exported, each once, some at a time. */
export async function picturesBehind(
  orm: Executor,
  { sha256, name }: { sha256: string; name: string },
  most: number,
): Promise<(NamedFile & { location: string })[]> {
  const { rows } = await orm.execute<NamedFile & { location: string } & Record<string, unknown>>(sql`
    with used as (
      select image_id as id from artworks where deleted_at is null and image_id is not null
      union select profileimg_id from artists where profileimg_id is not null
      union select file_id from gallery_images
      union select file_id from exhibition_images)
    select * from (
      select distinct f.sha256, f.name, f.ext, b.location
      from used join files f on f.id = used.id join blobs b on b.sha256 = f.sha256) p
    where (p.sha256, p.name collate "C") > (${sha256}, ${name}) order by p.sha256, p.name collate "C" limit ${most}`);
  return rows;
}
