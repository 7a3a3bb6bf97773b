import { and, eq, sql } from 'drizzle-orm';
import type { Database, Executor } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';
import type { Orm } from '../platform/orm.ts';
import type { Db, ImportRecord } from './imports.store.ts';
import { imports } from './imports.table.ts';

/** Seconds after which another process takes over what this one has not been heard of. */
const leaseSeconds = 60;
const mostTries = 5;
/** This process, in what it works on. */
const self = newId();

export class LeaseLost extends Error {}

/**
 * The oldest import that waits for work and that nobody works on. The embedded database belongs to one process: whoever else holds an
 * import there is gone.
 */
export async function claimImport({ orm, kind }: Pick<Database, 'orm' | 'kind'>): Promise<ImportRecord | undefined> {
  const free =
    kind === 'embedded'
      ? sql`(lease_until is null or lease_until < now() or worker <> ${self})`
      : sql`(lease_until is null or lease_until < now())`;
  const { rows } = await orm.execute<{ id: string }>(sql`
    update imports set worker = ${self}, lease_until = now() + make_interval(secs => ${leaseSeconds}), tries = tries + 1,
      started_at = coalesce(started_at, now())
    where id = (select id from imports where ready and state in ('checking', 'running', 'undoing') and ${free}
      order by created_at limit 1 for update skip locked)
    returning id`);
  const [claimed] = rows;
  if (!claimed) return undefined;
  const [one] = await orm.select().from(imports).where(eq(imports.id, claimed.id));
  if (!one || one.tries <= mostTries) return one;
  // What ends the process each time would end it for ever.
  await orm.execute(
    sql`update imports set state = 'failed', problem = 'unexpected', lease_until = null where id = ${one.id}`,
  );
  return undefined;
}

/** Tells how far it is and that it goes on. Fails when somebody else has taken over: then nothing more may be written. */
export async function keepLease(
  executor: Executor,
  id: string,
  progress: { done: number; cursor?: number },
): Promise<void> {
  const cursor = progress.cursor === undefined ? sql`cursor` : sql`${progress.cursor}`;
  const { rows } = await executor.execute<{ id: string }>(sql`
    update imports set done = ${progress.done}, cursor = ${cursor}, tries = 0, updated_at = now(),
      lease_until = now() + make_interval(secs => ${leaseSeconds})
    where id = ${id} and worker = ${self} returning id`);
  if (rows.length === 0) throw new LeaseLost(`another process works on the import ${id}`);
}

export async function releaseLease(orm: Orm, id: string): Promise<void> {
  await orm.execute(sql`update imports set lease_until = null where id = ${id} and worker = ${self}`);
}

/** What came out, unless somebody else works on it now. */
export async function finishWork(
  orm: Db,
  id: string,
  {
    finished,
    ...values
  }: Partial<Pick<ImportRecord, 'state' | 'counts' | 'done' | 'problem' | 'changedSince'>> & { finished?: true },
): Promise<void> {
  const { rowCount } = await orm
    .update(imports)
    .set({
      ...values,
      ...(finished ? { finishedAt: sql`now()` } : {}),
      leaseUntil: null,
      tries: 0,
      updatedAt: sql`now()`,
    })
    .where(and(eq(imports.id, id), eq(imports.worker, self)));
  if (!rowCount) throw new LeaseLost(`another process works on the import ${id}`);
}
