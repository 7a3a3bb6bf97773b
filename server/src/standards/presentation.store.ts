import type { Pool } from 'pg';
import { publicViewer } from '../records/query/collection.ts';
import { type Part, type RecordWithPage, rowsOfPart } from '../seo/seo.store.ts';
import type { Listed } from './presentation.ts';

/** The public ones among the rows of a part, in the order of their ids. */
export async function listPart(pool: Pool, record: RecordWithPage, part: Part, size: number): Promise<Listed[]> {
  const [title, titleEn] = record.page.title;
  const { rows } = await pool.query<Listed>(
    `select r.id, r.${title} as title, r.${titleEn} as title_en
     from ${rowsOfPart(record.table)} r
     where ${record.visible('r', publicViewer)} order by r.id`,
    [part.from, part.until, size],
  );
  return rows;
}
