export type Slots = ReturnType<typeof openSlots>;

/** Counts what is open at once under each key, and refuses more than so many. */
export function openSlots(most: number) {
  const taken = new Map<string, number>();
  return {
    /** Gives back how to free it again; nothing when all are taken. */
    take: (key: string): (() => void) | undefined => {
      const before = taken.get(key) ?? 0;
      if (before >= most) return undefined;
      taken.set(key, before + 1);
      let free = false;
      return () => {
        if (free) return;
        free = true;
        const now = (taken.get(key) ?? 1) - 1;
        if (now > 0) taken.set(key, now);
        else taken.delete(key);
      };
    },
  };
}
