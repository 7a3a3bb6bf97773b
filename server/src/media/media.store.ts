import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { Executor } from '../platform/database.ts';
import { isDatabaseGone } from '../platform/database-gone.ts';
import type { Orm } from '../platform/orm.ts';
import { blobs, files, type StoredFormats, storedDocuments } from './media.table.ts';

export type BlobRow = typeof blobs.$inferSelect;
export type NewBlob = typeof blobs.$inferInsert;
export type NewFile = typeof files.$inferInsert;
/** The database, or a transaction on it. */
export type Connection = Pick<Orm, 'select' | 'insert' | 'update' | 'delete' | 'execute'>;

export const blobOf = async (orm: Connection, sha256: string): Promise<BlobRow | undefined> =>
  (await orm.select().from(blobs).where(eq(blobs.sha256, sha256)))[0];

/** The content, kept from being cleaned away until the transaction ends. */
export const holdBlob = async (transaction: Connection, sha256: string): Promise<BlobRow | undefined> =>
  (await transaction.select().from(blobs).where(eq(blobs.sha256, sha256)).for('key share'))[0];

/** False when somebody else has added the same content meanwhile: theirs stays. */
export const addBlob = async (transaction: Connection, blob: NewBlob): Promise<boolean> =>
  (await transaction.insert(blobs).values(blob).onConflictDoNothing()).rowCount === 1;

export async function addFile(connection: Connection, file: NewFile): Promise<void> {
  await connection.insert(files).values(file);
}

export async function updateFile(
  orm: Connection,
  id: string,
  change: Partial<Pick<typeof files.$inferInsert, 'name' | 'alternativeText' | 'caption' | 'sha256' | 'ext' | 'key'>>,
): Promise<void> {
  await orm
    .update(files)
    .set({ ...change, updatedAt: sql`now()` })
    .where(eq(files.id, id));
}

export const fileByKey = async (executor: Executor, key: string) => {
  const { rows } = await executor.execute<{ id: string; uploadedBy: string | null }>(
    sql`select id, uploaded_by as "uploadedBy" from files where key = ${key}`,
  );
  return rows[0];
};

/** New addresses, by the ids of the files. */
export async function renewKeys(orm: Connection, keys: ReadonlyMap<string, string>): Promise<void> {
  const rows = sql.join(
    [...keys].map(([id, key]) => sql`(${id}::char(24), ${key}::text)`),
    sql`, `,
  );
  await orm.execute(sql`update ${files} set key = given.key, updated_at = now()
    from (values ${rows}) as given (id, key) where ${files.id} = given.id`);
}

export async function deleteFile(orm: Connection, id: string): Promise<void> {
  await orm.delete(files).where(eq(files.id, id));
}

/**
 * Of a form that failed. Where the database was lost nobody knows whether a record has them already: then it keeps what it shows, and at
 * worst the files stay without a record.
 */
export async function discardFiles(orm: Connection, ids: readonly string[], failure: unknown): Promise<void> {
  if (isDatabaseGone(failure)) return;
  for (const id of ids) await deleteFile(orm, id);
}

/** The next content whose sizes are to be made ahead. One that ended its maker three times is left to its first visitor. */
export async function claimBlobToWarm(orm: Connection): Promise<BlobRow | undefined> {
  const free = or(isNull(blobs.warmingAt), lt(blobs.warmingAt, sql`now() - interval '10 minutes'`));
  const next = sql`(select ${blobs.sha256} from ${blobs}
    where ${and(isNull(blobs.warmedAt), lt(blobs.warmAttempts, 3), free)}
    order by ${blobs.createdAt} limit 1 for update skip locked)`;
  const [row] = await orm
    .update(blobs)
    .set({ warmingAt: sql`now()`, warmAttempts: sql`${blobs.warmAttempts} + 1` })
    .where(eq(blobs.sha256, next))
    .returning();
  return row;
}

export async function markWarmed(orm: Connection, sha256: string, formats: StoredFormats): Promise<void> {
  await orm.update(blobs).set({ warmedAt: sql`now()`, formats }).where(eq(blobs.sha256, sha256));
}

const unusedNow = sql`not exists (select 1 from ${files} where ${files.sha256} = ${blobs.sha256})`;

/** Forgets content that no file has used for so long. A file that came back meanwhile makes the database refuse, and all stays. */
export async function forgetUnusedBlobs(orm: Connection, graceSeconds: number): Promise<number> {
  await orm.update(blobs).set({ unusedAt: null }).where(sql`${blobs.unusedAt} is not null and not ${unusedNow}`);
  await orm.update(blobs).set({ unusedAt: sql`now()` }).where(sql`${blobs.unusedAt} is null and ${unusedNow}`);
  const { rowCount } = await orm
    .delete(blobs)
    .where(sql`${blobs.unusedAt} <= now() - make_interval(secs => ${graceSeconds}) and ${unusedNow}`);
  return rowCount ?? 0;
}

export async function databaseTime(executor: Executor): Promise<Date> {
  const { rows } = await executor.execute<{ now: string | Date }>(sql`select now() as now`);
  return new Date(rows[0]?.now ?? 0);
}

export async function knownLocations(orm: Connection, locations: string[]): Promise<Set<string>> {
  const pictures = await orm.select({ location: blobs.location }).from(blobs).where(inArray(blobs.location, locations));
  const documents = await orm.select().from(storedDocuments).where(inArray(storedDocuments.location, locations));
  return new Set([...pictures, ...documents].map(({ location }) => location));
}

/** Keeps what is in the store from the sweeper. Give the transaction that adds the row which speaks of it. */
export async function addDocument(connection: Connection, location: string): Promise<void> {
  await connection.insert(storedDocuments).values({ location });
}

interface Copy {
  of: string;
  id: string;
  key: string;
}

/** Further files of the same content, each under an address of its own: what becomes of the first ones does not touch them. */
export async function copyFiles(connection: Connection, copies: readonly Copy[], name: string): Promise<void> {
  if (copies.length === 0) return;
  const rows = sql.join(
    copies.map(({ of, id, key }) => sql`(${of}::char(24), ${id}::char(24), ${key}::text)`),
    sql`, `,
  );
  await connection.execute(sql`insert into ${files} (id, key, sha256, name, ext)
    select given.copy, given.key, ${files.sha256}, ${name}, ${files.ext}
    from (values ${rows}) as given (id, copy, key) join ${files} on ${files.id} = given.id`);
}

/** What triggers counted one by one becomes one row again. */
export async function mergeStorageCounts(executor: Executor): Promise<void> {
  await executor.execute(sql`with merged as (delete from storage_counts returning files, bytes)
    insert into storage_counts (files, bytes) select sum(files), sum(bytes) from merged having count(*) > 0`);
}
