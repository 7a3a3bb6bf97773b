import type { Pool } from 'pg';
import { publicViewer } from '../records/query/collection.ts';
import type { RecordWithPage } from '../seo/seo.store.ts';
import type { Listed } from './presentation.ts';

/** The public ones among so many rows from this id on, in the order of their ids. */
export async function listPart(pool: Pool, record: RecordWithPage, from: string, size: number): Promise<Listed[]> {
  const [title, titleEn] = record.page.title;
  const { rows } = await pool.query<Listed>(
    `select r.id, r.${title} as title, r.${titleEn} as title_en
     from (select * from ${record.table} where id >= $1 order by id limit $2) r
     where ${record.visible('r', publicViewer)} order by r.id`,
    [from, size],
  );
  return rows;
}
