import type { Pool } from 'pg';
import { firstFile } from '../records/files.ts';
import { publicViewer } from '../records/query/collection.ts';
import type { RecordWithPage } from './seo.store.ts';

/** A public record as it is shown in other people's pages. */
export interface EmbeddedRow {
  id: string;
  title: string;
  title_en: string | null;
  line: string | null;
  line_en: string | null;
  by: string | null;
  by_en: string | null;
  key: string | null;
  alpha: boolean | null;
  width: number | null;
  height: number | null;
  thumbnail: { width: number; height: number } | null;
}

export async function findEmbedded(pool: Pool, record: RecordWithPage, id: string): Promise<EmbeddedRow | undefined> {
  const { title, by, line = by } = record.page;
  const [line_ko, line_en] = line?.('r') ?? ['null', 'null'];
  const [by_ko, by_en] = by?.('r') ?? ['null', 'null'];
  const { rows } = await pool.query<EmbeddedRow>(
    `select r.id, r.${title[0]} as title, r.${title[1]} as title_en, ${line_ko} as line, ${line_en} as line_en, ${by_ko} as by, ${by_en} as by_en,
       f.key, b.alpha, b.width, b.height, b.formats -> 'thumbnail' as thumbnail
     from ${record.table} r left join files f on f.id = ${firstFile(record, 'r')} left join blobs b on b.sha256 = f.sha256
     where r.id = $1 and ${record.visible('r', publicViewer)}`,
    [id],
  );
  return rows[0];
}
