import { unsentPlace } from '../platform/unsent.ts';

/** The work whose offer was being changed when the login expired: an offer that was not sent is kept under its address. */
export const offeredBefore = (): string | undefined =>
  /\/(?:art-works|works)\/([^/]+)\/offer$/.exec(unsentPlace() ?? '')?.[1];
