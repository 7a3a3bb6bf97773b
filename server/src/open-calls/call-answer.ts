import { isExtended, stateOfCall } from '@hwarang/domain/open-calls/call-state';
import { eligibility } from '@hwarang/domain/open-calls/eligibility';
import { imageRule, type OpenCall } from '@hwarang/domain/open-calls/open-calls.contract';
import type { Snapshot } from '../audit/audit.store.ts';
import { clockOf } from './call-access.ts';
import type { OpenCallRow } from './open-calls.store.ts';

/** A call as the API tells it, with its state at this moment. */
export function answerOf(row: OpenCallRow): OpenCall {
  const clock = clockOf(row);
  const now = Date.now();
  return {
    id: row.id,
    slug: row.slug,
    ...row.texts,
    winners: row.winners,
    most_works: row.mostWorks,
    results_on: row.resultsOn,
    ...clock,
    eligibility: eligibility.parse(row.eligibility),
    questions: row.questions,
    images: imageRule.parse(row.images),
    state: stateOfCall(clock, now),
    extended: isExtended(clock, now),
    announced_at: row.publishedAt?.toISOString() ?? null,
    __v: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** For the log of changes: without what changes with every write, or with the clock. */
export const auditFacts = ({ __v, createdAt, updatedAt, state, extended, ...facts }: OpenCall): Snapshot => ({
  ...facts,
});
