import { erasedName } from '@hwarang/domain/audit/erased-name';
import { can } from '@hwarang/domain/roles';
import { type SQL, sql } from 'drizzle-orm';
import type { Caller } from '../platform/caller.ts';
import type { Executor } from '../platform/database.ts';
import { newId } from '../platform/ids.ts';

export type Snapshot = Record<string, unknown>;

export interface Change {
  noun: string;
  id: string;
  before: Snapshot | undefined;
  after: Snapshot | undefined;
  /** Of a file with personal data that was taken away, which changes nothing: `after` tells what it held. */
  action?: 'download';
  /** Written down whoever does it: what a site vouches for in public, such as a certificate. */
  always?: true;
}

/** Columns that follow from others, or change with every write. */
const derived = new Set(['search_keys', 'search_initials', 'version', 'created_at', 'updated_at']);
const names = ['title', 'name', 'localname', 'username', 'main_title', 'page', 'key', 'slug'];

const isAudited = (caller: Caller): boolean => can(caller.role, 'see administration');

/** Writes down what an administrator changed, in the transaction that changes it. What is done by others to their own is not written down. */
export const audit = (executor: Executor, caller: Caller, change: Change): Promise<void> =>
  auditAll(executor, caller, [change]);

export async function auditAll(executor: Executor, caller: Caller, changes: readonly Change[]): Promise<void> {
  const { userId } = caller;
  if (!userId) return;
  const audited = changes.filter(({ always }) => always ?? isAudited(caller));
  const rows = audited.flatMap((change) => rowOf(userId, change) ?? []);
  if (rows.length === 0) return;
  await executor.execute(sql`
    insert into audit_entries (id, user_id, username, action, noun, record_id, name, before, after)
    values ${sql.join(rows, sql`, `)}`);
}

function rowOf(userId: string, change: Change): SQL | undefined {
  const { before, after } = differing(change.before, change.after);
  if (change.before && change.after && Object.keys(after).length === 0) return undefined;
  const action = change.action ?? (change.before ? (change.after ? 'update' : 'delete') : 'create');
  const whole = change.after ?? change.before ?? {};
  const name = String(names.map((column) => whole[column]).find((value) => typeof value === 'string') ?? '');
  const json = (part: Snapshot, wanted: unknown) => (wanted ? sql`${JSON.stringify(part)}::jsonb` : sql`null::jsonb`);
  return sql`(${newId()}, ${userId}, coalesce((select username from users where id = ${userId}), ''), ${action},
    ${change.noun}, ${change.id}, ${name}, ${json(before, change.before)}, ${json(after, change.after)})`;
}

function differing(before: Snapshot = {}, after: Snapshot = {}): { before: Snapshot; after: Snapshot } {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !derived.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (from: Snapshot) =>
    Object.fromEntries(changed.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));
  return { before: only(before), after: only(after) };
}

/**
 * Puts a pseudonym in the place of whoever has left: where the account acted, and in what was written down about it, its artist, one that an
 * administrator deleted before, and its conversations. Call after their rows are gone: the database refuses it before, and refuses every
 * other change of the log.
 */
export async function eraseFromAudit(executor: Executor, userId: string, artistId?: string): Promise<void> {
  const pseudonym = erasedName(userId);
  await executor.execute(sql`update audit_entries set username = ${pseudonym} where user_id = ${userId}`);
  await erase(
    executor,
    pseudonym,
    sql`(noun = 'users' and record_id = ${userId}) or (noun = 'artists' and record_id = ${artistId ?? ''})
      or (noun = 'artists' and not exists (select from artists where artists.id = entry.record_id::char(24))
        and record_id in (select record_id from audit_entries where noun = 'artists' and before ->> 'user_id' = ${userId}))
      or (noun = 'support' and name !~ '^deleted-'
        and not exists (select from conversations where conversations.id = entry.record_id::char(24)))`,
  );
}

/** The same in what was written down about a profile that its artist has deleted. */
export const eraseArtistFromAudit = (executor: Executor, userId: string, artistId: string): Promise<void> =>
  erase(executor, erasedName(userId), sql`noun = 'artists' and record_id = ${artistId}`);

async function erase(executor: Executor, pseudonym: string, which: SQL): Promise<void> {
  await executor.execute(sql`
    update audit_entries entry set name = ${pseudonym}, before = erased_values(before, ${pseudonym}),
      after = erased_values(after, ${pseudonym}) where ${which}`);
}
