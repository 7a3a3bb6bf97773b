import { Failure } from '@hwarang/domain/failures';
import type { Clocked } from '@hwarang/domain/open-calls/call-state';
import { can } from '@hwarang/domain/roles';
import type { Caller } from '../platform/caller.ts';
import type { OpenCallRow } from './open-calls.store.ts';

/** What the clock decides by. */
export const clockOf = (row: OpenCallRow): Clocked => ({
  stage: row.stage,
  opens_on: row.opensOn,
  closes_on: row.closesOn,
  closed: row.closed,
  held_open: row.heldOpen,
  grace_minutes: row.graceMinutes,
});

/** A draft is there for administrators alone. */
export function demandCall(row: OpenCallRow | undefined, caller: Caller): OpenCallRow {
  if (!row || (row.stage === 'draft' && !can(caller.role, 'manage open calls'))) throw new Failure('not-found');
  return row;
}
