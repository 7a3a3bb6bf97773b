import type { Change } from '../platform/changes.ts';

/** Changes without a database: a test publishes them, and says whether the others are heard. */
export function fakeChanges() {
  const listeners: ((change: Change) => void)[] = [];
  return {
    publish: (change: Change = { table: '*', kind: 'withdrawal' }) => {
      for (const listener of listeners) listener(change);
    },
    on: (listener: (change: Change) => void) => {
      listeners.push(listener);
      return () => {};
    },
    listening: true,
    outage: undefined as number | undefined,
  };
}
