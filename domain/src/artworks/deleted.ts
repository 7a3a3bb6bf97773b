/** For how many days a deleted work can be brought back. */
export const daysToRestore = 30;

const day = 86_400_000;

/** What was deleted before is gone for good. */
export const restorableSince = (now: Date): Date => new Date(now.getTime() - daysToRestore * day);

export const restorableUntil = (deletedAt: string): string =>
  new Date(Date.parse(deletedAt) + daysToRestore * day).toISOString();
