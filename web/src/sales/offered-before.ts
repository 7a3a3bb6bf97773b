import { unsentMatch } from '../platform/unsent.ts';

/** The work whose offer was being changed when the login expired: an offer that was not sent is kept under its address. */
export const offeredBefore = (): string | undefined => unsentMatch(/\/(?:art-works|works)\/([^/]+)\/offer$/);
