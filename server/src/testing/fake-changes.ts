/** Changes without a database: a test publishes them, and says whether the others are heard. */
export function fakeChanges() {
  const listeners: ((table: string) => void)[] = [];
  return {
    publish: () => {
      for (const listener of listeners) listener('artworks');
    },
    on: (listener: (table: string) => void) => {
      listeners.push(listener);
      return () => {};
    },
    listening: true,
    outage: undefined as number | undefined,
  };
}
