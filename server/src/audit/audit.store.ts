import { can } from '@hwarang/domain/roles';
import { sql } from 'drizzle-orm';
import type { Caller } from '../accounts/caller.ts';
import { newId } from '../platform/ids.ts';
import type { Executor } from '../platform/write/rows.ts';

export type Snapshot = Record<string, unknown>;

interface Change {
  noun: string;
  id: string;
  before: Snapshot | undefined;
  after: Snapshot | undefined;
}

/** Columns that follow from others, or change with every write. */
const derived = new Set(['search_keys', 'search_initials', 'version', 'created_at', 'updated_at']);
const names = ['title', 'name', 'localname', 'username', 'main_title', 'page', 'key'];

const isAudited = (caller: Caller): boolean => can(caller.role, 'see administration');

/** Writes down what an administrator changed, in the transaction that changes it. What is done by others to their own is not written down. */
export async function audit(executor: Executor, caller: Caller, change: Change): Promise<void> {
  if (!isAudited(caller) || !caller.userId) return;
  const { before, after } = differing(change.before, change.after);
  if (change.before && change.after && Object.keys(after).length === 0) return;
  const action = change.before ? (change.after ? 'update' : 'delete') : 'create';
  const whole = change.after ?? change.before ?? {};
  const name = String(names.map((column) => whole[column]).find((value) => typeof value === 'string') ?? '');
  const json = (part: Snapshot, wanted: unknown) => (wanted ? sql`${JSON.stringify(part)}::jsonb` : sql`null`);
  await executor.execute(sql`
    insert into audit_entries (id, user_id, username, action, noun, record_id, name, before, after)
    values (${newId()}, ${caller.userId}, coalesce((select username from users where id = ${caller.userId}), ''), ${action},
      ${change.noun}, ${change.id}, ${name}, ${json(before, change.before)}, ${json(after, change.after)})`);
}

function differing(before: Snapshot = {}, after: Snapshot = {}): { before: Snapshot; after: Snapshot } {
  const changed = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !derived.has(name) && JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  const only = (from: Snapshot) =>
    Object.fromEntries(changed.filter((name) => from[name] !== undefined).map((name) => [name, from[name]]));
  return { before: only(before), after: only(after) };
}
