import { callAt } from '../../open-calls/calls.ts';

/** The rounds of a call, at the API. */
export const roundsAt = (slug: string) => `${callAt(slug)}/rounds` as const;
export type RoundAddress = `${ReturnType<typeof roundsAt>}/${string}`;
