import { notFound } from '@hwarang/domain/failures';
import { isId } from '@hwarang/domain/ids';
import { sql } from 'drizzle-orm';
import type { Orm } from './orm.ts';

/** The rows of every gallery: for administrators, and for what works across galleries. */
export const everyGallery = ['*'] as const;

/** The setting that the row-level security of PostgreSQL asks (see the migration `gallery_staff`). */
export const scopeSetting = 'hwarang.galleries';
export const scopeValue = (galleries: readonly string[]): string => galleries.join(',');

/** Ids may come from addresses: a '*' there, or several in one, would be more galleries than the caller was asked about. */
function demandIds(galleries: readonly string[]): void {
  if (galleries !== everyGallery && !galleries.every(isId)) throw notFound();
}

/** A transaction in which PostgreSQL shows the private rows of these galleries and of no others, whatever its statements ask for. */
export const inGalleries = <Result>(
  { orm }: { orm: Orm },
  galleries: readonly string[],
  work: (tx: Orm) => Promise<Result>,
): Promise<Result> =>
  orm.transaction(async (tx) => {
    demandIds(galleries);
    await tx.execute(sql`select set_config(${scopeSetting}, ${scopeValue(galleries)}, true)`);
    return work(tx);
  });

/** Whether row-level security does not bind the role of this connection, as it binds no superuser. */
export async function isUnbound({ orm }: { orm: Orm }): Promise<boolean> {
  const { rows } = await orm.execute<{ unbound: boolean }>(
    sql`select rolsuper or rolbypassrls as unbound from pg_roles where rolname = current_user`,
  );
  return rows[0]?.unbound ?? false;
}
