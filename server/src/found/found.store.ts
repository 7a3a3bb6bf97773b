import type { Pool } from 'pg';
import { publicViewer } from '../records/query/collection.ts';
import { artistVisible, artworkVisible, exhibitionVisible, galleryVisible } from '../records/visibility.ts';

/** A record as it is told to machines that look for pages. */
export interface FoundRow {
  id: string;
  title: string;
  title_en: string | null;
  by: string | null;
  by_en: string | null;
  text: string | null;
  text_en: string | null;
  /** The random part of the address of its picture, and how that picture is written. */
  key: string | null;
  alpha: boolean | null;
  created_at: Date;
  updated_at: Date;
}

export type FoundKind = 'artworks' | 'exhibitions' | 'artists' | 'galleries';
export const foundKinds: readonly FoundKind[] = ['exhibitions', 'artworks', 'artists', 'galleries'];

const first = (table: string, key: string): string =>
  `(select file_id from ${table} link where link.${key} = r.id order by position, file_id limit 1)`;

const sources: Record<FoundKind, { columns: string; image: string; visible: string; joined: string }> = {
  artworks: {
    columns: 'r.title, r.title_en, o.localname as by, o.englishname as by_en, r.text, r.text_en',
    image: 'r.image_id',
    visible: artworkVisible('r', publicViewer),
    joined: 'left join artists o on o.id = r.owner_id',
  },
  exhibitions: {
    columns:
      'r.title, r.title_en, o.name as by, o.name_en as by_en, r.detailinfotext as text, r.detailinfotext_en as text_en',
    image: first('exhibition_images', 'exhibition_id'),
    visible: exhibitionVisible('r', publicViewer),
    joined: `left join galleries o on o.id = r.gallery_id and ${galleryVisible('o', publicViewer)}`,
  },
  artists: {
    columns:
      'r.localname as title, r.englishname as title_en, null as by, null as by_en, r.statement as text, r.statement_en as text_en',
    image: 'r.profileimg_id',
    visible: artistVisible('r', publicViewer),
    joined: '',
  },
  galleries: {
    columns:
      'r.name as title, r.name_en as title_en, null as by, null as by_en, r.description as text, r.description_en as text_en',
    image: first('gallery_images', 'gallery_id'),
    visible: galleryVisible('r', publicViewer),
    joined: '',
  },
};

const read = (kind: FoundKind, rest: string): string => {
  const { columns, image, visible, joined } = sources[kind];
  return `select r.id, ${columns}, f.key, b.alpha, r.created_at, r.updated_at from ${kind} r ${joined}
    left join files f on f.id = ${image} left join blobs b on b.sha256 = f.sha256 where ${visible} ${rest}`;
};

export async function countFound(pool: Pool, kind: FoundKind): Promise<number> {
  const { rows } = await pool.query(`select count(*)::int as n from ${kind} r where ${sources[kind].visible}`);
  return rows[0]?.n ?? 0;
}

/** In the order of their ids, so that a page holds the same records while others are added behind it. */
export const pageOfFound = async (pool: Pool, kind: FoundKind, start: number, limit: number): Promise<FoundRow[]> =>
  (await pool.query<FoundRow>(read(kind, 'order by r.id offset $1 limit $2'), [start, limit])).rows;

export const newestFound = async (pool: Pool, kind: FoundKind, limit: number): Promise<FoundRow[]> =>
  (await pool.query<FoundRow>(read(kind, 'order by r.created_at desc, r.id desc limit $1'), [limit])).rows;
