/** What the log of changes calls an account that is gone: it tells one from another, and nobody who it was. */
export const erasedName = (userId: string): string => `deleted-${userId.slice(-8)}`;

/** What tells one erased account from another; nothing for every other name. */
export const erasedId = (name: string): string | undefined => /^deleted-([0-9a-f]{8})$/.exec(name)?.[1];
