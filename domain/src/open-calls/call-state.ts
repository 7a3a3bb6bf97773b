import * as z from 'zod';

/** What a curator has decided of a call. While it is published, the clock does the rest. */
export const callStages = ['draft', 'published', 'judging', 'decided', 'archived'] as const;
export type CallStage = (typeof callStages)[number];

export const callStates = ['draft', 'scheduled', 'open', 'closed', 'judging', 'decided', 'archived'] as const;
export const callState = z.enum(callStates);
export type CallState = z.infer<typeof callState>;

export interface Clocked {
  stage: CallStage;
  /** First and last day in Korea, both included. */
  opens_on: string;
  closes_on: string;
  /** By hand, whatever the dates say. */
  closed: boolean;
  /** Past its last day, by hand. */
  held_open: boolean;
  grace_minutes: number;
}

/** Midnight in Korea at the beginning of a day ('YYYY-MM-DD'): nine hours before Greenwich in every season. */
export const beginningOf = (day: string): number => Date.parse(`${day}T00:00:00+09:00`);
const dayLength = 86_400_000;
/** The first moment at which the last day is over. */
export const deadlineOf = ({ closes_on }: Pick<Clocked, 'closes_on'>): number => beginningOf(closes_on) + dayLength;

export function stateOfCall(call: Clocked, now: number): CallState {
  if (call.stage !== 'published') return call.stage;
  if (call.closed) return 'closed';
  if (now < beginningOf(call.opens_on)) return 'scheduled';
  return now < deadlineOf(call) || call.held_open ? 'open' : 'closed';
}

/** Open although its last day is over. */
export const isExtended = (call: Clocked, now: number): boolean =>
  stateOfCall(call, now) === 'open' && now >= deadlineOf(call);

/**
 * Whether an entry is taken now. Who had begun before the deadline is given some minutes more: nobody loses a form because the last click
 * came a moment late. Not when the call was closed by hand.
 */
export function takesEntry(call: Clocked, now: number, begunAt?: number): boolean {
  if (stateOfCall(call, now) === 'open') return true;
  const isPublished = call.stage === 'published' && !call.closed;
  const deadline = deadlineOf(call);
  const begunInTime = begunAt !== undefined && begunAt < deadline;
  return isPublished && begunInTime && now >= deadline && now < deadline + call.grace_minutes * 60_000;
}
