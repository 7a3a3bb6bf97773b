import { sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';

/** A picture of the same name takes the place of the one before, which goes unless a record has taken it. */
export async function addImages(
  executor: Executor,
  id: string,
  images: readonly { name: string; file: string }[],
): Promise<void> {
  for (const { name, file } of images)
    await executor.execute(sql`
      with before as (select file_id from import_images where import_id = ${id} and name = ${name} and not used),
        put as (insert into import_images (import_id, name, stem, file_id)
          values (${id}, ${name}, ${name.replace(/\.[^.]+$/, '')}, ${file})
          on conflict (import_id, name) do update set file_id = excluded.file_id, used = false)
      delete from files where id in (select file_id from before) and id <> ${file}`);
}
